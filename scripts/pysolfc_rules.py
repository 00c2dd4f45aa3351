#!/usr/bin/env python3
"""Checks solutions by the rules of PySolFC, which are written down here from its source on their own.

Usage: scripts/pysolfc_rules.py [DEALS [CASTELLAN]]
  DEALS      winnable deals of each game to check (default 200)
  CASTELLAN  the program (default: build/release/castellan)

Deals PySolFC's numbers by PySolFC's way of dealing, has the program solve them with --as pysolfc, and plays each
solution by PySolFC's rules for stacks (pysollib/games/beleagueredcastle.py and pysollib/stack.py): what a row stack
and a foundation accept, and what may be taken off them. Exit code: 0 no move is forbidden, 1 one is.
"""
import json
import random
import subprocess
import sys

RANKS = ["A"] + [str(rank) for rank in range(2, 11)] + ["J", "Q", "K"]
SUITS = "CSHD"  # In PySolFC's order: clubs and spades are black.


def shuffled(number):
    """The talon of a game number, its last card dealt first."""
    if number < 32000:
        cards = [(rank, suit) for rank in range(13) for suit in (0, 3, 2, 1)]
        state = number

        def draw(below):
            nonlocal state
            state = (state * 214013 + 2531011) & 0x7FFFFFFF
            return (state >> 16) % below
    else:
        cards = [(rank, suit) for suit in range(4) for rank in range(13)]
        generator = random.Random(number)

        def draw(below):
            return int(generator.random() * below)
    for last in range(51, 0, -1):
        chosen = draw(last + 1)
        cards[last], cards[chosen] = cards[chosen], cards[last]
    return cards


class Table:
    """Rows and foundations as one of PySolFC's games deals them."""

    def __init__(self, game, number):
        self.game = game
        self.castle = game in ("beleaguered-castle", "streets-and-alleys", "citadel")
        self.rows = [[] for _ in range(8 if self.castle else 10)]
        self.foundations = [[] for _ in range(4)]
        talon = shuffled(number)
        if game in ("beleaguered-castle", "citadel"):
            aces = [card for card in talon if card[0] == 0]
            talon = [card for card in talon if card[0] != 0]
            for ace in aces:
                self.foundations[ace[1]].append(ace)
        while talon:
            for row in self.rows:
                if not talon:
                    break
                card = talon.pop()
                if game == "citadel" and self.accepts_home(card):
                    self.foundations[card[1]].append(card)
                else:
                    row.append(card)

    def accepts_home(self, card):
        pile = self.foundations[card[1]]
        if pile:
            return len(pile) < 13 and card[0] == (pile[-1][0] + 1) % 13
        if self.game != "chessboard":
            return card[0] == 0
        begun = [other[0][0] for other in self.foundations if other]
        return not begun or card[0] == begun[0]

    def accepts(self, row, card):
        if not row:
            return True
        top = row[-1]
        if self.castle:  # RK_RowStack: down by rank.
            return card[0] == top[0] - 1
        if card[1] != top[1]:  # UD_SS_RowStack: up or down in suit.
            return False
        step = (card[0] - top[0]) % 13 if self.game == "chessboard" else card[0] - top[0]
        return step in (1, -1, 12)

    def play(self, move):
        """Why PySolFC forbids the move; nothing when it does not."""
        card = (RANKS.index(move["card"][:-1]), SUITS.index(move["card"][-1]))
        if move["from"] == "foundation":
            # Foundations are made with max_move=0, but for Fortress.
            if self.game != "fortress":
                return "a card is taken off a foundation"
            source = self.foundations[card[1]]
        else:
            source = self.rows[int(move["from"].split()[1]) - 1]
        if not source or source[-1] != card:
            return "the card is not on top"
        source.pop()
        if move["to"] == "foundation":
            if not self.accepts_home(card):
                return "the foundation does not accept it"
            self.foundations[card[1]].append(card)
        else:
            row = self.rows[int(move["to"].split()[1]) - 1]
            if not self.accepts(row, card):
                return "the row does not accept it"
            row.append(card)
        return None

    def is_won(self):
        return all(len(pile) == 13 for pile in self.foundations)


def main():
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    castellan = sys.argv[2] if len(sys.argv) > 2 else "build/release/castellan"
    forbidden = 0
    for game in ("beleaguered-castle", "streets-and-alleys", "citadel", "fortress", "chessboard"):
        # Both of PySolFC's generators.
        numbers = f"1-{3 * wanted},32000-{32000 + 3 * wanted},1234567890-{1234567890 + wanted}"
        command = [castellan, "solve", game, "--as", "pysolfc", "--pysol", numbers, "--format", "json"]
        checked = 0
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as run:
            for line in run.stdout:
                result = json.loads(line)
                if result["verdict"] != "winnable":
                    continue
                number = result["deal"]["number"]
                table = Table(game, number)
                for place, move in enumerate(result["moves"], 1):
                    reason = table.play(move)
                    if reason:
                        print(f"{game} {number}, move {place} {move}: {reason}", file=sys.stderr)
                        forbidden += 1
                        break
                else:
                    if not table.is_won():
                        print(f"{game} {number}: not won", file=sys.stderr)
                        forbidden += 1
                checked += 1
                if checked == wanted:
                    run.kill()
                    break
        print(f"{game}: {checked} solutions checked")
    sys.exit(1 if forbidden else 0)


if __name__ == "__main__":
    main()
