import type { WordKind } from '@/domain/wordList/wordList'
import type { Queryable } from '@/infra/database/pool'
import { recordAudits } from '../audit/recordAudit'

export interface RemovedWord {
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
