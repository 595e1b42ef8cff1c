import pg from 'pg'
import { databaseUrl, type Queryable } from './pool'

const GRANT_LOCK = 8_214_003_118
/** From this version on ANALYZE, which imports run, can be granted; before, autovacuum does it. */
const MAINTAIN_SINCE = 170_000

/** One row if an account that is neither superuser nor owner lacks rights on the owner's tables. */
const MISSING = `
  WITH held AS (
    SELECT c.oid::regclass AS name, c.relrowsecurity AS by_row, c.relnamespace::regnamespace AS schema,
      c.oid = to_regclass('public.audit_log') AS recorded,
      has_table_privilege(r.oid, c.oid, 'DELETE') AS may_write,
      has_table_privilege(r.oid, c.oid, 'UPDATE') AS may_change
    FROM pg_roles r, pg_class c
    WHERE r.rolname = $1 AND r.rolname <> current_user AND NOT r.rolsuper
      AND c.relkind = 'r' AND pg_has_role(c.relowner, 'USAGE') AND NOT pg_has_role(r.oid, c.relowner, 'USAGE')
      AND c.relnamespace IN (to_regnamespace('public'), to_regnamespace('graphile_worker'))
  )
  SELECT current_setting('server_version_num')::int AS version, string_agg(DISTINCT schema::text, ', ') AS schemas,
    bool_or(recorded) AS recorded, COALESCE(array_agg(name::text) FILTER (WHERE by_row), '{}') AS by_row
  FROM held HAVING bool_or(NOT may_write OR recorded AND may_change)`

interface Missing {
  version: number
  schemas: string
  recorded: boolean
  by_row: string[]
}

/** The queue's tables use row level security and show rows only to their owner without a policy. */
const policyFor = (table: string, account: string): string =>
  `DROP POLICY IF EXISTS application ON ${table}; CREATE POLICY application ON ${table} TO ${account} USING (true);`

/**
 * Rights to rows only: without TRUNCATE, TRIGGER and ownership the account can neither disable triggers nor empty
 * tables. In the audit record it may only insert and, as a trigger allows, delete.
 */
export async function grantToApplication(owner: Queryable): Promise<void> {
  const account = decodeURIComponent(new URL(databaseUrl()).username)
  const { rows } = await owner.query<Missing>(MISSING, [account])
  if (!rows[0]) return
  const { version, schemas, recorded, by_row } = rows[0]
  const application = pg.escapeIdentifier(account)
  // One message is one transaction; without the lock, the slower of two concurrent ones would fail.
  await owner.query(`
    SELECT pg_advisory_xact_lock(${GRANT_LOCK});
    GRANT USAGE ON SCHEMA ${schemas} TO ${application};
    GRANT SELECT, INSERT, UPDATE, DELETE${version >= MAINTAIN_SINCE ? ', MAINTAIN' : ''}
      ON ALL TABLES IN SCHEMA ${schemas} TO ${application};
    GRANT SELECT, USAGE ON ALL SEQUENCES IN SCHEMA ${schemas} TO ${application};
    ${recorded ? `REVOKE UPDATE ON audit_log FROM ${application};` : ''}
    ${by_row.map((table) => policyFor(table, application)).join('\n')}`)
}
