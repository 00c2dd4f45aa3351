#!/usr/bin/env python3
"""Checks solutions by the rules of PySolFC, which are written down here from its source on their own.

Usage: scripts/pysolfc_rules.py [DEALS [CASTELLAN]]
  DEALS      winnable deals of each game to check (default 200)
  CASTELLAN  the program (default: build/release/castellan)

Deals PySolFC's numbers by PySolFC's way of dealing, has the program solve them with --as pysolfc, and plays each
solution by PySolFC's rules for stacks (pysollib/games/beleagueredcastle.py, klondike.py and pysollib/stack.py): what a row stack
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


class Game:
    """What PySolFC's classes of a game say, each in the words of its source."""

    def __init__(self, rows=8, reserves=0, build="rank", directions=(-1,), mod=14, base_rank=None, max_move=1,
                 foundation_gives=False, any_base=False, aces=None):
        self.rows, self.reserves, self.build, self.directions = rows, reserves, build, directions
        self.mod, self.base_rank, self.max_move = mod, base_rank, max_move
        self.foundation_gives, self.any_base, self.aces = foundation_gives, any_base, aces


KING = 12
UP_OR_DOWN = (1, -1)
# Moves of several cards over free stacks (SuperMoveRK_RowStack) are several moves of one.
GAMES = {
    "beleaguered-castle": Game(aces="to the foundations"),
    "streets-and-alleys": Game(),
    "citadel": Game(aces="while dealing"),
    "fortress": Game(rows=10, build="suit", directions=UP_OR_DOWN, foundation_gives=True),
    "chessboard": Game(rows=10, build="suit", directions=UP_OR_DOWN, mod=13, any_base=True),
    "siegecraft": Game(reserves=1, aces="to the foundations"),
    "stronghold": Game(reserves=1),
    "fastness": Game(reserves=2),
    "exiled-kings": Game(base_rank=KING, max_move=99, aces="while dealing"),
    "penelopes-web": Game(base_rank=KING, max_move=99),
    "selective-castle": Game(mod=13, max_move=99, any_base=True),
    "morphy": Game(rows=10, build="colour", directions=UP_OR_DOWN, mod=13, any_base=True),
    "bastion": Game(rows=10, reserves=2, build="suit", directions=UP_OR_DOWN, foundation_gives=True),
    "ten-by-one": Game(rows=10, reserves=1, build="suit", directions=UP_OR_DOWN, foundation_gives=True),
    "american-canister": Game(build="colour", max_move=99, foundation_gives=True),
}


class Table:
    """Rows, reserves and foundations as one of PySolFC's games deals them."""

    def __init__(self, name, number):
        self.game = GAMES[name]
        self.rows = [[] for _ in range(self.game.rows)]
        self.reserves = [[] for _ in range(self.game.reserves)]
        self.foundations = [[] for _ in range(4)]
        talon = shuffled(number)
        if self.game.aces:
            for ace in [card for card in talon if card[0] == 0]:
                self.foundations[ace[1]].append(ace)
            talon = [card for card in talon if card[0] != 0]
        if name == "bastion":
            last, talon = talon[:2], talon[2:]
            self.reserves = [[last[1]], [last[0]]]
        while talon:
            # American Canister's last four cards go to the rows in the middle.
            for row in self.rows[2:6] if name == "american-canister" and len(talon) == 4 else self.rows:
                if not talon:
                    break
                card = talon.pop()
                if self.game.aces == "while dealing" and self.accepts_home(card):
                    self.foundations[card[1]].append(card)
                else:
                    row.append(card)

    def accepts_home(self, card):
        pile = self.foundations[card[1]]
        if pile:
            return len(pile) < 13 and card[0] == (pile[-1][0] + 1) % 13
        if not self.game.any_base:
            return card[0] == 0
        begun = [other[0][0] for other in self.foundations if other]
        return not begun or card[0] == begun[0]

    def follows(self, upper, lower):
        """Whether a card may lie on another: RK_, AC_ and SS_RowStack, down or up or down."""
        is_red = [card[1] >= 2 for card in (upper, lower)]
        if self.game.build == "suit" and upper[1] != lower[1] or self.game.build == "colour" and is_red[0] == is_red[1]:
            return False
        return any((lower[0] + step) % self.game.mod == upper[0] for step in self.game.directions)

    def accepts(self, row, card):
        if not row:
            return self.game.base_rank in (None, card[0])
        return self.follows(card, row[-1])

    def play(self, move):
        """Why PySolFC forbids the move; nothing when it does not."""
        card = (RANKS.index(move["card"][:-1]), SUITS.index(move["card"][-1]))
        count = move.get("cards", 1)
        start = move["from"].split()
        if start[0] == "foundation":
            if not self.game.foundation_gives:
                return "a card is taken off a foundation"
            source = self.foundations[card[1]]
        else:
            source = (self.reserves if start[0] == "cell" else self.rows)[int(start[1]) - 1]
        run = source[-count:]
        if len(run) < count or run[0] != card:
            return "the card is not on top"
        if count > self.game.max_move or not all(self.follows(one, other) for other, one in zip(run, run[1:])):
            return "these cards do not move as one"
        del source[-count:]
        end = move["to"].split()
        if end[0] == "foundation":
            if count > 1 or not self.accepts_home(card):
                return "the foundation does not accept it"
            self.foundations[card[1]].append(card)
        elif end[0] == "cell":
            reserve = self.reserves[int(end[1]) - 1]
            if reserve or count > 1:
                return "the reserve does not accept it"
            reserve.append(card)
        else:
            row = self.rows[int(end[1]) - 1]
            if not self.accepts(row, card):
                return "the row does not accept it"
            row.extend(run)
        return None

    def is_won(self):
        return all(len(pile) == 13 for pile in self.foundations)


def why_forbidden(game, number, moves):
    """What PySolFC has against these moves; nothing when they are legal and win."""
    table = Table(game, number)
    for place, move in enumerate(moves, 1):
        reason = table.play(move)
        if reason:
            return f", move {place} {move}: {reason}"
    return None if table.is_won() else ": not won"


def main():
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    castellan = sys.argv[2] if len(sys.argv) > 2 else "build/release/castellan"
    forbidden = 0
    for game in GAMES:
        checked = 0
        # Both of PySolFC's generators.
        for numbers in (f"1-{min(31999, 30 * wanted)}", f"1234567890-{1234567890 + 30 * wanted}"):
            command = [castellan, "solve", game, "--as", "pysolfc", "--pysol", numbers, "--max-positions", "100000",
                       "--format", "json"]
            done = checked + (wanted + 1) // 2
            with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as run:
                for line in run.stdout:
                    result = json.loads(line)
                    if result["verdict"] != "winnable":
                        continue
                    reason = why_forbidden(game, result["deal"]["number"], result["moves"])
                    if reason:
                        print(f"{game} {result['deal']['number']}{reason}", file=sys.stderr)
                        forbidden += 1
                    checked += 1
                    if checked == done:
                        run.kill()
                        break
        print(f"{game}: {checked} solutions checked", flush=True)
    sys.exit(1 if forbidden else 0)


if __name__ == "__main__":
    main()
