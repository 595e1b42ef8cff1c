import pg from 'pg'
import type { Queryable } from '@/infra/database/pool'
import type { TableSum } from '../archive/format'

export const quoted = (name: string): string => pg.escapeIdentifier(name)

/** Settings that affect values' text form, equal for writers and readers of rows. */
export const TEXT_SETTINGS = `
  SET client_encoding = 'UTF8'; SET datestyle = 'ISO, YMD'; SET intervalstyle = 'iso_8601'; SET timezone = 'UTC';
  SET extra_float_digits = 1; SET bytea_output = 'hex'; SET search_path = public; SET statement_timeout = 0;
  SET idle_in_transaction_session_timeout = 0; SET synchronize_seqscans = off; SET jit = off`

/** Row count and order-independent sum of row hashes: equal for equal rows. Apply `TEXT_SETTINGS` first. */
export async function rowHash(sql: Queryable, table: string, columns: readonly string[]): Promise<TableSum> {
  const row = `ROW(${[...columns].sort().map(quoted).join(', ')})::text`
  const { rows } = await sql.query<TableSum>(
    `SELECT COUNT(*) AS rows, COALESCE(SUM(('x' || left(md5(${row}), 16))::bit(64)::bigint), 0)::text AS hash
     FROM ${quoted(table)}`,
  )
  return rows[0] ?? { rows: 0, hash: '0' }
}
