#!/bin/sh
# Makes what docker-compose.yml needs and what is not there yet: deploy/shop.env from its template,
# random secrets, and empty files for the keys that others hand out. It replaces nothing.
set -eu
cd "$(dirname "$0")"

random() {
  head -c 32 /dev/urandom | od -An -tx1 | tr -d ' \n'
}

# Writes standard input into a secret's file, if there is none.
secret() {
  if [ -e "secrets/$1" ]; then cat >/dev/null; else cat >"secrets/$1"; fi
}

# The folder keeps others on this machine out. The files are readable, because each container has a
# user of its own.
mkdir -p secrets
chmod 700 secrets
umask 022

for name in postgres_password redis_password jwt_secret cookie_secret metrics_token admin_password; do
  random | secret "$name"
done
echo "postgres://shop:$(cat secrets/postgres_password)@postgres:5432/shop" | secret database_url
echo "redis://:$(cat secrets/redis_password)@redis:6379" | secret redis_url
echo "requirepass $(cat secrets/redis_password)" | secret redis_conf

for name in firebase_service_account stripe_api_key stripe_webhook_secret smtp_url \
  s3_access_key_id s3_secret_access_key; do
  : | secret "$name"
done

[ -e shop.env ] || cp shop.env.template shop.env
echo "Fill in deploy/shop.env and the empty files of deploy/secrets: docs/operations.md tells how."
