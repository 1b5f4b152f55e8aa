//! What stands beside the board: players, the tile in hand, choices, and one panel at a time.

mod bag;
mod chat;
mod end;
mod feature;
mod gifts;
mod help;
mod log;
mod players;
mod side;

use super::app::App;
use super::panel::Panel;
use super::sheet::Sheet;

impl App {
    /// What a panel says.
    pub(super) fn sheet_of(&mut self, panel: Panel, width: u16) -> Sheet {
        let mut sheet = Sheet::new(self.pen, width);
        match panel {
            Panel::Log => self.log_lines(&mut sheet),
            Panel::Feature => self.feature_lines(&mut sheet),
            Panel::Bag => self.bag_lines(&mut sheet),
            Panel::Gifts => self.gift_lines(&mut sheet),
            Panel::Players => self.share_lines(&mut sheet),
            Panel::Chat => self.chat_lines(&mut sheet),
            Panel::Keys => self.key_lines(&mut sheet),
            Panel::End => self.end_lines(&mut sheet),
        }
        sheet
    }
}
