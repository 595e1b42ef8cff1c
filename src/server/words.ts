import type { PoolClient } from 'pg'
import { type WordKind, wordKey, WORDS_MAX } from '@/domain/wordList'
import type { Queryable } from '@/infra/database/pool'
import type { ChainNames } from '@/domain/place/words/placeWords'
import { fail, ok, type Result } from '@/domain/result'
import { recordAudit, recordAudits } from './audit'

/** In comparison form (`wordKey`), in order. */
export async function readWordKeys<Kind extends WordKind>(
  sql: Queryable,
  kinds: readonly Kind[],
): Promise<Record<Kind, string[]>> {
  const { rows } = await sql.query<{ kind: Kind; key: string }>(
    'SELECT kind, key FROM word_lists WHERE kind = ANY ($1::text[]) ORDER BY kind, key',
    [kinds],
  )
  const keysOf = (kind: Kind) => rows.flatMap((row) => (row.kind === kind ? [row.key] : []))
  return Object.fromEntries(kinds.map((kind) => [kind, keysOf(kind)])) as Record<Kind, string[]>
}

/** In addition to the built-in ones. */
export const readChainNames = async (sql: Queryable): Promise<ChainNames> =>
  new Set((await readWordKeys(sql, ['chain'])).chain)

/** Reasons of moderators besides the built-in ones, oldest first. */
export async function readReasonTemplates(sql: Queryable): Promise<{ reason: string; because: string }[]> {
  const { rows } = await sql.query<{ reason: string; because: string }>(
    `SELECT word AS reason, coalesce(note, '') AS because FROM word_lists WHERE kind = 'hide_reason' ORDER BY id`,
  )
  return rows
}

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

interface RemovedWord {
  kind: WordKind
  word: string
  note: string | null
}

/** Data read with them stays. Returns those that existed, so that they can be added again. */
export async function removeWords(
  sql: Queryable,
  { ids, by }: { ids: readonly number[]; by: number },
): Promise<RemovedWord[]> {
  const { rows } = await sql.query<RemovedWord & { id: number }>(
    'DELETE FROM word_lists WHERE id = ANY ($1::int[]) RETURNING id, kind, word, note',
    [ids],
  )
  await recordAudits(
    sql,
    rows.map(({ id, ...before }) => ({
      event: 'record_deleted',
      actor: by,
      subject: { type: 'word', id },
      before,
    })),
  )
  return rows.map(({ kind, word, note }) => ({ kind, word, note }))
}
