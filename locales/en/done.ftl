### For: both

# $figure (FigureName)
# $feature (FeatureName?)
done-put = { CAPITAL(names-role-of) } placed

done-recall = Abbot taken back
done-gate = Gate built
done-wall = Wall built
done-guard = Guard placed
done-tower = Tower placed
done-place = Tile placed
done-arrow = Arrow chosen

# $gift (GiftName)
done-gift = { names-gift } used

# $game (GameName)
done-none = No { names-meeple } left to place

done-abbot-only = Only your abbot is left, and finds no place here
done-occupied = Everything here is occupied
