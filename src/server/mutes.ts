import type { Pool } from 'pg'
import { MUTES_MAX } from '@/domain/community/community'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import type { Mutes } from '@/contract/comments'
import { transactionResult } from './violationError'
import { instantSql } from './sqlConditions'

const FIND = 'SELECT id FROM users WHERE nickname_key = nickname_key($1)'
/** Concurrent mutes must not exceed the limit. */
const LOCK = 'SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE'
const COUNT = 'SELECT count(*)::int AS count FROM member_mutes WHERE user_id = $1'
const MUTE = `
  INSERT INTO member_mutes (user_id, muted_id) VALUES ($1, $2) ON CONFLICT (user_id, muted_id) DO NOTHING`

async function findMember(sql: Queryable, nickname: string): Promise<number | null> {
  return (await sql.query<{ id: number }>(FIND, [nickname])).rows[0]?.id ?? null
}

/** Idempotent. */
export function muteMember(pool: Pool, member: number, nickname: string): Promise<Result> {
  return transactionResult(pool, async (sql) => {
    const muted = await findMember(sql, nickname)
    if (muted === null) return fail({ code: 'member-not-found', params: {} })
    if (muted === member) return fail({ code: 'own-content-not-allowed', params: {} })
    await sql.query(LOCK, [member])
    const { rows } = await sql.query<{ count: number }>(COUNT, [member])
    if ((rows[0]?.count ?? 0) >= MUTES_MAX) return fail({ code: 'mutes-limit-reached', params: { max: MUTES_MAX } })
    await sql.query(MUTE, [member, muted])
    return ok()
  })
}

/** Not muted, or gone, is not an error. */
export async function unmuteMember(sql: Queryable, member: number, nickname: string): Promise<Result> {
  await sql.query(`DELETE FROM member_mutes WHERE user_id = $1 AND muted_id IN (${FIND.replace('$1', '$2')})`, [
    member,
    nickname,
  ])
  return ok()
}

const LIST = `
  SELECT u.nickname, ${instantSql('m.created_at')} AS since
  FROM member_mutes m JOIN users u ON u.id = m.muted_id
  WHERE m.user_id = $1 ORDER BY m.created_at DESC, u.id LIMIT $2`

export async function listMutes(sql: Queryable, member: number): Promise<Mutes> {
  return { data: (await sql.query<Mutes['data'][number]>(LIST, [member, MUTES_MAX])).rows }
}
