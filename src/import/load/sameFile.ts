import type { PoolClient } from 'pg'
import { koreanDay } from '@/domain/koreanDay'
import { ImportFileError } from '../source/errors'
import type { RowSource } from '../source/sheetRow'

/** Whether two visits are from the same row; both tables use the same sheet name. */
export const SAME_ROW = (one: string, other: string): string =>
  `${one}.row_number = ${other}.row_number AND ${one}.sheet IS NOT DISTINCT FROM ${other}.sheet`

/** A visit corrected by staff may now have another agency than at import. */
const OTHER_AGENCY = `
  SELECT a.name AS agency, b.id AS batch, b.file_name AS file, b.created_at AS at
  FROM import_stage s
  JOIN visits v ON ${SAME_ROW('s', 'v')} AND v.agency_id <> s.agency_id
  JOIN import_batches b ON b.id = v.import_batch_id
  JOIN agencies a ON a.id = v.agency_id
  WHERE v.import_batch_id = ANY ($1::int[]) AND v.data_source = 'crawled'
  ORDER BY b.id DESC LIMIT 1`

interface Earlier {
  agency: string
  batch: number
  file: string
  at: Date
}

/**
 * Rows of the earlier imports are not imported again. Throws ImportFileError `other_agency` if a staged row exists
 * under another agency, because one of them is wrong.
 */
export async function importsOfSameFile(
  sql: PoolClient,
  batch: number,
  { file, hash }: Pick<RowSource, 'file' | 'hash'>,
): Promise<number[]> {
  const { rows: batches } = await sql.query<{ id: number }>(
    `SELECT id FROM import_batches WHERE file_hash = $1 AND status = 'applied' AND id <> $2`,
    [hash, batch],
  )
  const ids = batches.map(({ id }) => id)
  if (ids.length === 0) return ids
  const { rows } = await sql.query<Earlier>(OTHER_AGENCY, [ids])
  const [found] = rows
  if (!found) return ids
  const earlier = { batch: found.batch, file: found.file, day: koreanDay(found.at) }
  throw new ImportFileError({ code: 'other_agency', file, value: found.agency, earlier })
}
