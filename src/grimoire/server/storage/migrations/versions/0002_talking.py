"""Whom somebody does not want to hear, and who offered something first."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("offers") as offers:
        offers.add_column(sa.Column("at", sa.BigInteger, nullable=False, server_default="0"))
    op.create_table(
        "mutes",
        sa.Column("user", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("other", sa.String(32), primary_key=True),
    )
