import type { Pool, PoolClient } from 'pg'
import type { KeptVisit } from '@/domain/upload/upload'
import { transaction } from '@/infra/database/pool'
import { refreshRestaurants } from '@/server/rankings/refreshRankings'
import { configureBulkLoad } from '@/infra/database/bulkLoad'
import { deleteOrphans } from './deleteOrphans'
import { keepAliases, lockRestaurantsOf } from './keepAliases'
import { reassignProvenance } from './reassignProvenance'
import { acquireImportLock } from '@/server/importLock'

/** A batch that cannot be taken back: there is none, or it has been already. */
export class UndoRefusedError extends Error {
  constructor(
    readonly code: 'unknown' | 'already',
    readonly batch: number,
  ) {
    super(`${code} ${batch}`)
    this.name = 'UndoRefused'
  }
}

export interface UndoReport {
  batch: number
  file: string
  visits: number
  /** visits that somebody changed since: they stay, the first `KEPT_MAX` of them by name */
  kept: KeptVisit[]
  keptCount: number
}

const KEPT_MAX = 100

/** Corrected, disputed or annotated: the work of a person, which no undo of a file takes away. */
const CHANGED = `(v.data_source = 'corrected' OR v.corrected_by_id IS NOT NULL OR v.status <> 'confirmed'
  OR coalesce(v.notes, '') <> '')`

/**
 * Takes one import back: its visits but for those that somebody changed since, the rows it rejected, and anything that
 * it brought that nothing else names. A restaurant that stays keeps its spellings, so that the next import finds it.
 * The batch's own row stays, marked undone, as a record that it happened.
 * @param beforeEnd what is committed with it, or not at all
 * @throws UndoRefused
 */
export async function undoBatch(
  pool: Pool,
  batch: number,
  now: Date,
  beforeEnd?: (sql: PoolClient, report: UndoReport) => Promise<void>,
): Promise<UndoReport> {
  return transaction(pool, async (sql) => {
    await acquireImportLock(sql)
    await configureBulkLoad(sql)
    const { rows } = await sql.query<{ file: string; status: string }>(
      'SELECT file_name AS file, status FROM import_batches WHERE id = $1',
      [batch],
    )
    const [found] = rows
    if (!found) throw new UndoRefusedError('unknown', batch)
    if (found.status === 'undone') throw new UndoRefusedError('already', batch)
    const { rows: gone } = await sql.query<{ visits: number; restaurants: number[] | null }>(
      `WITH gone AS (DELETE FROM visits v WHERE v.import_batch_id = $1 AND NOT ${CHANGED} RETURNING restaurant_id)
       SELECT COUNT(*)::int AS visits, array_agg(DISTINCT restaurant_id) AS restaurants FROM gone`,
      [batch],
    )
    await lockRestaurantsOf(sql, batch)
    // Before the restaurants go: their rows leave the ranks only while they are known.
    await refreshRestaurants(sql, gone[0]?.restaurants ?? [])
    for (const table of ['import_row_issues', 'sign_sightings'])
      await sql.query(`DELETE FROM ${table} WHERE import_batch_id = $1`, [batch])
    await keepAliases(sql, batch)
    await deleteOrphans(sql, batch)
    await reassignProvenance(sql, batch)
    await sql.query(`UPDATE import_batches SET status = 'undone', undone_at = $2, updated_at = $2 WHERE id = $1`, [
      batch,
      now,
    ])
    const report = { batch, file: found.file, visits: gone[0]?.visits ?? 0, ...(await keptVisits(sql, batch)) }
    await beforeEnd?.(sql, report)
    return report
  })
}

async function keptVisits(sql: PoolClient, batch: number): Promise<Pick<UndoReport, 'kept' | 'keptCount'>> {
  const { rows } = await sql.query<KeptVisit & { total: number }>(
    `SELECT v.id, v.sheet, v.row_number AS row, r.name AS restaurant, count(*) OVER ()::int AS total
     FROM visits v JOIN restaurants r ON r.id = v.restaurant_id
     WHERE v.import_batch_id = $1 ORDER BY v.id LIMIT ${KEPT_MAX}`,
    [batch],
  )
  return { kept: rows.map(({ total: _, ...visit }) => visit), keptCount: rows[0]?.total ?? 0 }
}
