import type { PoolClient } from 'pg'
import { fail, ok, type Result } from '@/domain/result'
import { type WordKind, wordKey, WORDS_MAX } from '@/domain/wordList/wordList'
import { recordAudit } from '../audit/recordAudit'

interface NewWord {
  kind: WordKind
  word: string
  note: string | null
  by: number
}

/** Returns its id; violation `word-too-short`, `word-no-domain`, `word-taken` or `words-limit-reached`. */
export async function addWord(sql: PoolClient, { kind, word, note, by }: NewWord): Promise<Result<{ id: number }>> {
  const key = wordKey(kind, word)
  if (!key.ok) return key
  // So that two writers cannot exceed the limit; readers do not wait.
  await sql.query('LOCK TABLE word_lists IN SHARE ROW EXCLUSIVE MODE')
  const { rows: counted } = await sql.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM word_lists WHERE kind = $1',
    [kind],
  )
  if ((counted[0]?.count ?? 0) >= WORDS_MAX) return fail({ code: 'words-limit-reached', params: { max: WORDS_MAX } })
  const { rows } = await sql.query<{ id: number }>(
    `INSERT INTO word_lists (kind, word, key, note, created_by) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (kind, key) DO NOTHING RETURNING id`,
    [kind, word, key.value, note, by],
  )
  const [added] = rows
  if (!added) return fail({ code: 'word-taken', params: { field: 'word' } })
  await recordAudit(sql, {
    event: 'record_created',
    actor: by,
    subject: { type: 'word', id: added.id },
    after: { kind, word, note },
  })
  return ok(added)
}
