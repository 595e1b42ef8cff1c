import type { PoolClient } from 'pg'
import type { ImportReport, RowReason } from '@/domain/expense/importReport'
import { maskTitle } from '@/domain/upload/maskTitle'
import type { RowSource } from '../source/sheetRow'
import type { ParsedRow } from '../transform/record/parsedRow'

/** Counts every row and every won of a file exactly once. */
export interface RowCounts {
  rows: Record<ParsedRow['status'], number>
  amount: Record<ParsedRow['status'], number>
  reasons: Partial<Record<RowReason, number>>
  /** accepted rows whose department cell is not certainly a unit */
  departmentsDropped: number
}

export const emptyRowCounts = (): RowCounts => ({
  rows: { ok: 0, skip: 0, error: 0 },
  amount: { ok: 0, skip: 0, error: 0 },
  reasons: {},
  departmentsDropped: 0,
})

export function countRow(counts: RowCounts, row: ParsedRow): void {
  const { status, amount, reason, department, departmentRaw } = row
  counts.rows[status] += 1
  counts.amount[status] += amount ?? 0
  if (status === 'ok' && departmentRaw !== null && department === null) counts.departmentsDropped += 1
  if (reason) counts.reasons[reason] = (counts.reasons[reason] ?? 0) + 1
}

const COLUMNS: [string, keyof ImportReport][] = [
  ['rows_read', 'rowsRead'],
  ['rows_visited', 'rowsVisited'],
  ['rows_known', 'rowsKnown'],
  ['rows_skipped', 'rowsSkipped'],
  ['rows_rejected', 'rowsRejected'],
  ['visits_made', 'visitsMade'],
  ['restaurants_new', 'restaurantsNew'],
  ['restaurants_matched', 'restaurantsMatched'],
  ['reviews_queued', 'reviewsQueued'],
  ['amount_visited', 'amountVisited'],
  ['amount_known', 'amountKnown'],
  ['amount_skipped', 'amountSkipped'],
  ['amount_rejected', 'amountRejected'],
  ['departments_dropped', 'departmentsDropped'],
]

export async function openBatch(sql: PoolClient, { file, hash, format }: RowSource): Promise<number> {
  const { rows } = await sql.query<{ id: number }>(
    `INSERT INTO import_batches (file_name, file_hash, format, status) VALUES ($1, $2, $3, 'applied') RETURNING id`,
    [maskTitle(file), hash, format],
  )
  return rows[0]?.id ?? 0
}

export async function closeBatch(sql: PoolClient, report: ImportReport): Promise<void> {
  const assignments = COLUMNS.map(([column], i) => `${column} = $${i + 3}`).join(', ')
  await sql.query(`UPDATE import_batches SET reasons = $2, ${assignments}, updated_at = now() WHERE id = $1`, [
    report.batch,
    JSON.stringify(report.reasons),
    ...COLUMNS.map(([, field]) => report[field]),
  ])
}

type PlaceCounts = Pick<ImportReport, 'restaurantsNew' | 'restaurantsMatched' | 'reviewsQueued'>

/** Counts restaurants of staged visits (new or known) and aliases queued for review. */
export async function countPlaces(sql: PoolClient, batch: number): Promise<PlaceCounts> {
  const { rows } = await sql.query<PlaceCounts>(
    `SELECT COUNT(*) FILTER (WHERE r.import_batch_id = $1)::int AS "restaurantsNew",
       COUNT(*) FILTER (WHERE r.import_batch_id IS DISTINCT FROM $1)::int AS "restaurantsMatched",
       (SELECT COUNT(DISTINCT alias_id) FROM match_reviews WHERE import_batch_id = $1)::int AS "reviewsQueued"
     FROM restaurants r WHERE r.id IN (SELECT restaurant_id FROM import_stage)`,
    [batch],
  )
  return rows[0] ?? { restaurantsNew: 0, restaurantsMatched: 0, reviewsQueued: 0 }
}

export async function restaurantsCreatedBy(sql: PoolClient, batch: number): Promise<number[]> {
  const { rows } = await sql.query<{ id: number }>('SELECT id FROM restaurants WHERE import_batch_id = $1', [batch])
  return rows.map(({ id }) => id)
}
