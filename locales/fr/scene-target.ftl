### For: both

scene-target-now = { $points } maintenant
scene-target-closed = { $points } une fois { names-completed }
scene-target-at-least = au moins { $points }
scene-target-worth = vaut { $points }
