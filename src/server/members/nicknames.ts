import { readNickname } from '@/domain/member/nickname'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import type { Nicknames } from '@/contract/comments'
import { NICKNAME_SEARCHES_MAX, NICKNAMES_OFFERED } from '@/domain/community/community'
import { consumeRateLimit } from '../rateLimit'

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

/** As in the index `users_nickname_search`: decomposed syllables, so that partial input matches. */
const SEARCH = `
  SELECT u.nickname, u.role FROM users u
  WHERE normalize(lower(u.nickname), NFD) LIKE '%' || $1 || '%' AND u.id <> $2
  ORDER BY normalize(lower(u.nickname), NFD) LIKE $1 || '%' DESC, char_length(u.nickname), u.nickname LIMIT $3`

const literal = (typed: string): string =>
  typed
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\\%_]/g, '\\$&')

/** Prefix matches first, up to `NICKNAMES_OFFERED`, without oneself. */
export async function searchNicknames(sql: Queryable, member: number, typed: string): Promise<Result<Nicknames>> {
  const limit = { limit: NICKNAME_SEARCHES_MAX, windowSeconds: 10 * 60 }
  const seconds = await consumeRateLimit(sql, `nicknames:${member}`, limit)
  if (seconds !== null) return fail({ code: 'rate-limited', params: { seconds } })
  const { rows } = await sql.query<Nicknames['data'][number]>(SEARCH, [literal(typed), member, NICKNAMES_OFFERED])
  return ok({ data: rows })
}
