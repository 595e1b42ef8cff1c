import type { Pool } from 'pg'
import type { Queryable } from '@/infra/database/pool'

/** A connection that also prints how PostgreSQL carried each statement out, a line a step, and how long it took. */
export const explaining = (pool: Pool, print: (line: string) => void): Queryable => ({
  async query<Row extends object>(text: string, values: unknown[] = []) {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF) ${text}`,
      values,
    )
    for (const { 'QUERY PLAN': line } of rows) if (/->|Time|Scan/.test(line)) print(`    ${line}`)
    return pool.query<Row>(text, values)
  },
})
