"""What calls somebody, and the address under which they have it read to them."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("users", sa.Column("feed", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "bells",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("user", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("read", sa.Boolean, nullable=False),
        sa.UniqueConstraint("user", "match", "kind"),
        sqlite_autoincrement=True,
    )
