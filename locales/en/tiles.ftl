### For: page

# $name (Text)
tiles-quoted = “{ $name }”

# $sets (Text)
tiles-played-with = with the tiles { $sets }

tiles-set = Tile set
tiles-digest = Digest
tiles-own = Tiles of your own
tiles-own-hint = Play with the tiles of your box.
tiles-own-line = Describe the tiles of your box in a text file (docs/TILES.md in the project explains how), load it and play. It stays in this browser.
tiles-online-hint = Only for games on this device.
tiles-online-line = Online, everyone needs the same tiles, so only sets of the server can be played. Your own are for games on this device.
tiles-load = Load a tile file
tiles-drop-hint = Or drop it onto this page.
tiles-drop-here = Drop the tile file here

# The part of a box that a set stands in for; what we do not know is called what it calls itself.
# $part (Text)
tiles-part = { $part ->
    [city] The City
    [base] Base game
    [river] The River
    [inns] Inns & Cathedrals
    [anniversary] Anniversary arrows
   *[other] { $part }
}

# $part (Text)
# $count (Number)
# $name (Text)
# $digest (Text)
tiles-about = { $part } · { $count }{ "\u00A0" }tiles · { $name } { $digest }

# $name (Text)
tiles-remove = Remove { $name }

# $name (Text)
tiles-removed = { $name } was removed.

# $games (Number)
tiles-still-needed = { $games ->
    [0] { "" }
   *[other] { $games ->
        [one] One of your games does not open without it.
       *[other] { $games } of your games do not open without it.
    }
}

tiles-not-kept = This browser has no room to keep it. After a reload, load the file again.

# $name (Text)
tiles-refused =
    .foreign = This is not a tile file. Choose a text file whose first lines say “set” and “for”.
    .ours = These tiles come with the game already. Change some, give the set a name of its own and load it again.
    .other = This file holds another set, “{ $name }”. Choose the one named above.
    .broken = One thing has to be put right in this file. Then load it again:

tiles-needed = Tiles are missing

# $sets (Number)
tiles-needed-line = { $sets ->
    [one] This game is played with a tile set that is not on this device. Load its file and the game opens.
   *[other] This game is played with tile sets that are not on this device. Load their files and the game opens.
}
