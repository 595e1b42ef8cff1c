#!/bin/sh
# Brings the database back as it was at a moment, or without one as new as the archive is, with the settings of
# /etc/gonggong-cluster.env as environment and the account `postgres`: docs/operations.md, "Back to a moment".
#   sh restore-to.sh ['2026-12-01 09:30:00+09']
# Patroni has to be stopped on all nodes. Afterwards this node starts as the primary; the others copy it.
set -eu
data=${PATRONI_POSTGRESQL_DATA_DIR:?}
programs=${PATRONI_POSTGRESQL_BIN_DIR:?}
socket=$(mktemp -d)
trap 'rm -rf "$socket"' EXIT
mkdir -p -m 700 "$data"
if [ $# -gt 0 ]; then
  pgbackrest --stanza=gonggong --type=time --target="$1" --target-action=promote restore
else
  pgbackrest --stanza=gonggong restore
fi
# Alone, by its socket only, until the log has been replayed: Patroni would put its own recovery settings in the way.
"$programs/pg_ctl" --pgdata="$data" --silent --timeout=86400 --log="$socket/log" \
  --options="-c port=5432 -c listen_addresses='' -c unix_socket_directories='$socket' \
    -c hba_file='$data/pg_hba.conf' -c ident_file='$data/pg_ident.conf'" start ||
  { cat "$socket/log" >&2; exit 1; }
until [ "$(psql --host="$socket" --dbname=postgres -Atc 'SELECT pg_is_in_recovery()' 2>/dev/null)" = f ]; do
  "$programs/pg_ctl" --pgdata="$data" status >/dev/null || { cat "$socket/log" >&2; exit 1; }
  sleep 1
done
"$programs/pg_ctl" --pgdata="$data" --silent --mode=fast stop
# The cluster forgets who was primary, and how far; it keeps its settings and its number.
for key in leader sync status optime history failover; do
  ETCDCTL_API=3 etcdctl --endpoints="${PATRONI_ETCD3_HOSTS:?}" del --prefix "/service/gonggong/$key" >/dev/null
done
