### For: page

settings-title = Settings
settings-language = Language
settings-theme = Colors

settings-themes =
    .auto = Auto
    .light = Light
    .dark = Dark
    .contrast = High contrast

settings-tiles = Tiles

settings-drawings =
    .illustrated = Illustrated
    .schematic = Schematic

settings-pace = Pace of the bots

settings-paces =
    .instant = At once
    .brisk = Brisk
    .calm = Calm

settings-confirm = End of your turn

settings-confirms =
    .always = With a button
    .never = At once

settings-confirm-hints =
    .always = You can change everything until you press End turn.
    .never = Your turn ends with your last choice.

settings-sound = Sound
settings-sound-key = Key M
settings-coordinates = Coordinates around the board
settings-coordinates-key = Key C

settings-update =
    .ready = New version ready.
    .reload = Reload
    .later = Later
