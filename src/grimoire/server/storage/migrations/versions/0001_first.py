"""The tables of the first version."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

ID = 32


def of_match(**options: bool) -> "sa.Column[str]":
    return sa.Column("match", sa.String(ID), sa.ForeignKey("matches.id", ondelete="CASCADE"), **options)  # type: ignore[arg-type]


def upgrade() -> None:
    op.create_table(
        "users",
        sa.Column("id", sa.String(ID), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("login", sa.String(40), unique=True),
        sa.Column("password", sa.String(200)),
        sa.Column("banned", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("user", sa.String(ID), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.String(ID), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("owner", sa.String(ID), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("closed", sa.Boolean, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("format", sa.String(40), nullable=False),
        sa.Column("best_of", sa.Integer, nullable=False),
        sa.Column("clock", sa.JSON, nullable=False),
        sa.Column("version", sa.String(40), nullable=False),
        sa.Column("cards", sa.String(64), nullable=False),
        sa.Column("seed", sa.Text),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("secret", sa.String(32), nullable=False),
        sa.Column("decides", sa.Integer, nullable=False),
        sa.Column("results", sa.JSON, nullable=False),
        sa.Column("winner", sa.Integer),
        sa.Column("next", sa.String(ID), nullable=False),
        sa.Column("frozen", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("began", sa.BigInteger),
        sa.Column("ended", sa.BigInteger),
    )
    op.create_index("matches_by_state", "matches", ["state", "public"])
    op.create_table(
        "seats",
        of_match(primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("user", sa.String(ID), index=True),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("deck", sa.JSON, nullable=False),
        sa.Column("side", sa.JSON, nullable=False),
        sa.Column("deck_name", sa.String(80), nullable=False),
    )
    op.create_table(
        "entries",
        of_match(primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("by", sa.String(10), nullable=False),
        sa.Column("form", sa.Text, nullable=False),
        sa.Column("digest", sa.String(16), nullable=False),
        sa.Column("stays", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "due",
        sa.Column("id", sa.Integer, primary_key=True),
        of_match(nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False, index=True),
        sa.Column("claimed", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.UniqueConstraint("match", "number", "kind", "seat"),
    )
    op.create_table(
        "offers",
        of_match(primary_key=True),
        sa.Column("what", sa.String(10), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
    )
    op.create_table(
        "chat",
        of_match(primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("user", sa.String(ID), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "decks",
        sa.Column("id", sa.String(ID), primary_key=True),
        sa.Column("user", sa.String(ID), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("shared", sa.Boolean, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
