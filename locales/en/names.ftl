### For: both
### Names of things, for all that is said of them.

## Games and figures

# A game.
# $game (GameName)
names-game = { $game ->
    [classic] Carcassonne
   *[city] The City
}

# A figure by what it looks like, in the words of its game.
# $figure (FigureName)
# $game (GameName)
names-figure = { $figure ->
    [meeple] { $game ->
        [classic] meeple
       *[city] follower
    }
    [farmer] { $game ->
        [classic] farmer
       *[city] inhabitant
    }
    [big] big meeple
    [abbot] abbot
    [guard] guard
   *[tower] tower
}

# What every player has most of.
# $game (GameName)
names-meeple = { $game ->
    [classic] meeple
   *[city] follower
}

# What a figure is called where it is; the big meeple and the abbot keep their names everywhere.
# $figure (FigureName)
# $feature (FeatureName?) what it is on
names-role-of = { $figure ->
    [big] big meeple
    [abbot] abbot
    [guard] guard
    [tower] tower
   *[other] { $feature ->
        [city] knight
        [road] traveler
        [field] farmer
        [abbey] monk
        [street] traveler
        [market] merchant
        [homes] inhabitant
       *[other] { $figure ->
            [farmer] farmer
           *[other] meeple
        }
    }
}

# A figure and where it is.
# $figure (FigureName)
# $feature (FeatureName?) what it is on
names-figure-on = { $feature ->
    [none] { names-role-of }
   *[other] { names-role-of } { names-on-feature }
}

## Features

# What can be scored.
# $feature (FeatureName)
names-feature = { $feature ->
    [city] city
    [road] road
    [field] field
    [abbey] abbey
    [garden] garden
    [street] street
    [market] market
    [homes] homes
   *[guard] guard
}

# Where a figure is.
# $feature (FeatureName)
names-on-feature = { $feature ->
    [city] in the city
    [road] on the road
    [field] in the field
    [abbey] in the abbey
    [garden] in the garden
    [street] in the street
    [market] on the market
    [homes] in the homes
   *[guard] on the wall
}

# Of a feature that is completed, in the word of its game.
# $feature (FeatureName)
names-completed = { $feature ->
    [street] finished
    [market] finished
   *[other] completed
}

# Of a feature that is not completed yet.
# $feature (FeatureName)
names-incomplete = { $feature ->
    [street] unfinished
    [market] unfinished
   *[other] incomplete
}

# What makes a feature score, in the middle of a sentence; in the final scoring, its name says enough.
# $occasion (Occasion)
# $feature (FeatureName)
names-scored = { $occasion ->
    [completed] { names-feature } { names-completed }
    [recalled] abbot returns
    [swept] { names-feature } swept
    [walled] wall closes the { names-feature }
    [closed] last wall closes the { names-feature }
   *[final] { names-feature }
}

## Counting

# What a sum counts.
# $what (Counted)
# $count (Number)
names-counted = { $what ->
    [tiles] { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
    [shields] { $count ->
        [one] { $count } shield
       *[other] { $count } shields
    }
    [cities] { $count ->
        [one] { $count } city
       *[other] { $count } cities
    }
    [markets] { $count ->
        [one] { $count } market
       *[other] { $count } markets
    }
    [public] { $count ->
        [one] { $count } public building
       *[other] { $count } public buildings
    }
   *[historic] { $count ->
        [one] { $count } historic building
       *[other] { $count } historic buildings
    }
}

# A part of the sum behind some points.
# $what (Counted)
# $count (Number)
# $each (Number) points for each
# $feature (FeatureName) what is scored; a market pays for the goods that it sells
names-term = { $feature ->
    [market] { names-counted } × { $each } goods
   *[other] { names-counted } × { $each }
}

# $count (Number)
names-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}

# $points (Number)
names-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# A gain or loss.
# $points (Number)
names-gain = { SIGNED($points) }

# Several, the last two of which stand beside each other: `Ann and Ben`.
# $before (Text)
# $last (Text)
names-list-end = { $before } and { $last }

# Several with more to come: `Ann, Ben`.
# $before (Text)
# $next (Text)
names-list-middle = { $before }, { $next }

## Cards and arrows

# A gift card.
# $gift (GiftName)
names-gift = { $gift ->
    [synod] Synod
    [sweeper] Road Sweeper
    [retreat] Retreat
    [stand-lie] Stand/Lie
   *[take-two] Take 2
}

# What an arrow brings.
# $symbol (SymbolName)
names-symbol = { $symbol ->
    [pair] a second meeple
    [anywhere] a meeple anywhere
   *[repeat] another turn
}

# What an arrow allows, in a sentence.
# $symbol (SymbolName)
names-symbol-does = { $symbol ->
    [pair] Your meeple may join another meeple of yours.
    [anywhere] Your meeple may go on any free, incomplete feature.
   *[repeat] You play one more turn after this one.
}

## Tiles

# A cell by its column and row.
# $x (Number)
# $y (Number)
names-cell = { $x },{ "\u00A0" }{ $y }

# A side of a tile.
# $side (SideLetter)
names-side = { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
}

# Where something at a side is.
# $side (SideLetter)
names-at-side = { $side ->
    [N] in the north
    [E] in the east
    [S] in the south
   *[W] in the west
}

# What a side of a tile shows.
# $edge (EdgeName)
names-edge = { $edge ->
    [city] city
    [road] road
    [field] field
    [river] river
    [street] street
    [market] market
   *[homes] homes
}

# What is printed on a tile beside its features.
# $sign (Sign)
names-sign = { $sign ->
    [shield] shield
    [inn] inn
    [cathedral] cathedral
    [abbey] abbey
    [garden] garden
    [arrow] arrow
    [spring] source
    [lake] lake
    [public] public building
   *[historic] historic building
}

# What a market sells.
# $goods (GoodsName)
names-goods = { $goods ->
    [livestock] livestock
    [grain] grain
   *[fish] fish
}

## Bots

# How strong a bot is; a level that we do not know is called what it calls itself.
# $level (Text)
names-level = { $level ->
    [beginner] Beginner
    [novice] Novice
    [club] Club
    [advanced] Advanced
    [expert] Expert
    [master] Master
   *[other] { $level }
}

# What a bot likes.
# $style (Text?)
names-style = { $style ->
    [builder] builder
    [farmer] farmer
    [raider] raider
   *[other] { $style }
}

# A bot.
# $level (Text)
# $style (Text?)
names-bot = { $style ->
    [none] { names-level }
   *[other] { names-level } ({ names-style })
}

## Where points come from

# $category (Category)
names-category = { $category ->
    [roads] Roads
    [cities] Cities
    [abbeys] Abbeys
    [gardens] Gardens
    [fields] Fields
    [gifts] Gifts
    [bonus] Bonus
    [markets] Markets
    [streets] Streets
    [homes] Homes
    [towers] Towers
   *[guards] Guards
}

# When points were given.
# $phase (Phase)
names-phase = { $phase ->
    [during] in play
   *[end] at the end
}

# Something that is counted for every seat.
# $fact (FactName)
# $game (GameName)
names-fact = { $fact ->
    [tiles] Tiles placed
    [trapped] { $game ->
        [classic] Figures still out
       *[city] Followers still out
    }
    [biggest] Biggest gain
   *[without] { $game ->
        [classic] Turns without a figure
       *[city] Turns without a follower
    }
}
