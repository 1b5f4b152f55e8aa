### For: both

# $turn (Number)
end-log-turn = Turn { $turn }

end-log-final = Final scoring
end-log-empty = Nothing has happened yet.
end-log-copy = Copy the log
end-log-copied = Copied
end-log-newest = Newest

# $turn (Number)
end-log-show = Show turn { $turn }

# $rule (Text)
end-log-rule = Rule { $rule }

# Where a tile lies.
# $cell (Text)
end-log-at = at { $cell }
