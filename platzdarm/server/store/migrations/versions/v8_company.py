"""Whom a table is for: the ratings that may sit down, and whom a seat is kept for."""

import sqlalchemy as sa
from alembic import op

revision = "8"
down_revision = "7"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("band", sa.JSON(), nullable=True))
    op.add_column("seats", sa.Column("invited", sa.String(length=24), nullable=True))
    op.create_index("ix_seats_invited", "seats", ["invited"], unique=False)
