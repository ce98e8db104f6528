"""Who is ready to play: between the games of a series cards may be swapped first."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("ready", sa.Boolean, nullable=False, server_default=sa.true()))
