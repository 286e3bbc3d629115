"""Seats of a campaign can be handed over, by a link that whoever sits there has asked for."""

import sqlalchemy as sa
from alembic import op

revision = "10"
down_revision = "9"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("handover", sa.String(length=40), nullable=True))
