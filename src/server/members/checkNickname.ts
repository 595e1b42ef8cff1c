import { readNickname } from '@/domain/member/nickname'
import type { Violation } from '@/domain/violation'
import type { Queryable } from '@/infra/database/pool'

/**
 * What keeps somebody from taking a nickname, as of this moment; null when it is free. Their own is free to them.
 * @param userId null for somebody who has no account yet
 */
export async function checkNickname(sql: Queryable, typed: string, userId: number | null): Promise<Violation | null> {
  const read = readNickname(typed)
  if ('violation' in read) return read.violation
  const { rows } = await sql.query<{ taken: boolean }>(
    'SELECT EXISTS (SELECT FROM users WHERE nickname_key = nickname_key($1) AND id IS DISTINCT FROM $2::int) AS taken',
    [read.nickname, userId],
  )
  return rows[0]?.taken ? { code: 'nickname-taken', params: { field: 'nickname' } } : null
}
