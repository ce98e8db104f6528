"""By which browser somebody is signed in, and invitations."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("sessions", sa.Column("browser", sa.String(60), nullable=False, server_default=""))
    op.create_table(
        "invitations",
        sa.Column("code", sa.String(64), primary_key=True),
        sa.Column("left", sa.Integer, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
