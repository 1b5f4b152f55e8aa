### For: both

# $points (Number)
scene-target-now = now { $points }

# $points (Text)
# $feature (FeatureName)
scene-target-closed = if { names-completed } { $points }

# $points (Number)
scene-target-at-least = at least { $points }

# $points (Number)
scene-target-worth = worth { $points }
