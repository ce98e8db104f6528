"""Games of the lab on a real Ray cluster of two nodes on this machine, one of which is lost: the same bytes as at home."""

import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from grimoire.lab.games import table_of
from grimoire.lab.on_ray import OnRay
from grimoire.lab.results import Arm, Results
from grimoire.lab.spread import Executor, Processes
from grimoire.lab.studies import Study, play_study, study_of

ROUNDS: Final = 30
CAP: Final = 150
CARD: Final = """\
bolt-that-is-sent:
  name: {en: Bolt that is sent, fr: Trait envoyé}
  element: fire
  cost: 2 fire
  set: lab
  effect:
    - damage(2, any)
"""
BOT: Final = '''\
"""A bot of somebody's own that no node has: it takes the option its weights name."""

from pathlib import Path

WEIGHT = Path(__file__).with_suffix(".policy").read_bytes()[0]


class Sent:
    def __init__(self, chance):
        self.chance = chance

    def choose(self, sight, decision):
        return (WEIGHT + self.chance.below(5)) % len(decision.options)
'''


def study_in(folder: Path) -> Study:
    (folder / "sent_to_nodes.py").write_text(BOT, encoding="utf-8")
    (folder / "sent_to_nodes.policy").write_bytes(b"\x07")
    cards = folder / "sent.yaml"
    cards.write_text(CARD, encoding="utf-8")
    sys.path.insert(0, str(folder))
    table = table_of("magenoir", (str(cards),))
    deck = list(table.deck("burning-wrath").cards)
    having = ["bolt-that-is-sent" if card == deck[0] else card for card in deck]
    arms = [Arm("with", having, deck, 0, "sent_to_nodes:Sent", "random")]
    return study_of("card", "magenoir", arms, [[str(cards)]], 1, ROUNDS, about="bolt-that-is-sent", watched=True, cap=CAP)


def played(study: Study, path: Path, execute: Executor, lose: Any = None) -> bytes:
    """The file that comes of it; `lose` is called when a tenth of the games are there."""
    results = Results(study.terms, path)
    results.begin()
    for number, _ in enumerate(play_study(study, results, execute), 1):
        if lose is not None and number == study.terms.games // 10:
            lose()
    results.write_whole()
    if results.errors:
        raise AssertionError(results.errors[0].error)
    return path.read_bytes()


def same_on_a_cluster() -> str:
    from ray.cluster_utils import Cluster

    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        study = study_in(folder)
        whole = played(study, folder / "here", Processes(1))
        cluster: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
        try:
            other = cluster.add_node(num_cpus=1)
            cluster.wait_for_nodes()
            execute = OnRay(cluster.address)
            nodes = len(execute.ray.nodes())
            assert played(study, folder / "there", execute) == whole, "on two nodes other bytes"

            def lose() -> None:
                cluster.remove_node(other, allow_graceful=False)

            assert played(study, folder / "lost", execute, lose) == whole, "with a node lost other bytes"
            execute.ray.shutdown()
        finally:
            cluster.shutdown()
    return f"{study.terms.games} games on {nodes} nodes, then with one of them killed: the same {len(whole)} bytes each time"
