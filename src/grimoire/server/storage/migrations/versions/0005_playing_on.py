"""Matches that begin from a described position, the setups people used last, offers about a seat, and who is there."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    # Added in place: SQLite would else make the tables anew, and with the old ones what belongs to them would go.
    op.add_column("matches", sa.Column("given", sa.Text, nullable=False, server_default=""))
    op.add_column("offers", sa.Column("about", sa.Integer, nullable=False, server_default="-1"))
    op.add_column("users", sa.Column("setups", sa.JSON, nullable=False, server_default="{}"))
    op.create_table(
        "presence",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("process", sa.String(16), primary_key=True),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
