#!/usr/bin/env python3
"""Loads `castellan serve` over a socket and checks every reply.

Usage: scripts/load_serve.py [BUILD_DIR [REQUESTS]]
  BUILD_DIR  a finished build (default build/dev)
  REQUESTS   in all (default 100000)

Eight clients send solve, hint, verify and deal requests for golden deals, each with up to 32 under way at once, and one
line in a hundred is no request; one client is killed in the middle. Every other reply must be what the program itself says
of the deal, and the server's memory must stay level. Then a client alone measures how long a reply takes. Prints the
figures; exit code 0 if all was right.
"""

import json
import multiprocessing
import os
import random
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time

CLIENTS = 8
WINDOW = 32
GAMES = ("beleaguered-castle", "streets-and-alleys", "fortress", "citadel", "chessboard")
DEALS = 60  # Of each game.
KEPT = 24  # Megabytes that each thread of the server may keep, and some for the clients.
MALFORMED = ('{"id":', "hello", '{"id":7}', '{"id":8,"do":"fly"}', '{"id":9,"do":"solve","game":"nowhere","deal":{"seed":1}}',
             '{"id":10,"do":"hint","game":"fortress","deal":{"text":"KC KC"}}', "[1,2]", "\x01", '{"id":{},"do":"games"}')


def program(build, *words, text=None):
    return subprocess.run([os.path.join(build, "castellan"), *words], input=text, capture_output=True, text=True).stdout


def comparable(answer):
    answer = dict(answer)
    answer.pop("cpu_ms", None)
    answer["deal"] = {"line": answer["deal"]["line"]}
    return answer


def after(deal, moves):
    """The position that these moves of a deal lead to."""
    homes = deal.setdefault("foundations", [])

    def place(move, end):
        if move[end] != "foundation":
            return deal["tableau piles"][int(move[end].split()[1]) - 1]
        suit = move["card"][-1]
        if not any(home and home[-1][-1] == suit for home in homes):
            homes.append([])
            return homes[-1]
        return next(home for home in homes if home and home[-1][-1] == suit)

    for move in moves:
        card = place(move, "from").pop()
        place(move, "to").append(card)
    return deal


def questions(build):
    """Requests without ids, with the answers that the program gives."""
    known = []
    for game in GAMES:
        lines = program(build, "solve", game, "--seeds", f"1-{DEALS}", "--format", "json").splitlines()
        for seed, answer in enumerate(map(json.loads, lines), 1):
            request = {"game": game, "deal": {"seed": seed}}
            known.append(({"do": "solve", **request}, comparable(answer)))
            known.append(({"do": "deal", **request, "form": "line"}, {"text": answer["deal"]["line"]}))
            if answer["verdict"] == "winnable":
                verified = {"legal": True, "won": True, "move_count": answer["move_count"]}
                moves = json.dumps({"moves": answer["moves"]})
                known.append(({"do": "verify", **request, "moves": moves}, verified))
        for seed, answer in enumerate(map(json.loads, lines[:DEALS // 4]), 1):
            deal = json.loads(program(build, "deal", game, "--seed", str(seed), "--format", "json"))
            text = json.dumps(after(deal, answer["moves"][:len(answer["moves"]) // 3]))
            hinted = json.loads(program(build, "hint", game, "-", "--format", "json", text=text))
            known.append(({"do": "hint", "game": game, "deal": {"text": text}}, comparable(hinted)))
    return known


def is_right(kind, expected, reply):
    answer = reply.get("answer")
    if answer is None:
        return False
    if kind in ("solve", "hint"):
        return comparable(answer) == expected
    return all(answer.get(key, "").strip() == value if key == "text" else answer.get(key) == value
               for key, value in expected.items())


class Client:
    def __init__(self, path):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(path)
        self.lines = self.socket.makefile("r", encoding="utf-8")
        self.greeting = json.loads(self.lines.readline())

    def send(self, line):
        self.socket.sendall((line + "\n").encode())

    def receive(self):
        return json.loads(self.lines.readline())


def run_client(path, known, requests, number, results):
    chance = random.Random(number)
    client = Client(path)
    waiting = {}
    sent = errors = wrong = malformed = 0
    while sent < requests or waiting or malformed > errors:
        while sent < requests and len(waiting) < WINDOW:
            sent += 1
            if sent % 100 == 0:
                client.send(chance.choice(MALFORMED))
                malformed += 1
                continue
            request, expected = chance.choice(known)
            identity = f"{number}-{sent}"
            waiting[identity] = (request["do"], expected)
            client.send(json.dumps({"id": identity, **request}))
        reply = client.receive()
        if reply["id"] in waiting:
            wrong += not is_right(*waiting.pop(reply["id"]), reply)
        elif "error" in reply:
            errors += 1
        else:
            wrong += 1
    results.put((sent - malformed, malformed, wrong))


def memory(pid):
    with open(f"/proc/{pid}/status", encoding="ascii") as status:
        return next(int(line.split()[1]) / 1024 for line in status if line.startswith("VmRSS"))


def delays(path, known, kind):
    client = Client(path)
    found = []
    asked = [request for request, _ in known if request["do"] == kind]
    for number in range(max(1000, len(asked))):
        begin = time.perf_counter()
        client.send(json.dumps({"id": number, **asked[number % len(asked)]}))
        client.receive()
        found.append(1000 * (time.perf_counter() - begin))
    found.sort()
    return statistics.median(found), found[len(found) * 99 // 100]


def load(path, pid, known, requests):
    results = multiprocessing.Queue()
    clients = [multiprocessing.Process(target=run_client, args=(path, known, requests // CLIENTS, number, results))
               for number in range(CLIENTS)]
    begin = time.monotonic()
    for client in clients:
        client.start()
    levels = [memory(pid)]
    killed = clients.pop()
    time.sleep(0.5)
    os.kill(killed.pid, signal.SIGKILL)
    while any(client.is_alive() for client in clients):
        levels.append(memory(pid))
        time.sleep(0.2)
    seconds = time.monotonic() - begin
    counts = [results.get(timeout=5) for _ in clients]
    right, malformed, wrong = (sum(column) for column in zip(*counts))
    print(f"{right + malformed} requests of {len(clients)} clients, {malformed} of them malformed, {wrong} wrong replies; "
          f"one more client killed")
    print(f"{(right + malformed) / seconds:.0f} requests a second")
    print(f"memory: {levels[len(levels) // 4]:.0f} MB after a quarter, {levels[-1]:.0f} MB at the end")
    return wrong == 0 and levels[-1] < levels[0] + KEPT * (os.cpu_count() or 1)


def main():
    build = sys.argv[1] if len(sys.argv) > 1 else "build/dev"
    requests = int(sys.argv[2]) if len(sys.argv) > 2 else 100_000
    known = questions(build)
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "castellan")
        with subprocess.Popen([os.path.join(build, "castellan"), "serve", "--socket", path]) as server:
            try:
                while not os.path.exists(path):
                    time.sleep(0.01)
                all_right = load(path, server.pid, known, requests)
                for kind in ("hint", "solve"):
                    median, late = delays(path, known, kind)
                    print(f"{kind}: median {median:.2f} ms, 99 % within {late:.2f} ms, one client alone")
            finally:
                server.terminate()
            all_right = server.wait(timeout=10) == 0 and not os.path.exists(path) and all_right
    print("all right" if all_right else "NOT all right")
    return 0 if all_right else 1


if __name__ == "__main__":
    sys.exit(main())
