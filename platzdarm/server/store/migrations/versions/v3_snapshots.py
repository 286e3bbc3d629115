"""Positions on the way and what was told of each action are kept beside the record."""

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("moves", sa.Column("told", sa.Text(), nullable=True))
    op.add_column("moves", sa.Column("made_by", sa.String(length=32), nullable=True))
    op.create_table(
        "snapshots",
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("made_by", sa.String(length=32), nullable=False),
        sa.Column("position", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_snapshots_table")),
        sa.PrimaryKeyConstraint("table", "number", name=op.f("pk_snapshots")),
    )
