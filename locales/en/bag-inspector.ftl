### For: both

# How it stands with a feature.
# $feature (FeatureName)
# $complete (Flag)
bag-inspector-state = { $feature ->
    [field] scored at the end
    [homes] scored at the end
   *[other] { $complete ->
        [true] { names-completed }
       *[false] { names-incomplete }
    }
}

bag-inspector-nobody = Nobody is here

# $name (Text)
# $strength (Number)
# $leads (Flag)
bag-inspector-strength = { $leads ->
    [true] { $name }: strength { $strength }, leads
   *[false] { $name }: strength { $strength }
}

bag-inspector-leads = leads
bag-inspector-shared = shared lead
bag-inspector-now = Worth now

# $feature (FeatureName)
bag-inspector-completed = If { names-completed }

# $count (Number)
bag-inspector-open-cells = { $count ->
    [one] { $count } open cell
   *[other] { $count } open cells
}

# How likely it is that a feature is completed.
# $feature (FeatureName)
bag-inspector-chance = { $feature ->
    [street] Chance to finish
    [market] Chance to finish
   *[other] Chance to complete
}

bag-inspector-chance-of = that an owner still draws a tile that fits

# $count (Number)
bag-inspector-fits = { $count ->
    [one] { $count } tile left fits
   *[other] { $count } tiles left fit
}

bag-inspector-dead = No tile left fits.
bag-inspector-several = It takes more than one tile.

# $kind (FeatureName)
# $count (Number)
bag-inspector-feeds = { $kind ->
    [homes] Touches { $count ->
        [one] { $count } market
       *[other] { $count } markets
    }
   *[other] { $count ->
        [0] Touches no complete city
       *[other] Touches { $count ->
            [one] { $count } complete city
           *[other] { $count } complete cities
        }
    }
}

# $kind (FeatureName)
# $count (Number)
bag-inspector-fields = { $kind ->
    [market] Touches { $count ->
        [one] { $count } homes
       *[other] { $count } homes
    }
   *[other] Touches { $count ->
        [one] { $count } field
       *[other] { $count } fields
    }
}

bag-inspector-pin = Pin to compare
bag-inspector-unpin = Unpin

# $face (Text)
# $left (Number)
bag-inspector-times = { $face }, { $left } left
