//! What is said when a move is refused, in French.

use super::names::de;
use crate::words::refusals::{can_end, family, name};
use crate::words::{French, NameWords as _, RefusalWords, all_of};
use remparts_screen::names::{FigureName, Step};
use remparts_screen::{EdgeName, Misfit, Reason};

const OVER: &str = "La partie est finie. Revoyez-la, ou commencez-en une autre.";

impl RefusalWords for French {
    fn reason(&self, reason: &Reason, names: &[String]) -> String {
        let text = match reason {
            Reason::GameOver => OVER,
            Reason::NotYourTurn { seat } => {
                return format!("C’est à {} de jouer. Attendez votre tour.", name(names, *seat));
            }
            Reason::ChancePending => "On pioche. Attendez un instant.",
            Reason::NothingToDraw => "Il n’y a rien à piocher maintenant.",
            Reason::WrongStep { step } => wrong_step(*step),
            Reason::NotInHand { face } => {
                return format!(
                    "Vous n’avez pas {face} en main. Placez la tuile que vous avez piochée."
                );
            }
            Reason::NoneLeft { face } => {
                return format!("Il ne reste plus {} à piocher.", de(face));
            }
            Reason::NotInDeck => "Cette carte n’est plus dans la pile.",
            Reason::NoSuchSeat { seat } => return format!("Il n’y a pas de place {}.", seat + 1),
            Reason::CellTaken { x, y } => {
                return format!("Il y a déjà une tuile en {x},{y}. Choisissez une case vide.");
            }
            Reason::Detached { x, y } => {
                return format!(
                    "Aucune tuile ne borde {x},{y}. La vôtre doit en toucher une par un côté \
                     entier ; un coin ne suffit pas."
                );
            }
            Reason::EdgeMismatch { side } => {
                return format!(
                    "Le paysage ne se poursuit pas {}. Tournez la tuile, ou choisissez une autre \
                     case.",
                    self.at_side(*side)
                );
            }
            Reason::StreetMismatch { side } => {
                return format!(
                    "Une route s’interrompt {}. Tournez la tuile, ou choisissez une autre case.",
                    self.at_side(*side)
                );
            }
            Reason::FitsNoWay { x, y } => {
                return format!(
                    "Cette tuile ne va pas en {x},{y}, quel que soit son sens. Choisissez une autre \
                     case."
                );
            }
            Reason::RiverNotContinued => {
                "Une tuile Rivière doit prolonger la rivière. Placez-la à l’une des extrémités ouvertes."
            }
            Reason::RiverEndLost => {
                "La rivière y perdrait une extrémité ouverte. Placez la tuile de sorte que l’eau puisse \
                 continuer."
            }
            Reason::RiverUTurn => {
                "La rivière ne tourne pas deux fois de suite dans la même direction. Tournez la \
                 tuile dans l’autre sens."
            }
            Reason::RiverTowardRiver => {
                "La rivière se dirigerait vers ses propres tuiles. Tournez-la de l’autre côté."
            }
            Reason::NotInTheMiddle => "La première tuile va au milieu, en 0,0.",
            Reason::BeyondTheWall { x, y } => {
                return format!(
                    "{x},{y} est au-delà des remparts : un rempart ou la Porte de la Ville y fait \
                     face. Choisissez une autre case."
                );
            }
            Reason::BreaksTheRun { x, y } => {
                return format!(
                    "Une tuile en {x},{y} couperait la suite des remparts ou l’enfermerait. \
                     Choisissez une autre case."
                );
            }
            Reason::NoTile { x, y } => {
                return format!(
                    "Il n’y a pas de tuile en {x},{y}. Choisissez une tuile du plateau."
                );
            }
            Reason::NoSuchPart { x, y } => {
                return format!(
                    "La tuile en {x},{y} n’a pas cet endroit. Choisissez-en un qu’elle a."
                );
            }
            Reason::ArrowNotTouched { x, y } => {
                return format!(
                    "Aucune flèche ne s’active en {x},{y}. Choisissez-en une qui s’active."
                );
            }
            Reason::NoneInSupply { figure } => match figure {
                FigureName::Abbot => "Votre abbé est sur le plateau. Reprenez-le d’abord.",
                FigureName::Big => {
                    "Votre gros meeple est sur le plateau. Il rentre quand sa zone est évaluée."
                }
                _ => {
                    "Vous n’avez plus de meeple en réserve. Il en rentre un quand sa zone est \
                     évaluée."
                }
            },
            Reason::NoFollower => {
                "Vous n’avez plus de bonhomme en réserve. Il en rentre un quand sa route ou son \
                 marché est évalué."
            }
            Reason::Resting => {
                "Vos bonhommes sont rentrés pendant ce tour. Vous pourrez les réutiliser au tour \
                 suivant."
            }
            Reason::WrongFigure { figure: FigureName::Abbot } => {
                "L’abbé ne se pose que sur une abbaye ou un jardin. Choisissez-en un, ou prenez un \
                 meeple."
            }
            Reason::WrongFigure { .. } => {
                "Seul l’abbé se pose sur un jardin. Choisissez un autre endroit pour votre meeple."
            }
            Reason::NoFarmers => {
                "On joue sans paysans : personne ne se couche dans un pré. Choisissez un autre endroit."
            }
            Reason::NotOnNewTile => "Choisissez un endroit sur la tuile qui vient d’être placée.",
            Reason::Occupied => {
                "Cette zone est occupée, peut-être sur une tuile lointaine. Choisissez une zone \
                 inoccupée."
            }
            Reason::Complete => {
                "Cette zone est complète, et la flèche n’ouvre que les zones incomplètes. Choisissez un \
                 autre endroit."
            }
            Reason::Finished => {
                "Votre tuile termine cette zone : on n’y pose plus de bonhomme. Choisissez un autre \
                 endroit."
            }
            Reason::NothingToPair => {
                "Pour un deuxième meeple, choisissez un endroit où se trouve un seul des vôtres."
            }
            Reason::NoAbbotToRecall => {
                "Vous n’avez pas d’abbé sur une abbaye ou un jardin incomplet : il n’y a rien à \
                 reprendre."
            }
            Reason::AbbotJustPlaced => {
                "Vous avez posé votre abbé pendant ce tour. Vous pourrez le reprendre dès votre \
                 prochain tour."
            }
            Reason::NoSuchGift { gift } => {
                return format!(
                    "Vous n’avez pas la carte {}. Choisissez un Présent de votre main.",
                    self.gift(*gift)
                );
            }
            Reason::GiftAlreadyUnwrapped => {
                "Vous avez déjà déballé un Présent pendant ce tour. Gardez les autres pour plus tard."
            }
            Reason::NoSecondTile => {
                "Il n’y a pas de deuxième tuile à piocher. Gardez ce Présent : il vaut 2 points à la \
                 fin."
            }
            Reason::NoAbbey { x, y } => {
                return format!(
                    "Il n’y a pas d’abbaye en {x},{y}. Choisissez une abbaye incomplète."
                );
            }
            Reason::AbbeyComplete { x, y } => {
                return format!("L’abbaye en {x},{y} est complète. Choisissez-en une incomplète.");
            }
            Reason::NoRoadToSweep => {
                "Choisissez une route incomplète où se trouve au moins un meeple."
            }
            Reason::RetreatFromGarden => {
                "Le Retrait ne vaut pas pour un jardin. Choisissez une ville, une route, une abbaye ou \
                 un pré."
            }
            Reason::NoFigureThere => {
                "Vous n’avez pas ce meeple à cet endroit. Choisissez l’un des vôtres."
            }
            Reason::NoChange => {
                "Un meeple debout doit se coucher dans un pré, un paysan doit se relever. Choisissez un \
                 tel endroit."
            }
            Reason::CompleteToStandIn => {
                "Personne ne se relève dans une zone complète. Choisissez une route, une ville ou une \
                 abbaye incomplète."
            }
            Reason::NotOnTheRim { .. } => {
                "La Porte de la Ville va sur le bord extérieur. Choisissez un côté qui donne sur \
                 l’extérieur."
            }
            Reason::NotNextToAnEnd { .. } => {
                "Les remparts se prolongent à leurs deux bouts. Choisissez le côté voisin de l’un de \
                 ces bouts."
            }
            Reason::NotTheWall { .. } => {
                "Un garde ne va que sur le dernier rempart que vous avez construit."
            }
            Reason::GuardedOpposite => {
                "Un garde se tient juste en face, au bout d’une rangée sans espace vide. Gardez votre \
                 bonhomme."
            }
            Reason::NoTower => "Vous n’avez plus de tour. Continuez sans en placer.",
            Reason::NotAnEnd { .. } => {
                "Une tour va à un bout des remparts, à un rempart au moins de la tour précédente ou de \
                 la Porte de la Ville."
            }
        };
        text.to_owned()
    }

    fn misfit(&self, misfit: &Misfit) -> String {
        match misfit {
            Misfit::Clash { side, there, .. } if can_end(*there) => format!(
                "Ne va pas dans ce sens : la {} {} s’arrêterait. Tournez la tuile, ou choisissez une \
                 autre case.",
                self.edge(*there),
                self.at_side(*side)
            ),
            Misfit::Clash { side, here, there } => format!(
                "Ne va pas dans ce sens : sa {} buterait sur {} {}. Tournez la tuile, ou choisissez \
                 une autre case.",
                self.edge(*here),
                ground(*there),
                self.at_side(*side)
            ),
            Misfit::Lacks { side, there } if can_end(*there) => format!(
                "Ne va pas ici : la {} {} s’arrêterait, et cette tuile n’a pas {}. Choisissez une \
                 autre case.",
                self.edge(*there),
                self.at_side(*side),
                de(self.edge(*there))
            ),
            Misfit::Lacks { side, there: EdgeName::Field } => format!(
                "Ne va pas ici : il y a un pré {}, et cette tuile n’en a sur aucun côté. Choisissez \
                 une autre case.",
                self.at_side(*side)
            ),
            // Only streets have to go on in The City, and this tile has one on every side.
            Misfit::Lacks { side, .. } => format!(
                "Ne va pas ici : une de ses routes s’arrêterait {}, quel que soit son sens. \
                 Choisissez une autre case.",
                self.at_side(*side)
            ),
            Misfit::Together { sides } => {
                let met: Vec<String> = sides
                    .iter()
                    .map(|(side, edge)| format!("{} {}", met(*edge), self.at_side(*side)))
                    .collect();
                format!(
                    "Ne va pas ici, quel que soit son sens : il faudrait {}. Choisissez une autre \
                     case.",
                    all_of(&French, &met)
                )
            }
        }
    }

    fn rule(&self, rule: &str) -> String {
        let about = match family(rule) {
            "SETUP" | "OPT" | "TC-SETUP" => "la préparation",
            "TURN" | "TC-TURN" => "le tour",
            "TILE" | "TC-LAY" => "placer une tuile",
            "MEEPLE" => "poser un meeple",
            "TC-PUT" => "poser un bonhomme",
            "TC-SCORE" => "l’évaluation",
            "RIVER" => "la rivière",
            "ABBOT" => "l’abbé",
            "ANNIV" => "les flèches",
            "GIFT" => "les Présents",
            "TC-BEYOND" => "au-delà des remparts",
            "TC-WALL" => "la Porte et les remparts",
            "TC-GUARD" => "les gardes",
            "TC-TOWER" => "les tours",
            "END" | "TC-FINAL" => "la fin de la partie",
            _ => "",
        };
        if about.is_empty() {
            format!("(règle {rule})")
        } else {
            format!("(règle {rule} : {about})")
        }
    }
}

/// Ground that lies on a side.
const fn ground(edge: EdgeName) -> &'static str {
    match edge {
        EdgeName::City => "la ville",
        EdgeName::Road | EdgeName::Street => "la route",
        EdgeName::Field => "un pré",
        EdgeName::River => "la rivière",
        EdgeName::Market => "un marché",
        EdgeName::Homes => "une zone résidentielle",
    }
}

/// What a tile would have to go on with on a side. In The City only streets have to.
const fn met(edge: EdgeName) -> &'static str {
    match edge {
        EdgeName::City => "une ville",
        EdgeName::Road | EdgeName::Street => "une route",
        EdgeName::Field => "un pré",
        EdgeName::River => "la rivière",
        EdgeName::Market | EdgeName::Homes => "aucune route",
    }
}

/// What has to be done first.
const fn wrong_step(step: Step) -> &'static str {
    match step {
        Step::First | Step::Draw | Step::Gift => "Pas encore : on pioche d’abord.",
        Step::Tile => "Pas encore : placez d’abord votre tuile.",
        Step::Arrow => "Pas encore : choisissez d’abord une flèche.",
        Step::Figure => {
            "Plus maintenant : la tuile est placée. Posez un pion, ou terminez le tour."
        }
        Step::Gate => "Pas maintenant : construisez d’abord la Porte de la Ville.",
        Step::Wall => "Pas maintenant : construisez d’abord un rempart.",
        Step::Guard => "Pas maintenant : posez un garde, ou aucun.",
        Step::Tower => "Pas maintenant : placez une tour, ou aucune.",
        Step::Over => OVER,
    }
}
