import { readNickname } from '@/domain/member/nickname'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'

/** A member's own is available to them. `userId`: null during sign-up */
export async function checkNickname(sql: Queryable, typed: string, userId: number | null): Promise<Result> {
  const nickname = readNickname(typed)
  if (!nickname.ok) return nickname
  const { rows } = await sql.query<{ taken: boolean }>(
    'SELECT EXISTS (SELECT FROM users WHERE nickname_key = nickname_key($1) AND id IS DISTINCT FROM $2::int) AS taken',
    [nickname.value, userId],
  )
  return rows[0]?.taken ? fail({ code: 'nickname-taken', params: { field: 'nickname' } }) : ok()
}
