### For: both

setup-title = New game
setup-quickly = Quick choices
setup-tiles = Tiles of this server

# $title (Text)
setup-tiles-line = { $title ->
    [none] Instead of the tiles that come with the game.
   *[other] { $title }
}

# A game with one key.
# $quick (Quick)
setup-quick = { $quick ->
    [base] Base game
    [first] First edition
    [all] Everything
   *[city] The City
}

setup-game = Game
setup-edition = Edition

# An edition, and a line about it.
# $edition (Edition)
setup-editions =
    .name = { $edition ->
        [anniversary] 20th anniversary
       *[first] First edition
    }
    .line = { $edition ->
        [anniversary] A field scores 3 points for each complete city it touches. Small cities score in full.
       *[first] A complete city pays 4 points to the farmers around it. Two-tile cities count half.
    }

setup-expansion = Expansions and farmers

# An expansion, in a word for summaries, and a line about it.
# $expansion (Expansion)
setup-expansions =
    .name = { $expansion ->
        [river] The River
        [abbot] Abbot and gardens
        [arrows] Anniversary arrows
        [inns] Inns & Cathedrals
       *[gifts] The Gifts
    }
    .short = { $expansion ->
        [river] River
        [abbot] Abbot
        [arrows] Arrows
        [inns] Inns & Cathedrals
       *[gifts] Gifts
    }
    .line = { $expansion ->
        [river] The game begins with a river through the land.
        [abbot] A monk for abbeys and gardens who can come home early.
        [arrows] Another turn, a second meeple, or a meeple anywhere.
        [inns] Double or nothing, a big meeple, a sixth color.
       *[gifts] Help an opponent, draw a gift.
    }

setup-option = Options

setup-farmers =
    .name = Farmers
    .line = Meeples can lie in fields, and score at the end.

setup-guards =
    .name = A guard on every wall
    .line = During the third pile, a guard on any new wall, not only on the last.

setup-seats = Players

# $number (Number)
setup-seat = Seat { $number }

# $number (Number)
setup-who = Who plays on seat { $number }

setup-person = A person here
setup-bots = Bots

# $level (Text)
setup-bot = Bot: { $level }

# A line about how strong a bot is.
# $level (Level)
setup-levels = { $level ->
    [beginner] Sees only its own points this turn, and never farms.
    [novice] Counts what everyone would score if the game ended now.
    [club] Knows at a glance what features and figures are worth.
    [advanced] Also weighs whatever the next player may answer.
    [expert] Also plays its best ideas on, to see what becomes of them.
   *[master] Takes its time, and plays to win, by however little.
}

# $number (Number)
setup-name = Name on seat { $number }

# $number (Number)
setup-style = Style of the bot on seat { $number }

setup-all-round = All-round

# $style (Text)
setup-in-style = Style: { $style }

# What a bot likes, and a line about it.
# $style (Style)
setup-styles =
    .name = { $style ->
        [builder] Builder
        [farmer] Farmer
       *[raider] Raider
    }
    .line = { $style ->
        [builder] Loves to see large features completed.
        [farmer] Loves fields, and what counts at the end.
       *[raider] Loves to join what others have built.
    }

# $number (Number)
# $color (Text)
setup-color = Color of seat { $number }: { $color }

# $number (Number)
setup-choose-color = Color of seat { $number }

# $name (Text)
setup-earlier = Move { $name } up

# $name (Text)
setup-remove = Remove { $name }

setup-add = Add a player

setup-shuffle =
    .name = Shuffle the seats
    .line = The order is drawn when the game starts.

setup-help = Help while playing

# How much help there is, and a line about it.
# $preset (PresetName)
setup-presets =
    .name = { $preset ->
        [learner] Learner
        [standard] Standard
        [tournament] Tournament
       *[purist] Purist
    }
    .line = { $preset ->
        [learner] All the help there is, warnings included.
        [standard] All the facts, no advice.
        [tournament] Only what players can look up.
       *[purist] The bare board. You do the counting.
    }

setup-aids =
    .spots = Where the tile fits
    .preview = What a move scores
    .projection = Projected scores
    .overlays = Fields, owners
    .frontier = Tiles that fit, dead spots
    .bag = Tiles left, odds
    .warnings = Warnings

setup-aid-on = on
setup-aid-off = off
setup-start = Start

# $what (Text)
# $who (Text)
# $tiles (Number?)
setup-summary = { $tiles ->
    [none] { $what }: { $who }
   *[other] { $what }: { $who }, { $tiles }{ "\u00A0" }tiles
}

# The tiles of a set that are not known exactly.
# $set (Text)
# $pieces (Number) all tiles of the set
# $unknown (Number?) those that are not known, if it is not all of them
setup-stand-ins = { $unknown ->
    [none] all { $pieces } tiles { setup-of-set }
   *[other] { $unknown } of the { $pieces } tiles { setup-of-set }
}

# $tiles (Text)
setup-not-known = No pictures or lists were found, so we made up { $tiles }. If you own the box, load its tiles below.

# $edition (Edition)
setup-edited = { $edition ->
    [anniversary] 20th anniversary
   *[first] first edition
}

# $list (Text)
setup-with = with { $list }

setup-without-farmers = without farmers
setup-with-guards = a guard on every wall
setup-you = you

# $one (Text)
# $others (Text)
setup-against = { $one } against { $others }

# $bots (Text)
setup-watching = { $bots }, and you watch

# $game (GameName)
setup-problems =
    .players = { $game ->
        [city] The City is for two to four players.
       *[other] Carcassonne is for two to six players.
    }
    .sixth = Six players need Inns & Cathedrals, which brings the sixth color.
    .other = These choices do not go together.

# $count (Number)
setup-fixes =
    .fewer = Keep the first { $count } seats
    .inns = Add Inns & Cathedrals

# A color of players; one that we do not know is called what it calls itself.
# $color (Text)
setup-color-name = { $color ->
    [blue] blue
    [vermilion] vermilion
    [yellow] yellow
    [black] black
    [pink] pink
    [white] white
   *[other] { $color }
}

# Which set tiles are of.
# $set (Text)
setup-of-set = { $set ->
    [anniversary] with arrows
    [river20] of the River
    [city] of The City
   *[other] of { $set }
}

setup-no-clock = no clock

# A line about a game.
# $game (GameName)
setup-game-lines = { $game ->
    [classic] Build the land, and claim its roads, cities, abbeys and fields.
   *[city] Fill a town with streets, markets and homes, then raise walls around it.
}
