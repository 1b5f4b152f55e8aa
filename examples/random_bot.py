#!/usr/bin/env python3
"""A complete bot for Remparts: it plays any legal action.

It knows no rules at all. The host sends every legal action before it asks for one, so a bot needs
to answer four lines only: hello, isready, actions and go. See docs/PROTOCOL.md.

    remparts arena --bots mine,greedy --external mine='python3 examples/random_bot.py'
"""

import random
import sys


def say(line):
    # A host waits for whole lines: never keep one in a buffer.
    print(line, flush=True)


def main():
    dice = random.Random(sys.argv[1]) if len(sys.argv) > 1 else random.Random()
    actions = []
    for line in sys.stdin:  # ends when the host is gone
        command, _, rest = line.strip().partition(" ")
        if command == "hello":
            say("name random example")
            say("ready")
        elif command == "isready":
            say("ready")
        elif command == "actions":
            actions = rest.split("; ")
        elif command == "go":
            say("bestmove " + dice.choice(actions))
        elif command == "quit":
            break
        # Everything else, such as `position`, is for bots that know the rules.


if __name__ == "__main__":
    main()
