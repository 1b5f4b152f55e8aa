#!/usr/bin/env python3
"""A complete bot for tables on line: it plays any legal action, over plain HTTP.

It knows no rules at all. The stream of a table says when it is the bot's turn and everything that
is legal then, so a bot needs four requests only: an account, a seat, the stream, and its moves. See
docs/ONLINE.md. Start `remparts serve`, open a public table with an open seat, and

    python3 examples/online_bot.py http://127.0.0.1:4747/            joins the first open table
    python3 examples/online_bot.py http://127.0.0.1:4747/ TABLE      joins this one

A bot that should keep its account stores the token and sends it again next time.
"""

import http.client
import json
import random
import sys
import time
import urllib.error
import urllib.request


# What requests end in while a server is not there.
AWAY = (OSError, http.client.HTTPException)


class Refused(Exception):
    """The server said no; `code` says why in one word."""

    def __init__(self, problem):
        super().__init__(problem["message"])
        self.code = problem["code"]


class Server:
    def __init__(self, url):
        self.base = url.rstrip("/") + "/api/v1"
        self.token = None

    def request(self, method, path, body=None, timeout=30):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.base + path, data, method=method)
        request.add_header("Content-Type", "application/json")
        if self.token:
            request.add_header("Authorization", "Bearer " + self.token)
        try:
            return urllib.request.urlopen(request, timeout=timeout)
        except urllib.error.HTTPError as error:
            if error.code >= 500:
                raise OSError("the server is busy or away") from None
            raise Refused(json.load(error)) from None

    def ask(self, method, path, body=None):
        with self.request(method, path, body) as answer:
            return json.load(answer)

    def order(self, table, command):
        """Gives an order until it is answered. A move that is sent twice is made once."""
        while True:
            try:
                return self.ask("POST", f"/tables/{table}/orders", command)
            except AWAY:  # or the answer was lost
                time.sleep(1)

    def messages(self, table):
        """Everything that happens at a table, also after the connection was lost."""
        while True:
            try:
                with self.request("GET", f"/tables/{table}/stream?turns=1", timeout=60) as stream:
                    for line in stream:
                        if line.strip():  # empty lines say that the server is there
                            yield json.loads(line)
            except AWAY:
                pass
            time.sleep(1)


def open_seat(seats):
    return next((n for n, seat in enumerate(seats) if seat["kind"] == "open"), None)


def find_table(server):
    """The first table in the lobby that has an open seat."""
    while True:
        for listed in server.ask("GET", "/tables")["open"]:
            if open_seat(listed["seats"]) is not None:
                return listed["id"]
        time.sleep(2)


def sit_down(server, table):
    while True:
        seats = server.ask("GET", f"/tables/{table}")["table"]["state"]["seats"]
        seat = open_seat(seats)
        if seat is None:
            sys.exit("no seat is open")
        try:
            server.order(table, {"do": "sit", "seat": seat})
            return seat
        except Refused as refused:
            if refused.code != "taken":  # else someone was faster
                raise


def main():
    server = Server(sys.argv[1])
    server.token = server.ask("POST", "/accounts", {"name": "Random Example"})["token"]
    table = sys.argv[2] if len(sys.argv) > 2 else find_table(server)
    seat = sit_down(server, table)
    server.order(table, {"do": "ready", "ready": True})
    print(f"seat {seat + 1} at table {table}", flush=True)
    for message in server.messages(table):
        if message["type"] == "turn":
            action = random.choice(message["actions"])
            try:
                server.order(table, {"do": "play", "ply": message["ply"], "actions": [action]})
            except Refused as refused:
                # The turn was told twice, or someone plays for us because we were late.
                if refused.code not in ("stale", "not-your-turn"):
                    raise
        # What a table is like now is in `table` messages as a whole, and in events by what is new.
        now = message.get("table") or message.get("event")
        if now and now["state"]["outcome"]:
            print("over, scores", *now["state"]["outcome"]["scores"])
            break


if __name__ == "__main__":
    main()
