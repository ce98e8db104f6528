"""Learn a policy from nothing, on one core: PPO against bots of the program and against itself.

    pip install "grimoire-table[examples]"
    python examples/train.py --minutes 10 --seed 1 --out learned

One network scores every option of a decision: what is seen goes through a trunk, each option beside it gives one number, and
a softmax over the options of the moment is the policy. So no action needs a number. It writes learned.policy, a learned.py
that makes it a bot (`grimoire simulate --bot learned:Learned,eager-1`), and learned.jsonl with how it went.
"""

import argparse
import json
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

import grimoire

torch.set_num_threads(1)

SIZES = {"seen": 128, "trunk": 128, "option": 128, "head": 64}
LEAST = 32  # decisions in a part: the spread of a few is no number
MOST = 3000  # choices of a game that is learned from
BOT = '''"""The policy beside this file as a bot: {name}:Learned."""

from pathlib import Path

import grimoire

Learned = grimoire.load_policy(Path(__file__).with_suffix(".policy"))
'''


class Net(nn.Module):
    def __init__(self, size, width):
        super().__init__()
        self.seen = nn.Linear(size, SIZES["seen"])
        self.trunk = nn.Linear(SIZES["seen"], SIZES["trunk"])
        self.option = nn.Linear(width, SIZES["option"])
        self.head = nn.Linear(SIZES["trunk"] + SIZES["option"], SIZES["head"])
        self.score = nn.Linear(SIZES["head"], 1)
        self.value = nn.Linear(SIZES["trunk"], 1)

    def forward(self, seen, options, owner):
        """seen: a line for each decision; options: all options of all of them; owner: to which decision each belongs."""
        trunk = torch.relu(self.trunk(torch.relu(self.seen(seen))))
        both = torch.cat([trunk[owner], torch.relu(self.option(options))], 1)
        return self.score(torch.relu(self.head(both))).squeeze(1), self.value(trunk).squeeze(1)

    def layers(self):
        """As grimoire.save_policy takes them."""
        parts = {name: getattr(self, name) for name in (*SIZES, "score")}
        return {name: (part.weight.detach().t().tolist(), part.bias.detach().tolist()) for name, part in parts.items()}


def log_softmax(scores, owner, many):
    top = torch.full((many,), -1e9).scatter_reduce(0, owner, scores, "amax")
    raised = scores - top[owner]
    return raised - torch.zeros(many).index_add(0, owner, raised.exp()).log()[owner]


class Table:
    """A game that is learned from; in the seats that do not learn sit bots."""

    def __init__(self, task, seed, bots):
        self.task = task
        self.game = task.new_game(seed)
        self.bots = bots
        self.sights = {seat: grimoire.Sight(self.game, seat) for seat in bots}
        self.steps = {seat: [] for seat in range(task.seats) if seat not in bots}
        self.made = 0

    def run_on(self):
        """Until something is to be learned; gives whether it is."""
        game = self.game
        while game.asked >= 0 and self.made < MOST:
            many = len(game.options)
            if many > 1 and game.asked in self.steps:
                self.offered = self.task.offered(game)
                return True
            place = 0
            if many > 1:
                place = self.bots[game.asked].choose(self.sights[game.asked], game.decision())
            game.choose(place)
            self.made += 1
        return False


def play(net, task, tables, rng):
    """Play tables to their end, all at once: one call of the network for all that wait for it."""
    waiting = [table for table in tables if table.run_on()]
    while waiting:
        seen = np.empty((len(waiting), task.size), np.float32)
        many = [len(table.offered) for table in waiting]
        options = np.empty((sum(many), task.width), np.float32)
        at = 0
        for i, table in enumerate(waiting):
            table.game.encode(table.game.asked, seen[i])
            task.encode_offered(table.game, options[at : at + many[i]])
            at += many[i]
        owner = np.repeat(np.arange(len(waiting)), many)
        with torch.no_grad():
            scores, values = net(torch.from_numpy(seen), torch.from_numpy(options), torch.from_numpy(owner))
            chances = log_softmax(scores, torch.from_numpy(owner), len(waiting)).exp().numpy()
        at = 0
        for i, table in enumerate(waiting):
            here = chances[at : at + many[i]]
            taken = int(min(np.searchsorted(np.cumsum(here), rng.random()), many[i] - 1))
            step = (seen[i], options[at : at + many[i]], taken, float(here[taken]), float(values[i]))
            table.steps[table.game.asked].append(step)
            table.made += task.choose(table.game, taken)
            at += many[i]
        waiting = [table for table in waiting if table.run_on()]


def rewarded(steps, outcome, ahead_of, discount=0.99, trace=0.9):
    """Each step with what it was better by than expected, and what was to be expected. The end is worth what was won; on the
    way the difference in Health Points counts, of which nothing is left at the end."""
    found, after, advantage = [], None, 0.0
    for step in reversed(steps):
        ahead = ahead_of(step[0])
        error = outcome - step[4] if after is None else after[0] - ahead + discount * after[1] - step[4]
        advantage = error + discount * trace * advantage * (after is not None)
        found.append((*step[:4], advantage, advantage + step[4]))
        after = (ahead, step[4])
    return found[::-1]


def learn(net, optimiser, steps, rng, epochs=3, clip=0.2, entropy=0.01, size=1024):
    for _ in range(epochs):
        order = rng.permutation(len(steps))
        for first in range(0, len(order), size):
            part = [steps[i] for i in order[first : first + size]]
            if len(part) < LEAST:
                continue
            many = [len(step[1]) for step in part]
            owner = torch.from_numpy(np.repeat(np.arange(len(part)), many))
            starts = np.cumsum(many) - many
            taken = torch.from_numpy(starts + np.array([step[2] for step in part]))
            seen, options = np.stack([step[0] for step in part]), np.concatenate([step[1] for step in part])
            before, gained, won = (torch.tensor([step[i] for step in part]) for i in (3, 4, 5))
            gained = (gained - gained.mean()) / (gained.std() + 1e-6)
            scores, values = net(torch.from_numpy(seen), torch.from_numpy(options), owner)
            logs = log_softmax(scores, owner, len(part))
            ratio = (logs[taken] - before.clamp_min(1e-6).log()).exp()
            gain = torch.min(ratio * gained, ratio.clamp(1 - clip, 1 + clip) * gained).mean()
            spread = -(logs.exp() * logs).sum() / len(part)
            loss = -gain + 0.5 * (won - values).pow(2).mean() - entropy * spread
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimiser.step()


def lead_in(task):
    """How far ahead a seat is while nobody has won, where the numbers say it."""
    names = task.names()
    if "you: life" not in names:
        return lambda seen: 0.0
    mine, theirs = names.index("you: life"), names.index("opponent: life")
    return lambda seen: float(seen[mine] - seen[theirs])


def evaluate(file, task, name, rounds, first):
    """Rounds of two games on one seed, the policy in either seat; the share won, and its 95% interval by whole rounds."""
    maker = grimoire.load_policy(file)
    shares = []
    for number in range(rounds):
        won = 0
        for seat in (0, 1):
            game = task.new_game(first + number)
            bots = [grimoire.make_bot(name, task.game, number), grimoire.make_bot(name, task.game, number)]
            bots[seat] = maker(grimoire.seeded(number))
            grimoire.play(game, bots, MOST)
            won += game.winner == seat
        shares.append(won / 2)
    mean = sum(shares) / rounds
    spread = (sum((share - mean) ** 2 for share in shares) / (rounds - 1) / rounds) ** 0.5 if rounds > 1 else 0.0
    return mean, 1.96 * spread


def main():
    wanted = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    wanted.add_argument("--task", default="magenoir-pairing")
    wanted.add_argument("--minutes", type=float, default=10, help="of the processor")
    wanted.add_argument("--seed", type=int, default=1)
    wanted.add_argument("--rival", default="eager-1", help="the bot it plays in half of the games; the others are with itself")
    wanted.add_argument("--games", type=int, default=64, help="between two updates")
    wanted.add_argument("--rounds", type=int, default=200, help="of two games each, at the end, against each of --against")
    wanted.add_argument("--against", default="random,eager-1")
    wanted.add_argument("--out", default="learned")
    wanted = wanted.parse_args()

    task = grimoire.make_task(wanted.task)
    torch.manual_seed(wanted.seed)
    rng = np.random.default_rng(wanted.seed)
    net = Net(task.size, task.width)
    optimiser = torch.optim.Adam(net.parameters(), 1e-3)
    ahead = lead_in(task)
    out = Path(wanted.out)
    began, seed, decided, turn, told = time.process_time(), wanted.seed * 10**7, 0, 0, 0.0
    with out.with_suffix(".jsonl").open("w", buffering=1) as log:
        while (spent := time.process_time() - began) < 60 * wanted.minutes:
            turn += 1
            with_bots = turn % 2 == 1
            tables = []
            for number in range(wanted.games if with_bots else wanted.games // 2):
                others = [seat for seat in range(task.seats) if seat != number % task.seats] if with_bots else []
                bots = {seat: grimoire.make_bot(wanted.rival, task.game, seed + seat) for seat in others}
                tables.append(Table(task, seed, bots))
                seed += 1
            play(net, task, tables, rng)
            steps = []
            for table in tables:
                won = task.rewards(table.game)
                for seat, made in table.steps.items():
                    steps += rewarded(made, won[seat], ahead)
            decided += len(steps)
            learn(net, optimiser, steps, rng)
            if with_bots:
                share = sum(table.game.winner in table.steps for table in tables) / len(tables)
                log.write(json.dumps({"minutes": round(spent / 60, 3), "decisions": decided, "won": share}) + "\n")
                if spent - told > 30:
                    told = spent
                    print(
                        f"{spent / 60:.1f} min, {decided:,} decisions, {share:.0%} against {wanted.rival} in training",
                        flush=True,
                    )
        file = out.with_suffix(".policy")
        grimoire.save_policy(file, task, net.layers())
        out.with_suffix(".py").write_text(BOT.format(name=out.name))
        print(f"trained {(time.process_time() - began) / 60:.1f} min, {decided:,} decisions: {file}", flush=True)
        for name in [name for name in wanted.against.split(",") if wanted.rounds]:
            mean, wide = evaluate(file, task, name, wanted.rounds, 9 * 10**9)
            log.write(json.dumps({"against": name, "rounds": wanted.rounds, "won": mean, "interval": wide}) + "\n")
            print(f"against {name}: {mean:.1%} ± {wide:.1%} of {wanted.rounds} rounds", flush=True)


if __name__ == "__main__":
    main()
