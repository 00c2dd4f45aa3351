#!/usr/bin/env python3
"""Which deals of a game can be won? One line for each.

    ./solve.py fortress 1 100
"""

import sys

import castellan


def main():
    if len(sys.argv) != 4:
        sys.exit("usage: solve.py GAME FIRST LAST")
    game, first, last = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    with castellan.Session(game) as session:
        for seed in range(first, last + 1):
            session.deal(seed=seed)
            answer = session.solve()
            moves = f", {answer['move_count']} moves" if answer["verdict"] == "winnable" else ""
            print(f"seed {seed}: {answer['verdict']}{moves}, {answer['positions']} positions")


try:
    main()
except castellan.Error as error:
    sys.exit(f"solve.py: {error}")
