"""When the server was last alive is kept, and what the eye makes of each name."""

import sqlalchemy as sa
from alembic import op

from platzdarm.server.names import look_of

revision = "4"
down_revision = "3"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("held", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pulse")),
    )
    op.execute("INSERT INTO pulse (id, at, held) VALUES (1, 0, 0)")
    op.add_column("people", sa.Column("look", sa.String(length=80), nullable=True))
    op.create_index(op.f("ix_people_look"), "people", ["look"], unique=False)
    people = sa.table("people", sa.column("id"), sa.column("name"), sa.column("look"))
    connection = op.get_bind()
    for row in connection.execute(sa.select(people.c.id, people.c.name)).all():
        connection.execute(sa.update(people).where(people.c.id == row.id).values(look=look_of(row.name)))
