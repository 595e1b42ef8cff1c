import type { Queryable } from '@/infra/database/pool'

/** JavaScript's and Payload's format: '2026-11-22T08:00:00.000Z'. */
export const instantSql = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The database's time; the application's clock may be wrong. */
export async function databaseNow(sql: Queryable): Promise<string> {
  const { rows } = await sql.query<{ now: string }>(`SELECT ${instantSql('now()')} AS now`)
  return rows[0]?.now ?? ''
}
