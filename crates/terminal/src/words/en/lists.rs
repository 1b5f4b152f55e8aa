//! Lists of what can be named on a command line.

use crate::words::English;
use crate::words::lists::ListWords;

impl ListWords for English {
    fn levels_title(&self) -> &'static str {
        "Levels, from the weakest to the strongest:"
    }

    fn styles_title(&self) -> &'static str {
        "Styles, for the levels from club on:"
    }

    fn opponents_title(&self) -> &'static str {
        "Reference opponents, to measure others against:"
    }

    fn style_line(&self, style: &str) -> &'static str {
        match style {
            "builder" => "Likes to see large features of its own completed.",
            "farmer" => "Likes fields, and what counts at the end.",
            _ => "Likes to join the features of others.",
        }
    }

    fn opponent_line(&self, _name: &str, english: &'static str) -> &'static str {
        english
    }

    fn setup_line(&self, _name: &str, english: &'static str) -> &'static str {
        english
    }

    fn names_combine(&self) -> &'static str {
        "Names can be combined, as in base-inns-river-abbot."
    }

    fn bots_combine(&self) -> &'static str {
        "A style follows a plus sign, as in expert+farmer, and milliseconds for a turn an at sign, as in master@1000."
    }

    fn no_such_bot(&self, name: &str) -> String {
        format!("nobody here is called `{name}`; `remparts bots` lists who plays")
    }

    fn plays_other_game(&self, name: &str) -> String {
        format!("`{name}` does not play this game")
    }

    fn no_such_setup(&self, name: &str) -> String {
        format!("`{name}` is neither a setup nor a file; `remparts setups` lists the names")
    }

    fn did_you_mean(&self, told: &str, name: &str) -> String {
        format!("{told}; did you mean `{name}`?")
    }
}
