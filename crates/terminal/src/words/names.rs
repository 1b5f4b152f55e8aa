//! Names of things, for all that is said of them.

use remparts_screen::names::{
    Counted, FeatureName, FigureName, GameName, GiftName, GoodsName, ShareName, SideLetter,
    SymbolName,
};
use remparts_screen::{Category, EdgeName, FactName, Sign};

/// Names of things.
pub trait NameWords {
    /// A game.
    fn game_name(&self, game: GameName) -> &'static str;

    /// A feature.
    fn feature(&self, feature: FeatureName) -> &'static str;

    /// A feature at the beginning of a line.
    fn feature_title(&self, feature: FeatureName) -> &'static str;

    /// Where a figure on it is.
    fn on_feature(&self, feature: FeatureName) -> &'static str;

    /// A figure by what it looks like, in the words of its game.
    fn figure(&self, figure: FigureName, game: GameName) -> &'static str;

    /// What a meeple or follower is called where it stands or lies; nothing if none can be there.
    fn role(&self, feature: FeatureName) -> Option<&'static str>;

    /// Complete or not, in the words of its game.
    fn completed(&self, feature: FeatureName, completed: bool) -> &'static str;

    /// A gift card.
    fn gift(&self, gift: GiftName) -> &'static str;

    /// What an arrow brings.
    fn symbol(&self, symbol: SymbolName) -> &'static str;

    /// A side of a tile.
    fn side(&self, side: SideLetter) -> &'static str;

    /// Where something at a side is.
    fn at_side(&self, side: SideLetter) -> &'static str;

    /// What a side shows.
    fn edge(&self, edge: EdgeName) -> &'static str;

    /// What is printed on a tile beside its features.
    fn sign(&self, sign: Sign) -> &'static str;

    /// What a market sells.
    fn goods(&self, goods: GoodsName) -> &'static str;

    /// So many of what a sum counts.
    fn counted(&self, what: Counted, count: u16) -> String;

    /// So many tiles.
    fn tiles(&self, count: usize) -> String;

    /// So many points.
    fn points(&self, count: i32) -> String;

    /// How strong a bot is; a level we do not know is called what it calls itself.
    fn level<'a>(&self, level: &'a str) -> &'a str;

    /// What a bot likes.
    fn bot_style<'a>(&self, style: &'a str) -> &'a str;

    /// Where points come from if the game ended now.
    fn share(&self, share: ShareName) -> &'static str;

    /// What points were for.
    fn category(&self, category: Category) -> &'static str;

    /// Something that is counted for every seat.
    fn fact(&self, fact: FactName) -> &'static str;

    /// What stands between the last two of several.
    fn and(&self) -> &'static str;
}

/// A figure and where it is; the big meeple and the abbot keep their names everywhere.
pub(super) fn figure_on(
    words: &dyn NameWords,
    figure: FigureName,
    feature: Option<FeatureName>,
) -> String {
    let name = words.figure(figure, GameName::Classic);
    let Some(feature) = feature else { return name.to_owned() };
    let plain = matches!(figure, FigureName::Meeple | FigureName::Farmer);
    let name = words.role(feature).filter(|_| plain).unwrap_or(name);
    format!("{name} {}", words.on_feature(feature))
}

/// The same with a capital letter.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Several as one: `Ann, Ben and Cleo`.
pub fn all_of<T: AsRef<str>>(words: super::Words, names: &[T]) -> String {
    match names {
        [] => String::new(),
        [name] => name.as_ref().to_owned(),
        [before @ .., last] => {
            let before: Vec<&str> = before.iter().map(T::as_ref).collect();
            format!("{}{}{}", before.join(", "), words.and(), last.as_ref())
        }
    }
}
