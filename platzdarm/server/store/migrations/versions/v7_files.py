"""Content that is given with a table: name and text of each file."""

import sqlalchemy as sa
from alembic import op

revision = "7"
down_revision = "6"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("files", sa.JSON(), nullable=True))
