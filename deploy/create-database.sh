#!/bin/sh
# Makes the database and the account that owns it: sudo -u postgres sh deploy/create-database.sh [NAME]
# Asks for the account's password twice. It may make databases, since a restore fills one beside the live one.
set -eu
name=${1:-gonggong}
createuser --createdb --pwprompt "$name"
createdb --owner="$name" --template=template0 --encoding=UTF8 --lc-collate=C.UTF-8 --lc-ctype=C.UTF-8 "$name"
