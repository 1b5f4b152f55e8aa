### For: page

layout-new = New
layout-games = My games
layout-online = Online
layout-more = More
layout-menu = Menu
layout-back = Back to the game

# $count (Number)
layout-gifts = Gifts to use: { $count }

layout-rotate = Turn the tile
layout-history = History

layout-tools =
    .fit = Whole board
    .last = Last move
    .fields = Fields
    .owners = Owners
    .ends = Tiles that fit
    .dead = Dead spots
    .bag = Tiles left
    .log = Log
    .hand = Gifts
    .chat = Chat
    .table = Table
    .share = Share
    .keys = Keyboard
