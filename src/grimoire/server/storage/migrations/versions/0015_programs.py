"""Seats of programs that people bring."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.add_column("seats", sa.Column("program", sa.Boolean, nullable=False, server_default=sa.false()))
