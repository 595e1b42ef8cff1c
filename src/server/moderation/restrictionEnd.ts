import type { Queryable } from '@/infra/database/pool'

/** By the database's clock, in the column's precision (ms). */
export async function restrictionEnd(sql: Queryable, days: number): Promise<Date> {
  const { rows } = await sql.query<{ ms: number }>(
    'SELECT floor(extract(epoch FROM now() + make_interval(days => $1::int)) * 1000)::float8 AS ms',
    [days],
  )
  return new Date(rows[0]?.ms ?? 0)
}
