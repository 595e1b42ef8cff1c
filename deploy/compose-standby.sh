#!/bin/sh
# The standby of compose.yaml: copies the database once, then follows it. To copy it again, remove its volume.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  # Of a copy that was interrupted.
  rm -rf "$PGDATA"
  psql --host=database --username=postgres --dbname=postgres --quiet --tuples-only --set=ON_ERROR_STOP=1 --command \
    "SELECT pg_drop_replication_slot(slot_name) FROM pg_replication_slots WHERE slot_name = 'standby' AND NOT active"
  pg_basebackup --host=database --username=postgres --pgdata="$PGDATA" --wal-method=stream --write-recovery-conf \
    --create-slot --slot=standby --checkpoint=fast
fi
exec "$@"
