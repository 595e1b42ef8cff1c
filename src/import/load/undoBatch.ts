import type { Pool } from 'pg'
import { transaction } from '@/infra/database/pool'
import { refreshRestaurants } from '@/server/rankings/refreshRankings'
import { configureBulkLoad } from '@/infra/database/bulkLoad'
import { deleteOrphans } from './deleteOrphans'
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
}

/**
 * Takes one import back: its visits, the rows it refused, and whatever it brought that nothing else names. The batch's
 * own row stays, marked undone, as a record that it happened.
 * @throws UndoRefused
 */
export async function undoBatch(pool: Pool, batch: number, now: Date): Promise<UndoReport> {
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
      `WITH gone AS (DELETE FROM visits WHERE import_batch_id = $1 RETURNING restaurant_id)
       SELECT COUNT(*)::int AS visits, array_agg(DISTINCT restaurant_id) AS restaurants FROM gone`,
      [batch],
    )
    // Before the restaurants go: their rows leave the ranks only while they are known.
    await refreshRestaurants(sql, gone[0]?.restaurants ?? [])
    await sql.query('DELETE FROM import_row_issues WHERE import_batch_id = $1', [batch])
    await deleteOrphans(sql, batch)
    await reassignProvenance(sql, batch)
    await sql.query(`UPDATE import_batches SET status = 'undone', undone_at = $2, updated_at = $2 WHERE id = $1`, [
      batch,
      now,
    ])
    return { batch, file: found.file, visits: gone[0]?.visits ?? 0 }
  })
}
