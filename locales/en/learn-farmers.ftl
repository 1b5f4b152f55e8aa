### For: page, on demand

learn-farmers-title = Farmers
learn-farmers-about = They lie in the fields and are paid at the very end.

learn-farmers-farmer =
    .say = This city is complete. Make the road longer on the right, then choose the lying meeple in the field that touches the city: a farmer.
    .hint-1 = Make the road longer to the right of the start tile.
    .hint-2 = Now choose the meeple that lies in a field.
    .hint-3 = That field is on the other side of the road and touches no city. Take the upper one.
    .done = Roads and cities are the borders of fields. Your farmer lies in the field above the road, and stays there to the end of the game.

# $n (Number) the right answer
learn-farmers-worth =
    .say = One complete city touches your field. What is the farmer worth at the end?
    .wrong = At the end of the game each complete city that touches the field brings three points.
    .done = { $n } points for each complete city, large or small.

learn-farmers-feed =
    .say = Red has begun a city beside your field. Complete it, for your farmer!
    .hint-1 = The city still has a gap at the top. Close it with your tile.
    .done = Nobody had a knight in it, but farmers do not mind: it is complete.

# $n (Number) the right answer
learn-farmers-more =
    .say = And what is the farmer worth now?
    .wrong = Three points for each complete city that touches the field.
    .done = { $n } points. Farmers are strong, but they never come home: do not send too many.
