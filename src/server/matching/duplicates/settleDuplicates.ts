import type { Pick } from '@/domain/linkage/duplicates'
import type { Queryable } from '@/infra/database/pool'
import { recordAudit, recordAudits } from '../../audit'
import { waitForImportLock } from '../../importLock'
import { refreshRestaurants } from '../../rankings/refreshRankings'
import { ViolationError } from '../../violationError'
import { recordMerge, undoMerge } from '../mergeRestaurants'
import { dropDuplicateIssues } from '../../quality/findDuplicates'
import { auditedFields, type Author, PICK_COLUMNS, pickedColumns, recordFields, ALL_COLUMNS } from './pickColumns'

interface Asked extends Author {
  survivor: number
  others: readonly number[]
  /** omitted fields keep the survivor's */
  picks: Partial<Record<Pick, number>>
}

/**
 * Returns the id for `undoDuplicateMerge`. `sql`: inside a transaction. @throws ViolationError `already-merged`,
 * `merge-same-restaurant`, `match-target` for a pick outside the cluster
 */
export async function mergeDuplicates(sql: Queryable, { survivor, others, picks, by, reason }: Asked): Promise<number> {
  await waitForImportLock(sql)
  if (Object.values(picks).some((id) => id !== survivor && !others.includes(id)))
    throw new ViolationError({ code: 'match-target', params: { field: 'picks' } })
  const [former, before] = [await pickedColumns(sql, survivor), await auditedFields(sql, survivor)]
  const merges: number[] = []
  for (const from of others) {
    const merge = await recordMerge(sql, { from, into: survivor }, by)
    merges.push(merge)
    await recordAudit(sql, {
      event: 'record_created',
      actor: by,
      subject: { type: 'restaurant-merge', id: merge },
      after: { from, into: survivor },
      reason,
    })
  }
  for (const [pick, from] of Object.entries(picks) as [Pick, number][]) {
    if (from === survivor) continue
    // A chosen address no longer depends on the spelling it came from.
    const set = PICK_COLUMNS[pick].map(
      (column) => `${column} = ${column === 'address_from_id' ? 'NULL' : `f.${column}`}`,
    )
    await sql.query(
      `UPDATE restaurants r SET ${set.join(', ')}, updated_at = now() FROM restaurants f WHERE r.id = $1 AND f.id = $2`,
      [survivor, from],
    )
  }
  await refreshRestaurants(sql, [survivor])
  await dropDuplicateIssues(sql, [survivor, ...others])
  await recordFields(sql, survivor, before, { by, reason })
  const { rows } = await sql.query<{ id: number }>(
    `INSERT INTO duplicate_merges (survivor_id, merge_ids, former, picked, merged_by_id) VALUES ($1, $2, $3, $4, $5)
     RETURNING id`,
    [survivor, JSON.stringify(merges), JSON.stringify(former), JSON.stringify(await pickedColumns(sql, survivor)), by],
  )
  return rows[0]?.id ?? 0
}

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

const DISMISS = `
  INSERT INTO duplicate_dismissals (one_id, other_id, dismissed_by_id)
  SELECT a.id, b.id, $2 FROM restaurants a JOIN restaurants b ON b.id > a.id
  WHERE a.id = ANY ($1::int[]) AND b.id = ANY ($1::int[]) ON CONFLICT DO NOTHING`
const RECALL = 'DELETE FROM duplicate_dismissals WHERE one_id = ANY ($1::int[]) AND other_id = ANY ($1::int[])'

/** No two are offered as duplicates again; or reverts that. */
export async function dismissDuplicates(
  sql: Queryable,
  { ids, isDismissed, by }: { ids: readonly number[]; isDismissed: boolean; by: number },
): Promise<void> {
  await sql.query(isDismissed ? DISMISS : RECALL, isDismissed ? [ids, by] : [ids])
  await dropDuplicateIssues(sql, ids)
  const [before, after] = isDismissed ? ['pending', 'non_match'] : ['non_match', 'pending']
  await recordAudits(
    sql,
    ids.map((id) => ({
      event: 'record_updated',
      actor: by,
      subject: { type: 'restaurant', id },
      before: { decision: before },
      after: { decision: after },
    })),
  )
}
