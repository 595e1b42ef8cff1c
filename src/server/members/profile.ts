import type { Pool } from 'pg'
import type { Profile, EditProfile } from '@/contract/member'
import type { Queryable } from '@/infra/database/pool'
import { readNickname } from '@/domain/member/nickname'
import { fail, ok, type Result } from '@/domain/result'
import { isUniqueViolation, isForeignKeyViolation } from '@/infra/database/pgErrors'
import { OFFICE_SAVES_PER_HOUR } from '@/domain/member/limits'
import { parseNear } from '@/domain/nearby/nearPoint'
import type { Office } from '@/domain/nearby/office'
import { consumeRateLimit } from '../rateLimit'
import { transactionResult } from '../violationError'

const PROFILE = `
  SELECT u.nickname, u.region, i.email, u.created_at AS "joinedAt", i.user_id IS NOT NULL AS linked
  FROM users u
  LEFT JOIN LATERAL (
    SELECT * FROM member_identities WHERE user_id = u.id ORDER BY created_at, issuer, subject LIMIT 1) i ON true
  WHERE u.id = $1`

interface Row {
  nickname: string
  region: string | null
  email: string | null
  joinedAt: Date
  linked: boolean
}

/** For its owner only; null if deleted. */
export async function readProfile(sql: Queryable, userId: number): Promise<Profile | null> {
  const { rows } = await sql.query<Row>(PROFILE, [userId])
  const [row] = rows
  return row
    ? {
        nickname: row.nickname,
        region: row.region,
        email: row.email,
        joined_at: row.joinedAt.toISOString(),
        provider: row.linked ? 'kakao' : null,
      }
    : null
}

const EDIT = `
  UPDATE users
  SET nickname = COALESCE($2, nickname), region = CASE WHEN $3 THEN $4 ELSE region END, updated_at = now()
  WHERE id = $1`

export async function editProfile(
  sql: Queryable,
  userId: number,
  { nickname: typed, region }: EditProfile,
): Promise<Result> {
  const nickname = typed === undefined ? ok(null) : readNickname(typed)
  if (!nickname.ok) return nickname
  try {
    await sql.query(EDIT, [userId, nickname.value, region !== undefined, region || null])
    return ok()
  } catch (error) {
    if (isUniqueViolation('users_nickname_unique', error))
      return fail({ code: 'nickname-taken', params: { field: 'nickname' } })
    throw error
  }
}

interface MemberContentCounts {
  reviews: number
  favorites: number
}

/** What would stay anonymously, and what would be deleted, including trash. */
export async function countMemberContent(sql: Queryable, userId: number): Promise<MemberContentCounts> {
  const { rows } = await sql.query<MemberContentCounts>(
    `SELECT (SELECT count(*) FROM reviews WHERE user_id = $1 AND deleted_at IS NULL)::int AS reviews,
       (SELECT count(*) FROM favorites WHERE user_id = $1)::int AS favorites`,
    [userId],
  )
  return rows[0] ?? { reviews: 0, favorites: 0 }
}

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
