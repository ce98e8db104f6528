"""Contests: their logs, who is staff, and what lets somebody be a player."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "contests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "contest_entries",
        sa.Column("contest", sa.String(32), sa.ForeignKey("contests.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("user", sa.String(32)),
        sa.Column("line", sa.Text, nullable=False),
    )
    op.create_table(
        "contest_staff",
        sa.Column("contest", sa.String(32), sa.ForeignKey("contests.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("user", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("role", sa.String(12), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_contest_staff_user", "contest_staff", ["user"])
    op.create_table(
        "contest_passes",
        sa.Column("code", sa.String(64), primary_key=True),
        sa.Column("contest", sa.String(32), sa.ForeignKey("contests.id", ondelete="CASCADE"), nullable=False),
        sa.Column("role", sa.String(12), nullable=False),
        sa.Column("player", sa.Integer, nullable=False),
        sa.Column("entry", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("user", sa.String(32), sa.ForeignKey("users.id", ondelete="SET NULL")),
        sa.UniqueConstraint("contest", "role", "player"),
    )
    op.create_index("ix_contest_passes_user", "contest_passes", ["user"])
