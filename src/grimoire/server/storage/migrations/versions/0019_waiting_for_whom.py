"""At which table whoever looks for a game waits meanwhile, and reports by whom and about whom."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.add_column("seeks", sa.Column("waits", sa.String(32), nullable=False, server_default=""))
    op.create_index("reports_by_user", "reports", ["user"])
    op.create_index("reports_by_other", "reports", ["other"])
