import type { Queryable } from '@/infra/database/pool'

/** The end of a restriction by the database's clock, in milliseconds, the precision of the column. */
export async function restrictionEnd(sql: Queryable, days: number): Promise<Date> {
  const { rows } = await sql.query<{ ms: number }>(
    'SELECT floor(extract(epoch FROM now() + make_interval(days => $1::int)) * 1000)::float8 AS ms',
    [days],
  )
  return new Date(rows[0]?.ms ?? 0)
}
