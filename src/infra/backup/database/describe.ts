import type { Queryable } from '@/infra/database/pool'
import type { ArchivedTable, Manifest } from '../archive/format'

/** Generated columns are left out, because they are recomputed. */
const TABLES = `
  SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns,
    pg_table_size(c.oid)::float8 AS bytes
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    AND a.attgenerated = ''
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
  GROUP BY c.oid ORDER BY c.relname`

const SEQUENCES = `
  SELECT sequencename AS name, last_value::text AS value FROM pg_sequences WHERE schemaname = 'public'
  ORDER BY sequencename`

export interface DescribedTable extends ArchivedTable {
  /** approximate size on disk, for progress */
  bytes: number
}

export interface DescribedDatabase extends Pick<Manifest, 'serverVersion' | 'migrations' | 'sequences'> {
  tables: DescribedTable[]
}

export async function describeDatabase(sql: Queryable): Promise<DescribedDatabase> {
  const { rows: tables } = await sql.query<DescribedTable>(TABLES)
  const { rows: sequences } = await sql.query<{ name: string; value: string | null }>(SEQUENCES)
  const { rows: versions } = await sql.query<{ version: string }>(`SELECT current_setting('server_version') AS version`)
  const { rows: migrations } = await sql.query<{ name: string }>(
    'SELECT name FROM payload_migrations WHERE batch >= 0 ORDER BY name',
  )
  return {
    tables,
    sequences,
    serverVersion: versions[0]?.version ?? '',
    migrations: migrations.map(({ name }) => name),
  }
}
