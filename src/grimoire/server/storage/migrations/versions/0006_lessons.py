"""How far people have come in the lessons."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "lessons",
        sa.Column("user", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("lesson", sa.String(80), primary_key=True),
        sa.Column("made", sa.JSON, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
