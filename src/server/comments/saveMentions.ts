import { mentionCandidates } from '@/domain/community/mentionText'
import type { Queryable } from '@/infra/database/pool'

/** Compared as nicknames (`nickname_key`). */
const FIND = `
  SELECT w.written, u.id FROM unnest($1::text[]) AS w (written)
  JOIN users u ON u.nickname_key = nickname_key(w.written)`

const KEEP = `
  INSERT INTO comment_mentions (comment_id, user_id, nickname)
  SELECT $1, m.user_id, m.nickname FROM unnest($2::int[], $3::text[]) AS m (user_id, nickname)
  ON CONFLICT (comment_id, user_id) DO UPDATE SET nickname = excluded.nickname`

const FORGET = 'DELETE FROM comment_mentions WHERE comment_id = $1 AND user_id <> ALL ($2::int[])'

/** The longest nickname after each `@`. */
async function findMentioned(sql: Queryable, text: string): Promise<Map<number, string>> {
  const named = mentionCandidates(text)
  if (named.length === 0) return new Map()
  const { rows } = await sql.query<{ written: string; id: number }>(FIND, [[...new Set(named.flat())]])
  const bearers = new Map(rows.map(({ written, id }) => [written, id]))
  return new Map(
    named.flatMap((candidates): [number, string][] => {
      const written = candidates.find((candidate) => bearers.has(candidate))
      const id = written === undefined ? undefined : bearers.get(written)
      return written === undefined || id === undefined ? [] : [[id, written]]
    }),
  )
}

export async function saveMentions(sql: Queryable, comment: number, text: string): Promise<void> {
  const mentioned = await findMentioned(sql, text)
  await sql.query(FORGET, [comment, [...mentioned.keys()]])
  if (mentioned.size > 0) await sql.query(KEEP, [comment, [...mentioned.keys()], [...mentioned.values()]])
}
