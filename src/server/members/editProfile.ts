import { readNickname } from '@/domain/member/nickname'
import type { EditProfile } from '@/domain/member/profile'
import type { Violation } from '@/domain/violation'
import type { Queryable } from '@/infra/database/pool'
import { isUniqueViolation } from '@/infra/database/pgErrors'

const EDIT = `
  UPDATE users SET nickname = COALESCE($2, nickname), region = CASE WHEN $3 THEN $4 ELSE region END, updated_at = now() WHERE id = $1`

/**
 * Changes what a member may change of their account; what is left out stays.
 * @returns the broken rule, null when it is done
 */
export async function editProfile(
  sql: Queryable,
  userId: number,
  { nickname: typed, region }: EditProfile,
): Promise<Violation | null> {
  const read = typed === undefined ? { nickname: null } : readNickname(typed)
  if ('violation' in read) return read.violation
  try {
    await sql.query(EDIT, [userId, read.nickname, region !== undefined, region || null])
    return null
  } catch (error) {
    if (isUniqueViolation('users_nickname_unique', error))
      return { code: 'nickname-taken', params: { field: 'nickname' } }
    throw error
  }
}
