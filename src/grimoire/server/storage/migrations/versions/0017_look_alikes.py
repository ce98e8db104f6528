"""Names that look alike are one name. Of accounts that have such names already, the oldest keeps the look."""

import sqlalchemy as sa
from alembic import op

from grimoire.server.look_alikes import look_of

revision = "0017"
down_revision = "0016"

USERS = sa.table("users", sa.column("id"), sa.column("name"), sa.column("login"), sa.column("look"), sa.column("created"))


def upgrade() -> None:
    op.add_column("users", sa.Column("look", sa.String(120)))
    connection = op.get_bind()
    named = sa.select(USERS.c.id, USERS.c.name).where(USERS.c.login.is_not(None)).order_by(USERS.c.created, USERS.c.id)
    taken = set()
    for id, name in connection.execute(named).all():
        look = look_of(name)
        if look not in taken:
            taken.add(look)
            connection.execute(USERS.update().where(USERS.c.id == id).values(look=look))
    op.create_index("users_by_look", "users", ["look"], unique=True)
