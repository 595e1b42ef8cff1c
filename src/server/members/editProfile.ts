import { readNickname } from '@/domain/member/nickname'
import type { EditProfile } from '@/domain/member/profile'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { isUniqueViolation } from '@/infra/database/pgErrors'

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
