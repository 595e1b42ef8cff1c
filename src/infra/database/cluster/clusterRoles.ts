import { createHmac } from 'node:crypto'
import pg from 'pg'
import type { Queryable } from '../pool'

export const CLUSTER_ROLES = { owner: 'gonggong_owner', application: 'gonggong_application' } as const
export type ClusterRole = keyof typeof CLUSTER_ROLES

const ATTRIBUTES: Record<ClusterRole, string> = {
  // CREATEDB, because restores create databases.
  owner: 'LOGIN NOSUPERUSER CREATEDB NOCREATEROLE',
  application: 'LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOINHERIT',
}

/** Neither the superuser's password nor another role's can be derived from it. */
export const passwordOf = (role: ClusterRole, superuserPassword: string): string =>
  createHmac('sha256', superuserPassword).update(CLUSTER_ROLES[role]).digest('hex')

/** As superuser. Databases of earlier versions belonged to the superuser and are handed over. */
export async function ensureRoles(sql: Queryable, superuserPassword: string): Promise<void> {
  const { owner, application } = CLUSTER_ROLES
  for (const role of Object.keys(ATTRIBUTES) as ClusterRole[]) {
    const { rowCount } = await sql.query('SELECT FROM pg_roles WHERE rolname = $1', [CLUSTER_ROLES[role]])
    const password = pg.escapeLiteral(passwordOf(role, superuserPassword))
    const statement = `${rowCount ? 'ALTER' : 'CREATE'} ROLE ${CLUSTER_ROLES[role]} ${ATTRIBUTES[role]}`
    await sql.query(`${statement} PASSWORD ${password}`)
  }
  // A restore terminates the application's connections.
  await sql.query(`GRANT ${application} TO ${owner}`)
  // Imports check references set-wise (decision 5). The audit record's triggers still fire.
  await sql.query(`GRANT SET ON PARAMETER session_replication_role TO ${owner}, ${application}`)
  const { rows } = await sql.query<{ name: string }>(
    `SELECT datname AS name FROM pg_database
     WHERE datdba = current_user::regrole AND NOT datistemplate AND datname <> 'postgres'`,
  )
  for (const { name } of rows) await sql.query(`ALTER DATABASE ${pg.escapeIdentifier(name)} OWNER TO ${owner}`)
}

/** `REASSIGN OWNED` refuses the bootstrap superuser because of system objects, which have low ids. */
const OWNED = `
  SELECT CASE o.type WHEN 'statistics object' THEN 'statistics' ELSE o.type END AS type, o.identity
  FROM (
    SELECT 'pg_namespace'::regclass AS class, oid FROM pg_namespace WHERE nspowner = current_user::regrole
      AND nspname NOT LIKE 'pg\\_%'
    UNION ALL SELECT 'pg_class'::regclass, c.oid FROM pg_class c WHERE c.relowner = current_user::regrole
      AND (c.relkind IN ('r', 'p', 'v', 'm') OR c.relkind = 'S' AND NOT EXISTS (
        SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype IN ('a', 'i')))
    UNION ALL SELECT 'pg_proc'::regclass, oid FROM pg_proc WHERE proowner = current_user::regrole
    UNION ALL SELECT 'pg_statistic_ext'::regclass, oid FROM pg_statistic_ext WHERE stxowner = current_user::regrole
    UNION ALL SELECT 'pg_type'::regclass, oid FROM pg_type WHERE typowner = current_user::regrole
      AND typtype IN ('e', 'd')
  ) owned, pg_identify_object(owned.class, owned.oid, 0) o
  WHERE owned.oid >= 16384 AND o.schema IS DISTINCT FROM 'pg_toast' AND NOT EXISTS (
    SELECT FROM pg_depend d WHERE d.classid = owned.class AND d.objid = owned.oid AND d.deptype = 'e')`

/** Once for databases of earlier versions; `sql` is the superuser's, connected to that database. */
export async function handToOwner(sql: Queryable): Promise<void> {
  const { rows } = await sql.query<{ type: string; identity: string }>(OWNED)
  if (rows.length === 0) return
  const statements = rows.map(({ type, identity }) => `ALTER ${type} ${identity} OWNER TO ${CLUSTER_ROLES.owner}`)
  // One message is one transaction.
  await sql.query(statements.join(';\n'))
}
