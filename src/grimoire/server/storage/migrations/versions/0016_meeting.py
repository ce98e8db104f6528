"""How people find each other: who looks for a game, whose seat is kept for whom, whom somebody follows."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    user = sa.ForeignKey("users.id", ondelete="CASCADE")
    op.create_table(
        "seeks",
        sa.Column("user", sa.String(32), user, primary_key=True),
        sa.Column("id", sa.String(32), nullable=False, unique=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("when", sa.String(10), nullable=False),
        sa.Column("deck", sa.Text, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("called", sa.BigInteger, nullable=False),
        sa.Column("met", sa.String(32), nullable=False),
    )
    op.create_table(
        "challenges",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("user", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("refused", sa.Boolean, nullable=False),
    )
    op.create_table(
        "follows",
        sa.Column("user", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("other", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
    )
    op.add_column("users", sa.Column("shy", sa.Boolean, nullable=False, server_default=sa.false()))
