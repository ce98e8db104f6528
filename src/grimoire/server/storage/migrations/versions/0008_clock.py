"""How long was thought before each entry, by a clock that does not jump; and what time it was in the house."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("entries", sa.Column("thought", sa.BigInteger))
    op.create_table(
        "clock",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.Column("wall", sa.BigInteger, nullable=False),
    )
