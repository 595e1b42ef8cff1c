import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Orders and conditions of the lists of accounts and of the audit record. Staff and blocked members are a few of a
 * million, so their indexes hold them alone; who never signed in did so longest ago.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX users_staff ON users (role, created_at, id) WHERE role <> 'user';
    CREATE INDEX users_blocked ON users (created_at, id) WHERE blocked_at IS NOT NULL;
    CREATE INDEX users_by_nickname ON users (nickname, id);
    CREATE INDEX users_by_sign_in ON users ((coalesce(last_sign_in_at, '-infinity')), id);

    CREATE INDEX audit_log_reason_search ON audit_log USING gin (normalize(lower(reason), NFD) gin_trgm_ops)
      WHERE reason IS NOT NULL;
    CREATE INDEX audit_log_request ON audit_log (request_id) WHERE request_id IS NOT NULL;
    CREATE INDEX audit_log_network ON audit_log (network, id) WHERE network IS NOT NULL;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX users_staff, users_blocked, users_by_nickname, users_by_sign_in;
    DROP INDEX audit_log_reason_search, audit_log_request, audit_log_network;
  `)
}
