"""Texts of cards that people wrote, for the matches played with them."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    op.create_table(
        "own_cards",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("texts", sa.JSON, nullable=False),
        sa.Column("kept", sa.BigInteger, nullable=False),
    )
