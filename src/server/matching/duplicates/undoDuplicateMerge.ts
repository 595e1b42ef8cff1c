import type { Queryable } from '@/infra/database/pool'
import { recordAudit } from '../../audit/recordAudit'
import { waitForImportLock } from '../../importLock'
import { refreshRestaurants } from '../../rankings/refreshRankings'
import { ViolationError } from '../../violationError'
import { undoMerge } from '../undoMerge'
import { ALL_COLUMNS, auditedFields, type Author, recordFields } from './pickColumns'

/** Unless changed since. */
const RESTORE = `
  UPDATE restaurants r SET updated_at = now(), ${ALL_COLUMNS.map(
    (column) => `${column} = CASE WHEN to_jsonb(r.${column}) IS NOT DISTINCT FROM nullif(m.picked->'${column}', 'null')
      THEN (jsonb_populate_record(NULL::restaurants, m.former)).${column} ELSE r.${column} END`,
  ).join(', ')}
  FROM duplicate_merges m WHERE m.id = $1 AND r.id = m.survivor_id`

const CLOSE = `
  UPDATE duplicate_merges SET undone_at = now(), undone_by_id = $2 WHERE id = $1 AND undone_at IS NULL
  RETURNING survivor_id AS survivor, merge_ids AS merges`

const CLOSE_ONE = `
  UPDATE restaurant_merges SET undone = true, undone_by_id = $2, undone_at = now(), updated_at = now()
  WHERE id = $1 AND NOT undone RETURNING from_id AS "from"`

async function undoOne(sql: Queryable, merge: number, into: number, { by, reason }: Author): Promise<void> {
  const { rows } = await sql.query<{ from: number }>(CLOSE_ONE, [merge, by])
  // Already undone separately.
  if (!rows[0]) return
  await undoMerge(sql, merge, { from: rows[0].from, into })
  await recordAudit(sql, {
    event: 'record_updated',
    actor: by,
    subject: { type: 'restaurant-merge', id: merge },
    before: { undone: false },
    after: { undone: true },
    reason,
  })
}

/**
 * The restaurants are separate again, and the survivor has its previous values. `sql`: inside a transaction. @throws
 * ViolationError `merge-already-reverted`, `merge-superseded`
 */
export async function undoDuplicateMerge(sql: Queryable, id: number, author: Author): Promise<void> {
  await waitForImportLock(sql)
  const { rows } = await sql.query<{ survivor: number; merges: number[] }>(CLOSE, [id, author.by])
  const [merged] = rows
  if (!merged) throw new ViolationError({ code: 'merge-already-reverted', params: {} })
  const { survivor, merges } = merged
  const before = await auditedFields(sql, survivor)
  await sql.query(RESTORE, [id])
  for (const merge of merges.toReversed()) await undoOne(sql, merge, survivor, author)
  await refreshRestaurants(sql, [survivor])
  await recordFields(sql, survivor, before, author)
}
