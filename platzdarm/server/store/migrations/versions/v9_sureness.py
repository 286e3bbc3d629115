"""How sure a rating was after a game, for the course that is drawn; of games before, nobody knows."""

import sqlalchemy as sa
from alembic import op

revision = "9"
down_revision = "8"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("deviation_after", sa.Float(), nullable=True))
