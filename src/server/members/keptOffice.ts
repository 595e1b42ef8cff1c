import type { Pool } from 'pg'
import { OFFICE_SAVES_PER_HOUR } from '@/domain/member/limits'
import { parseNear } from '@/domain/nearby/nearPoint'
import type { Office } from '@/domain/nearby/office'
import { fail, ok, type Result } from '@/domain/result'
import { isForeignKeyViolation } from '@/infra/database/pgErrors'
import type { Queryable } from '@/infra/database/pool'
import { consumeRateLimit } from '../rateLimit'
import { transactionResult } from '../transactionResult'

const READ = `
  SELECT name, trim_scale(latitude) || ',' || trim_scale(longitude) AS near FROM member_offices WHERE user_id = $1`
const SAVE = `
  INSERT INTO member_offices (user_id, name, latitude, longitude) VALUES ($1, $2, $3, $4)
  ON CONFLICT (user_id) DO UPDATE SET name = excluded.name, latitude = excluded.latitude,
    longitude = excluded.longitude, saved_at = now()`

/** The office that a member keeps in the account, for its owner only; null if none. */
export async function readOffice(sql: Queryable, member: number): Promise<Office | null> {
  return (await sql.query<Office>(READ, [member])).rows[0] ?? null
}

/** Keeps an office in a member's account in place of any earlier one. */
export async function saveOffice(pool: Pool, member: number, { name, near }: Office): Promise<Result<Office>> {
  const point = parseNear(near)
  if (!point) return fail({ code: 'near-format', params: { field: 'near' } })
  try {
    return await transactionResult(pool, async (sql) => {
      const limit = { limit: OFFICE_SAVES_PER_HOUR, windowSeconds: 60 * 60 }
      const seconds = await consumeRateLimit(sql, `office:${member}`, limit)
      if (seconds !== null) return fail({ code: 'rate-limited', params: { seconds } })
      await sql.query(SAVE, [member, name, point.latitude, point.longitude])
      return ok({ name, near })
    })
  } catch (error) {
    if (isForeignKeyViolation(error)) return fail({ code: 'unauthenticated', params: {} })
    throw error
  }
}

/** Removes the office from a member's account; a missing one is not an error. */
export const removeOffice = (sql: Queryable, member: number) =>
  sql.query('DELETE FROM member_offices WHERE user_id = $1', [member])
