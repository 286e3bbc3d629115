"""Messages that were taken back are remembered; the index that every action rewrote is gone."""

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("spent", sa.JSON(), nullable=True))
    op.drop_index("ix_tables_state_changed", "tables")
    op.create_index("ix_tables_state", "tables", ["state"], unique=False)
