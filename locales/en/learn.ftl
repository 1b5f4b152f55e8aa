### For: page, on demand

learn-title = Learn to play
learn-lead = Six short lessons on a real board. You do the playing.
learn-begin = Begin
learn-go-on = Continue
learn-again = Once more
learn-done = Done

# $done (Number)
# $all (Number)
learn-progress = { $done } of { $all } lessons done

# $number (Number)
learn-lesson = Lesson { $number }

learn-choice =
    .title = An expansion
    .about = River, abbot, arrows, inns, gifts, or The City: your choice.
    .lead = Which one would you like to try? Each is a short lesson of its own.

learn-rules = Rather read? The rules, with pictures

# $step (Number)
# $steps (Number)
learn-steps = Step { $step } of { $steps }

learn-back = All lessons
learn-next = Next
learn-show-me = Show me
learn-undo = Undo
learn-check = End turn
learn-rotate = Turn the tile
learn-your-tile = Your tile
learn-you = You
learn-other = Red
learn-both = Both of you
learn-answers = Answers
learn-keys = Keys: arrows go to a spot, Enter places the tile there, R turns it, 1 to 9 choose a figure, Enter ends the turn.
learn-finished = Lesson done!

# $title (Text)
learn-next-lesson = Next lesson: { $title }

learn-play = Play a real game
learn-try-another = Try another expansion

# $reason (Text)
learn-failed = Something went wrong. { $reason }
