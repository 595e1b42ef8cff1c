import type { Pool, PoolClient } from 'pg'
import type { LicenceImportReport } from '@/domain/licence/licenceImportReport'
import { koreanDay } from '@/domain/koreanDay'
import { transaction } from '@/infra/database/pool'
import type { RowSource } from '@/import/source/sheetRow'
import { readAhead } from '@/import/transform/readAhead'
import { readLicenceRegistry } from '@/import/licence/readLicenceRegistry'
import { configureBulkLoad } from '@/infra/database/bulkLoad'
import { acquireImportLock } from '@/server/importLock'
import { linkLicences } from './linkLicences'
import { createLicenceStage, dropRepeated, stageLicences } from './stageLicences'
import { writeLicences } from './writeLicences'

const BLOCK_ROWS = 3_000

type LicenceRowCounts = Pick<LicenceImportReport, 'rowsRead' | 'rowsRejected' | 'reasons'>

/**
 * One transaction, in which every restaurant is matched. An older file updates no licence. Memory does not grow with
 * the file; imports run one at a time. Throws ImportFileError, writing nothing.
 */
export async function importLicences(pool: Pool, source: RowSource, now: Date): Promise<LicenceImportReport> {
  return transaction(pool, async (sql) => {
    await acquireImportLock(sql)
    await configureBulkLoad(sql)
    await createLicenceStage(sql)
    const counts = await stageFile(sql, source, now)
    const rowsRepeated = await dropRepeated(sql)
    const { fresh, changed } = await writeLicences(sql, source.file)
    const links = await linkLicences(sql, 'all', now)
    const rowsUnchanged = counts.rowsRead - counts.rowsRejected - rowsRepeated - fresh - changed
    return { file: source.file, ...counts, rowsNew: fresh, rowsChanged: changed, rowsUnchanged, rowsRepeated, links }
  })
}

async function stageFile(sql: PoolClient, source: RowSource, now: Date): Promise<LicenceRowCounts> {
  const counts: LicenceRowCounts = { rowsRead: 0, rowsRejected: 0, reasons: {} }
  const regions = await holdRegions(sql)
  for await (const block of readAhead(readLicenceRegistry(source, koreanDay(now)), BLOCK_ROWS, BLOCK_ROWS)) {
    const licences = block.flatMap((row) => ('licence' in row ? [row.licence] : []))
    for (const row of block) if ('reason' in row) counts.reasons[row.reason] = (counts.reasons[row.reason] ?? 0) + 1
    await stageLicences(sql, counts.rowsRead, licences, regions)
    counts.rowsRead += block.length
    counts.rowsRejected += block.length - licences.length
  }
  return counts
}

/** Region ids by code; locked until the transaction ends. */
async function holdRegions(sql: PoolClient): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql.query<{ code: string; id: number }>('SELECT code, id FROM regions FOR KEY SHARE')
  return new Map(rows.map(({ code, id }) => [code, id]))
}
