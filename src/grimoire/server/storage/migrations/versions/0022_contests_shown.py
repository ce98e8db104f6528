"""Whether somebody wants their contests to stand on their page for others, too."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    op.add_column("users", sa.Column("shows_contests", sa.Boolean, nullable=False, server_default=sa.false()))
