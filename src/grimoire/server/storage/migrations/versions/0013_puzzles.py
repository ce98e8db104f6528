"""Puzzles: how often one was missed before it was solved, and the days on which somebody solved that of the day."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("lessons", sa.Column("missed", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "puzzle_days",
        sa.Column("user", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("day", sa.Integer, primary_key=True),
    )
