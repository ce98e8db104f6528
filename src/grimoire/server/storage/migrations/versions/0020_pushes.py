"""Browsers that are called where no page is open."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.add_column("users", sa.Column("quiet", sa.JSON, nullable=False, server_default="[]"))
    op.create_table(
        "pushes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("user", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("session", sa.String(64), sa.ForeignKey("sessions.token", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("endpoint", sa.String(1000), nullable=False, unique=True),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("lang", sa.String(5), nullable=False),
        sa.Column("base", sa.String(300), nullable=False),
        sa.Column("browser", sa.String(60), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "push_calls",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("push", sa.String(32), sa.ForeignKey("pushes.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("bell", sa.Integer, sa.ForeignKey("bells.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_autoincrement=True,
    )
