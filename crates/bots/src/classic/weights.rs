//! The constants of the evaluation, in points unless said otherwise.

use crate::levels::Style;
use crate::weights::weights;

weights! {
    /// The constants of the evaluation, found by self-play, see `remparts tune`.
    ClassicWeights {
        /// How much a tile that closes an open cell helps a feature there (a rate, two players).
        closing: 0.109, 0.03;
        /// How much a tile that fits the cell but leaves the feature open helps.
        extending: 0.019, 0.02;
        /// How much a tile that closes a road helps it (a rate, two players).
        road_closing: 0.176, 0.03;
        /// How much a tile that lengthens a road helps it.
        road_extending: 0.010, 0.02;
        /// What each free cell beside an open cell leaves of its chance: a tile there may spoil it.
        unspoilt: 0.896, 0.02;
        /// How much a tile that fits helps an abbey.
        around: 0.023, 0.02;
        /// How much of what completing a city adds is believed.
        city: 1.084, 0.1;
        /// How much of what completing a road adds is believed.
        road: 0.569, 0.1;
        /// Points expected for each open cell of a city beside those of its completion.
        city_growth: -0.072, 0.1;
        /// Points expected for each open cell of a road.
        road_growth: 0.083, 0.1;
        /// Chance that a city at a field with one open side is completed by anyone.
        field_city: 0.667, 0.08;
        /// What each further open side leaves of that chance.
        field_decay: 0.072, 0.06;
        /// Points for each side where a field can grow.
        field_growth: 0.141, 0.04;
        /// What is lost of a field that is led by one figure only.
        field_contest: 0.599, 0.05;
        /// What is lost of a city that is led by one figure only, for each open cell.
        contest: 0.162, 0.04;
        /// What is lost of a road that is led by one figure only, for each open cell.
        road_contest: 0.285, 0.04;
        /// How much of a figure's return is believed.
        homecoming: 0.523, 0.1;
        /// Worth of having no figure in hand.
        free0: -19.559, 1.0;
        /// Worth of one figure in hand.
        free1: -8.546, 0.8;
        /// Worth of two figures in hand.
        free2: -3.075, 0.6;
        /// Worth of three figures in hand.
        free3: 0.717, 0.5;
        /// Worth of four figures in hand.
        free4: 3.844, 0.5;
        /// Worth of five figures in hand.
        free5: 6.020, 0.5;
        /// Worth of six figures in hand.
        free6: 6.321, 0.5;
        /// Worth of seven figures in hand.
        free7: 7.313, 0.5;
        /// Turns left for each seat at which figures in hand are worth half.
        fading: 6.245, 1.0;
        /// A big meeple in hand, as a part of a meeple.
        big: 1.300, 0.1;
        /// An abbot in hand, as a part of a meeple.
        abbot: 1.300, 0.1;
        /// Worth of having the next turn.
        tempo: 1.350, 0.5;
        /// Worth of one wrapped gift.
        gift: 4.500, 0.4;
        /// How much a tile that joins two features of different owners helps whoever wants that.
        joining: 0.194, 0.03;
        /// How much of what joining brings is believed.
        join: 0.819, 0.1;
    }
}

impl ClassicWeights {
    /// The constants as a style changes them.
    #[must_use]
    pub fn styled(self, style: Style) -> Self {
        match style {
            Style::Plain => self,
            Style::Builder => Self {
                city: 1.25 * self.city,
                road: 1.25 * self.road,
                city_growth: self.city_growth + 0.15,
                contest: 0.8 * self.contest,
                field_contest: 1.2 * self.field_contest,
                ..self
            },
            Style::Farmer => Self {
                field_growth: 1.5 * self.field_growth,
                field_contest: 0.6 * self.field_contest,
                field_city: 1.1 * self.field_city,
                ..self
            },
            Style::Raider => Self {
                join: 1.5 * self.join,
                contest: 1.3 * self.contest,
                road_contest: 1.3 * self.road_contest,
                ..self
            },
        }
    }
}
