import type { Sql } from '@/infra/database/pool'
import { keepLarge } from './keepLarge'

const LARGE_TOTAL = 2_000

/** The `total` of a counting statement; a large one is kept for a while. */
export const countOnce = (sql: Sql, text: string, values: unknown[]): Promise<number> =>
  keepLarge(
    sql,
    JSON.stringify([text, values]),
    async () => (await sql.query<{ total: number }>(text, values)).rows[0]?.total ?? 0,
    (total) => total >= LARGE_TOTAL,
  )
