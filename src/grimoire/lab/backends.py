"""Who plays the games of the lab: processes of this machine, or the machines of a cluster."""

from typing import Final

from grimoire.lab.spread import Executor, Processes
from grimoire.library.yaml_lines import BadFile

PROCESSES: Final = "processes"
RAY: Final = "ray"


def executor_of(backend: str, jobs: int) -> Executor:
    """By name; `ray:ADDRESS` names a cluster that is already there. Raises BadFile."""
    kind, _, address = backend.partition(":")
    if kind in ("", PROCESSES) and not address:
        return Processes(jobs)
    if kind == RAY:
        from grimoire.lab.on_ray import OnRay

        return OnRay(address)
    raise BadFile("bad-lab-backend", "", name=backend)
