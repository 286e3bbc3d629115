"""Tables of a campaign know the first of them."""

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("series", sa.String(length=24), nullable=True))
    op.create_index("ix_tables_series", "tables", ["series"], unique=False)
