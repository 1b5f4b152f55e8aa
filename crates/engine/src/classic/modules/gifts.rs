//! The Gifts: receiving, unwrapping, and the points of wrapped cards.

use crate::classic::action::{Action, FigureKind, Gift, GiftUse, Spot};
use crate::classic::event::{Event, Occasion};
use crate::classic::feature::FeatureKind;
use crate::classic::game::Classic;
use crate::classic::illegal::Illegal;
use crate::classic::scoring;
use crate::classic::setup::GardenRetreat;
use crate::classic::state::{GiftTable, RegionSet, Step};
use crate::classic::turn;
use crate::kernel::board::TileId;
use crate::kernel::face::NO_PART;
use crate::kernel::figures::{Figure, SLOTS};
use crate::kernel::game::Sink;
use crate::kernel::geometry::{Cell, Side};
use crate::kernel::list::List;
use crate::kernel::regions::PartId;
use crate::kernel::seat::Seat;

/// Points of a gift still wrapped at the end (GIFT-14).
pub(crate) const WRAPPED_POINTS: i32 = 2;
/// Points of a Retreat, and again for each figure that stays (GIFT-10).
pub(crate) const RETREAT_POINTS: i32 = 2;

/// Copies of a card that the next deal could bring: all that are not in hands or discarded, or the
/// discards when the deck is empty (GIFT-6). Asked of a view, where other hands are empty, these are
/// the cards the viewer has not seen, each as likely as any other to come next.
pub(crate) fn in_deck(game: &Classic, gift: Gift) -> u8 {
    let table = &game.state.gifts;
    let unseen = GiftTable::COPIES - game.secrets.held(gift) - table.discards[gift.index()];
    if table.deck > 0 { unseen } else { table.discards[gift.index()] }
}

/// Whether the tile just laid extends a road or city that someone else controls (GIFT-2, GIFT-3).
pub(crate) fn is_due(game: &Classic, across: &[Option<TileId>; 4]) -> bool {
    if game.state.gifts.available() == 0 {
        return false;
    }
    let seat = game.state.turn.seat;
    let tile = game.state.table.board.tile(game.state.table.board.last());
    let turned = &game.rules.face(tile.face).turned[tile.pose.rotation.index()];
    Side::ALL.into_iter().filter(|side| across[side.index()].is_some()).any(|side| {
        let middle = turned.ports[side.index()][1];
        middle != NO_PART && {
            let region = game.state.table.regions.region(PartId(tile.first.0 + u16::from(middle)));
            let sums = game.state.table.regions.tally(region);
            let gives = matches!(sums.kind, FeatureKind::Road | FeatureKind::City);
            gives
                && sums.figures > 0
                && game.state.strength(region, game.rules.seats()).led_by_others(seat)
        }
    })
}

/// Takes the top card, unseen by the others (GIFT-5).
pub(crate) fn receive(game: &mut Classic, gift: Gift, out: &mut impl Sink<Event>) {
    let seat = game.state.turn.seat;
    if game.state.gifts.deal(seat) {
        out.event(|| Event::DeckRefilled);
    }
    game.secrets.hand_mut(seat)[gift.index()] += 1;
    out.event(|| Event::GiftReceived(seat));
}

/// Lists every card the seat could unwrap now with every target (RUL-GIFT-5).
pub(crate) fn list(game: &Classic, out: &mut List<Action>) {
    let seat = game.state.turn.seat;
    if game.state.turn.unwrapped || game.state.gifts.held[seat.index()] == 0 {
        return;
    }
    let hand = game.secrets.hand(seat);
    for gift in Gift::ALL.into_iter().filter(|gift| hand[gift.index()] > 0) {
        match gift {
            Gift::Synod => list_synods(game, seat, out),
            Gift::Sweeper => list_sweeps(game, out),
            Gift::Retreat => list_retreats(game, seat, out),
            Gift::StandLie => list_moves(game, seat, out),
            Gift::TakeTwo => {
                if has_second_tile(game) {
                    out.push(Action::Unwrap(GiftUse::TakeTwo));
                }
            }
        }
    }
}

fn list_synods(game: &Classic, seat: Seat, out: &mut List<Action>) {
    let supply = game.kinds_in_supply(seat);
    for part in game.state.shrines.parts() {
        let sums = game.state.table.regions.tally_of(*part);
        if sums.kind == FeatureKind::Abbey && !sums.is_closed() {
            let cell = game.state.table.spot(*part).cell;
            for figure in supply.iter() {
                out.push(Action::Unwrap(GiftUse::Synod { figure, cell }));
            }
        }
    }
}

fn list_sweeps(game: &Classic, out: &mut List<Action>) {
    let open_road = |place| {
        let sums = game.state.table.regions.tally(game.state.region_at(place));
        (sums.kind == FeatureKind::Road) & !sums.is_closed()
    };
    let mut listed = RegionSet::EMPTY;
    for figure in game.state.figures.gather(game.rules.seats(), u8::MAX, open_road).iter() {
        let region = game.state.figures.place(*figure).map(|place| game.state.region_at(place));
        if let Some(region) = region.filter(|region| listed.insert(*region)) {
            let road = game.state.table.spot(game.state.table.regions.earliest(region));
            out.push(Action::Unwrap(GiftUse::Sweeper { road }));
        }
    }
}

/// Calls back with the figures of a seat on the board, each kind and spot once.
fn each_own_figure(game: &Classic, seat: Seat, mut found: impl FnMut(FigureKind, PartId)) {
    let mut seen = [(FigureKind::Meeple, PartId(0)); SLOTS];
    let mut len = 0;
    for (figure, place) in game.state.figures.of_seat(seat) {
        let own = (FigureKind::of_slot(figure.slot), PartId(place));
        if !seen[..len].contains(&own) {
            seen[len] = own;
            len += 1;
            found(own.0, own.1);
        }
    }
}

fn list_retreats(game: &Classic, seat: Seat, out: &mut List<Action>) {
    each_own_figure(game, seat, |figure, part| {
        if may_retreat(game, part) {
            let from = game.state.table.spot(part);
            out.push(Action::Unwrap(GiftUse::Retreat { figure, from }));
        }
    });
}

/// Whether Retreat reaches the feature of a part: the card names cities, roads, abbeys and fields
/// (RUL-GIFT-12).
fn may_retreat(game: &Classic, part: PartId) -> bool {
    game.rules.setup.garden_retreat == GardenRetreat::On
        || game.state.table.regions.tally_of(part).kind != FeatureKind::Garden
}

/// Meeples that stand may lie down on their tile, those that lie may stand up on what is still
/// incomplete there.
fn list_moves(game: &Classic, seat: Seat, out: &mut List<Action>) {
    use FeatureKind::{Field, Garden};
    each_own_figure(game, seat, |figure, part| {
        if figure == FigureKind::Abbot {
            return;
        }
        let from = game.state.table.spot(part);
        let lies = game.state.table.regions.tally_of(part).kind == Field;
        let tile = game.state.table.board.tile(game.state.table.tile_of(part));
        let parts = game.rules.face(tile.face).parts.len();
        out.reserve(parts);
        for to in 0..parts as u8 {
            let target = game.state.table.regions.tally_of(PartId(tile.first.0 + u16::from(to)));
            let stands = !matches!(target.kind, Field | Garden) & !target.is_closed();
            let may = if lies { stands } else { target.kind == Field && game.rules.farmers_on() };
            out.push_if(may, Action::Unwrap(GiftUse::StandLie { figure, from, to }));
        }
    });
}

/// GIFT-11, GIFT-12, RUL-GIFT-13, RUL-GIFT-14: between a field and something standing that is
/// still incomplete, on one tile. Written apart from the list above, so that each checks the other.
fn check_move(
    game: &Classic,
    figure: FigureKind,
    source: PartId,
    target: PartId,
) -> Result<(), Illegal> {
    use FeatureKind::{Abbey, City, Field, Garden, Road};
    let target = game.state.table.regions.tally_of(target);
    if figure == FigureKind::Abbot {
        return Err(Illegal::WrongFigure(figure));
    }
    match (game.state.table.regions.tally_of(source).kind, target.kind) {
        (Field, Field) => Err(Illegal::NoChange),
        (_, Field) if !game.rules.farmers_on() => Err(Illegal::NoFarmers),
        (_, Field) => Ok(()),
        (_, Garden) => Err(Illegal::WrongFigure(figure)),
        (Field, City | Road | Abbey) if target.is_closed() => Err(Illegal::CompleteToStandIn),
        (Field, City | Road | Abbey) => Ok(()),
        _ => Err(Illegal::NoChange),
    }
}

/// RUL-GIFT-17, RUL-GIFT-19: the second tile comes from the stack of the first.
fn has_second_tile(game: &Classic) -> bool {
    let from = game.state.turn.tile.and_then(|tile| game.rules.pile_of(tile));
    let next = game.state.next_pile();
    from.zip(next).is_some_and(|(from, next)| from.same_stack(next))
}

/// Why a gift may not be unwrapped like this, if so.
pub(crate) fn check(game: &Classic, used: GiftUse) -> Result<(), Illegal> {
    let seat = game.state.turn.seat;
    if game.secrets.hand(seat)[used.gift().index()] == 0 {
        return Err(Illegal::NoSuchGift(used.gift()));
    }
    if game.state.turn.unwrapped {
        return Err(Illegal::GiftAlreadyUnwrapped);
    }
    match used {
        GiftUse::Synod { figure, cell } => {
            if !game.in_supply(seat, figure) {
                return Err(Illegal::NoneInSupply(figure));
            }
            let abbey = abbey_on(game, cell).ok_or(Illegal::NoAbbey(cell))?;
            let complete = game.state.table.regions.tally_of(abbey).is_closed();
            if complete { Err(Illegal::AbbeyComplete(cell)) } else { Ok(()) }
        }
        GiftUse::Sweeper { road } => {
            let part = game.state.table.part_at(road).ok_or(Illegal::NoSuchPart(road))?;
            let region = game.state.table.regions.region(part);
            let sums = game.state.table.regions.tally(region);
            let sweepable = sums.kind == FeatureKind::Road && !sums.is_closed() && sums.figures > 0;
            if sweepable && game.state.table.regions.earliest(region) == part {
                Ok(())
            } else {
                Err(Illegal::NoRoadToSweep)
            }
        }
        GiftUse::Retreat { figure, from } => {
            let (_, part) = own_figure(game, seat, figure, from)?;
            if may_retreat(game, part) { Ok(()) } else { Err(Illegal::RetreatFromGarden) }
        }
        GiftUse::StandLie { figure, from, to } => {
            let (_, source) = own_figure(game, seat, figure, from)?;
            let to = Spot { part: to, ..from };
            let target = game.state.table.part_at(to).ok_or(Illegal::NoSuchPart(to))?;
            check_move(game, figure, source, target)
        }
        GiftUse::TakeTwo if has_second_tile(game) => Ok(()),
        GiftUse::TakeTwo => Err(Illegal::NoSecondTile),
    }
}

fn abbey_on(game: &Classic, cell: Cell) -> Option<PartId> {
    let tile = game.state.table.board.tile(game.state.table.board.at(cell)?);
    let abbey = game.rules.facts[tile.face.index()].abbey?;
    Some(PartId(tile.first.0 + u16::from(abbey)))
}

fn own_figure(
    game: &Classic,
    seat: Seat,
    kind: FigureKind,
    from: Spot,
) -> Result<(Figure, PartId), Illegal> {
    let part = game.state.table.part_at(from).ok_or(Illegal::NoSuchPart(from))?;
    let mut own = game.state.figures.of_seat(seat);
    let found =
        own.find(|(figure, place)| *place == part.0 && FigureKind::of_slot(figure.slot) == kind);
    found.map(|(figure, _)| (figure, part)).ok_or(Illegal::NoFigureThere)
}

/// Turns the card up, resolves it and discards it (GIFT-7). Step 2 stays free (RUL-GIFT-6).
pub(crate) fn unwrap(game: &mut Classic, used: GiftUse, out: &mut impl Sink<Event>) {
    let seat = game.state.turn.seat;
    let gift = used.gift();
    game.secrets.hand_mut(seat)[gift.index()] -= 1;
    game.state.gifts.discard(seat, gift);
    game.state.turn.unwrapped = true;
    out.event(|| Event::Unwrapped(seat, used));
    match used {
        GiftUse::Synod { figure, cell } => {
            let abbey = abbey_on(game, cell).expect("a legal synod has an abbey");
            turn::put(game, figure, game.state.table.spot(abbey), out);
        }
        GiftUse::Sweeper { road } => {
            let part = game.state.table.part_at(road).expect("a legal sweep names a road");
            scoring::score(game, game.state.table.regions.region(part), Occasion::Swept, out);
        }
        GiftUse::Retreat { figure, from } => {
            let own = own_figure(game, seat, figure, from);
            let (own, part) = own.expect("a legal retreat has a figure");
            game.state.figures.take(own);
            let sums = game.state.table.regions.tally_mut(game.state.table.regions.region(part));
            sums.figures -= 1;
            // RUL-GIFT-11: figures count, not their strength.
            let left = sums.figures;
            let points = RETREAT_POINTS * (1 + i32::from(left));
            game.state.scores[seat.index()] += points;
            out.event(|| Event::Retreated { seat, figure, from, left, points });
        }
        GiftUse::StandLie { figure, from, to } => {
            let own = own_figure(game, seat, figure, from);
            let (own, part) = own.expect("a legal move has a figure");
            let target = PartId(part.0 - u16::from(from.part) + u16::from(to));
            game.state.table.regions.tally_mut(game.state.table.regions.region(part)).figures -= 1;
            game.state.table.regions.tally_mut(game.state.table.regions.region(target)).figures +=
                1;
            game.state.figures.put(own, target.0);
            out.event(|| Event::Moved { seat, figure, from, to: Spot { part: to, ..from } });
        }
        GiftUse::TakeTwo => game.state.turn.step = Step::SecondTile,
    }
}

/// END-4: two points for each gift still wrapped.
pub(crate) fn score_wrapped(game: &mut Classic, out: &mut impl Sink<Event>) {
    for seat in Seat::first(game.rules.seats()) {
        let held = game.state.gifts.held[seat.index()];
        if held > 0 {
            let points = WRAPPED_POINTS * i32::from(held);
            game.state.scores[seat.index()] += points;
            out.event(|| Event::GiftsLeft { seat, gifts: held, points });
        }
    }
}
