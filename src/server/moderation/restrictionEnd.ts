import type { Queryable } from '@/infra/database/pool'

/** When a restriction of so many days ends, by the database's clock, to the millisecond that a column keeps. */
export async function restrictionEnd(sql: Queryable, days: number): Promise<Date> {
  const { rows } = await sql.query<{ ms: number }>(
    'SELECT floor(extract(epoch FROM now() + make_interval(days => $1::int)) * 1000)::float8 AS ms',
    [days],
  )
  return new Date(rows[0]?.ms ?? 0)
}
