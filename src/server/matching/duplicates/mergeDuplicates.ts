import type { Pick } from '@/domain/linkage/duplicates'
import type { Queryable } from '@/infra/database/pool'
import { recordAudit } from '../../audit/recordAudit'
import { waitForImportLock } from '../../importLock'
import { refreshRestaurants } from '../../rankings/refreshRankings'
import { ViolationError } from '../../violationError'
import { recordMerge } from '../mergeRestaurants'
import { dropDuplicateIssues } from '../../duplicates/findDuplicates'
import { auditedFields, type Author, PICK_COLUMNS, pickedColumns, recordFields } from './pickColumns'

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
