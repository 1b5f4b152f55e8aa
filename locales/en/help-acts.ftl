### For: both

help-acts-placing =
    .spot = To the next spot for the tile
    .pin = Place the tile there
    .turn = Turn the tile right, left
    .figure = Choose by number
    .none = Choose none
    .commit = End the turn
    .back = One step back

help-acts-looking =
    .fit = Show the whole board
    .last = Show the last move
    .again = Play the last moves again
    .pan = Move the board
    .zoom = Closer, farther
    .fields = Fields (hold to peek)
    .owners = Owners (hold to peek)
    .ends = Tiles that fit here
    .dead = Dead spots
    .coordinates = Coordinates

help-acts-history =
    .turn = Previous, next turn
    .scoring = Previous, next scoring
    .first = To the beginning
    .live = To the present
    .play = Play and pause

help-acts-reading =
    .cursor = Walk over all tiles
    .region = Next, previous feature
    .inspect = Keep the feature in view
    .bag = Tiles left
    .player = How a player stands
    .command = Type a move or a question
    .chat = Write to the others online
    .sound = Sound on and off
    .keys = This list
