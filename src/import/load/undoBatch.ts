import type { Pool, PoolClient } from 'pg'
import type { KeptVisit } from '@/domain/upload/upload'
import { transaction } from '@/infra/database/pool'
import { refreshRestaurants } from '@/server/rankings/refreshRankings'
import { configureBulkLoad } from '@/infra/database/bulkLoad'
import { deleteOrphans } from './deleteOrphans'
import { keepAliases, lockRestaurantsOf } from './keepAliases'
import { reassignProvenance } from './reassignProvenance'
import { acquireImportLock } from '@/server/importLock'

/** The batch does not exist or is already undone. */
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
  /** visits kept because they were changed since; the first `KEPT_MAX` are listed */
  kept: KeptVisit[]
  keptCount: number
}

const KEPT_MAX = 100

/** Corrected, disputed or annotated visits, which an undo keeps as a person's work. */
const CHANGED = `(v.data_source = 'corrected' OR v.corrected_by_id IS NOT NULL OR v.status <> 'confirmed'
  OR coalesce(v.notes, '') <> '')`

/**
 * Keeps visits changed since, and what something else uses; remaining restaurants keep their spellings. The batch row
 * stays as a record. `beforeEnd` commits with the undo. Throws UndoRefused.
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
    // Before deleting restaurants: ranks can only be updated while they exist.
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
