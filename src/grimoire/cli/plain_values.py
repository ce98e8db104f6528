"""What was typed, taken as it is where that is what a command asks for. Typer has every value looked at by a library that takes
longer to load than most commands take; only what must be turned into something else, or may be refused, waits for it."""

from collections.abc import Iterable
from typing import Any

from typer._coercion import RuntimeParam, build_runtime_param

PLAIN: tuple[Any, ...] = (str, str | None)
PLAIN_LISTS: tuple[Any, ...] = (list[str], list[str] | None)


class AsTyped(RuntimeParam):
    """Takes texts that are asked for as texts, and values nobody typed; leaves all others to Typer."""

    def _coerce_value(self, value: Any, param: Any, ctx: Any) -> Any:
        if value is param.default or value is False or (self.annotation in PLAIN and isinstance(value, str)):
            return value
        if self.annotation in PLAIN_LISTS and all(isinstance(one, str) for one in value):
            return list(value)
        return build_runtime_param(param.type_descriptor)._coerce_value(value, param, ctx)


def take_plain(params: Iterable[Any]) -> None:
    """Have the values of a command looked at only where they must be."""
    for param in params:
        described = getattr(param, "type_descriptor", None)
        if described is not None and described.file_annotation is None:
            param._runtime_param = AsTyped(described.parameter_info, described.annotation)
