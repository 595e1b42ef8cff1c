#!/bin/sh
# Runs once, where the image of PostgreSQL has made an empty volume (see compose.yaml): the owner's account with its
# database, and the account that serves. OWNER_PASSWORD and APPLICATION_PASSWORD are theirs.
set -e
name=${DATABASE_NAME:-gonggong}
psql --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" --dbname=postgres --quiet \
  --set=name="$name" --set=application="${name}_application" \
  --set=owner_password="$OWNER_PASSWORD" --set=application_password="$APPLICATION_PASSWORD" <<'SQL'
-- A restore fills a second database, and ends the connections of the account that serves.
CREATE ROLE :"name" LOGIN CREATEDB PASSWORD :'owner_password';
CREATE ROLE :"application" LOGIN PASSWORD :'application_password';
GRANT :"application" TO :"name";
CREATE DATABASE :"name" OWNER :"name" TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE 'C.UTF-8' LC_CTYPE 'C.UTF-8';
SQL
# The standby copies and follows as the superuser.
[ -z "${PGDATA:-}" ] || echo 'host replication postgres all scram-sha-256' >> "$PGDATA/pg_hba.conf"
