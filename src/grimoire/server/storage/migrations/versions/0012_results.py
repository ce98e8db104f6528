"""How matches ended, a row for each seat, with what the rating of its player was after it."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("matches", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "results",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("user", sa.String(32), sa.ForeignKey("users.id", ondelete="SET NULL")),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("deck", sa.String(16), nullable=False),
        sa.Column("deck_name", sa.String(80), nullable=False),
        sa.Column("deck_kind", sa.String(80), nullable=False),
        sa.Column("outcome", sa.Integer, nullable=False),
        sa.Column("first", sa.Boolean, nullable=False),
        sa.Column("turns", sa.Integer, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("mu", sa.Float),
        sa.Column("sigma", sa.Float),
    )
    op.create_index("results_by_user", "results", ["user", "game", "ended"])
    op.create_index("results_by_end", "results", ["ended", "match"])
