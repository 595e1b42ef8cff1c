import type { Queryable } from '@/infra/database/pool'
import { cacheIfLarge } from './cacheIfLarge'

const LARGE_TOTAL = 2_000

/** Cached if large. */
export const cachedCount = (sql: Queryable, text: string, values: unknown[]): Promise<number> =>
  cacheIfLarge(
    sql,
    JSON.stringify([text, values]),
    async () => (await sql.query<{ total: number }>(text, values)).rows[0]?.total ?? 0,
    (total) => total >= LARGE_TOTAL,
  )
