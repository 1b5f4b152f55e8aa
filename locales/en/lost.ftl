### For: page

lost-game =
    .title = This game is not here
    .line = Games are kept in the browser they were played in. It may have been deleted, or played on another device: there, Share & export gives a link that opens anywhere.

lost-page =
    .title = There is no such page
    .line = The address may be mistyped or out of date.

lost-other = This could not be opened
lost-play = Play
lost-retry = Try again
