import type { Pool, PoolClient } from 'pg'
import type { KeptVisit } from '@/contract/uploadState'
import { transaction } from '@/infra/database/pool'
import { refreshRestaurants } from '@/server/rankings/refreshRankings'
import { configureBulkLoad } from '@/infra/database/bulkLoad'
import { acquireImportLock } from '@/server/importLock'
import { visible } from '@/server/sqlConditions'
import { usesOf } from '@/server/usesOf'
import { deleteOrphans, orphanedAlias } from './deleteOrphans'

const LOCK = `
  SELECT FROM restaurants r WHERE r.import_batch_id = $1
    OR r.id IN (SELECT a.restaurant_id FROM restaurant_aliases a WHERE a.import_batch_id = $1)
  ORDER BY r.id FOR UPDATE`

/**
 * No one may start using the restaurants before commit. Call it after deleting visits and before locking the
 * statistics, in the lock order of corrections and reviews; separately, so that the next statement sees new references.
 */
const lockRestaurantsOf = (sql: PoolClient, batch: number) => sql.query(LOCK, [batch])

/**
 * `stays`: restaurants that an undo keeps, with all spellings: those people use or hid; those the batch created, if
 * visits or spellings remain; any that would lose their last spelling. `held`: in use except by spellings and visits.
 */
const KEEP = (orphaned: string, held: string): string => `
  WITH going AS MATERIALIZED (
    SELECT t.id, t.restaurant_id, r.import_batch_id IS NOT DISTINCT FROM $1 AS is_own
    FROM (SELECT t.* FROM restaurant_aliases t WHERE ${orphaned}) t JOIN restaurants r ON r.id = t.restaurant_id
  ),
  spelled AS MATERIALIZED (
    SELECT a.restaurant_id FROM restaurant_aliases a LEFT JOIN going g ON g.id = a.id
    WHERE g.id IS NULL AND a.restaurant_id IN (SELECT restaurant_id FROM going)
  ),
  stays AS (
    ${held}
    UNION SELECT r.id FROM restaurants r WHERE r.id IN (SELECT restaurant_id FROM going)
      AND NOT (${visible('restaurants', 'r')})
    UNION SELECT v.restaurant_id FROM visits v WHERE v.restaurant_id IN (SELECT restaurant_id FROM going WHERE is_own)
    UNION SELECT restaurant_id FROM going WHERE is_own AND restaurant_id IN (SELECT restaurant_id FROM spelled)
    UNION SELECT restaurant_id FROM going WHERE NOT is_own AND restaurant_id NOT IN (SELECT restaurant_id FROM spelled)
  )
  UPDATE restaurant_aliases a SET import_batch_id = CASE WHEN g.is_own
    THEN (SELECT MIN(v.import_batch_id) FROM visits v WHERE v.restaurant_id = r.id AND v.import_batch_id <> $1)
    ELSE r.import_batch_id END
  FROM going g JOIN stays s ON s.restaurant_id = g.restaurant_id JOIN restaurants r ON r.id = g.restaurant_id
  WHERE a.id = g.id`

/** Importing the file again must find the restaurants. Call it after deleting visits, before `deleteOrphans`. */
async function keepAliases(sql: PoolClient, batch: number): Promise<void> {
  const uses = await usesOf(sql, 'restaurants', ['restaurant_aliases', 'visits'])
  const held = uses.map(
    ({ table, column }) =>
      `SELECT u.${column} AS restaurant_id FROM ${table} u WHERE u.${column} IN (SELECT restaurant_id FROM going)`,
  )
  await sql.query(KEEP(await orphanedAlias(sql), held.join(' UNION ')), [batch])
}

/**
 * Reassigns rows to the oldest batch that still refers to them in one pass: row by row PostgreSQL may scan batch after
 * batch, and 10,000 spellings took 40 s. `names`: `(id, batch)`.
 */
const handOver = (table: string, names: string, condition = 'TRUE'): string =>
  `WITH mine AS MATERIALIZED (SELECT id FROM ${table} WHERE import_batch_id = $1 AND ${condition}),
     oldest AS (SELECT id, MIN(batch) AS batch FROM (${names}) named (id, batch) GROUP BY id)
   UPDATE ${table} t SET import_batch_id = oldest.batch
   FROM mine LEFT JOIN oldest USING (id)
   WHERE t.id = mine.id`

const namesIn = (table: string, column: string): string =>
  `SELECT n.${column}, n.import_batch_id FROM ${table} n JOIN mine ON mine.id = n.${column}`

/** Rows still in use belong to the earliest import that uses them, or to none if only people do. */
const HAND_OVERS = [
  handOver('restaurant_aliases', namesIn('visits', 'alias_id')),
  handOver(
    'restaurants',
    `${namesIn('visits', 'restaurant_id')} UNION ALL ${namesIn('restaurant_aliases', 'restaurant_id')}`,
    'merged_into_id IS NULL',
  ),
  // A merged restaurant has nothing left, so it follows its survivor.
  `UPDATE restaurants r SET import_batch_id = s.import_batch_id FROM restaurants s
   WHERE r.import_batch_id = $1 AND s.id = r.merged_into_id`,
  handOver('departments', namesIn('visits', 'department_id')),
  handOver('source_documents', namesIn('visits', 'source_document_id')),
  handOver(
    'agencies',
    `WITH RECURSIVE below (top, id) AS (
       SELECT id, id FROM mine
       UNION SELECT below.top, c.id FROM below JOIN agencies c ON c.parent_id = below.id
     )
     SELECT below.top, v.import_batch_id FROM below JOIN visits v ON v.agency_id = below.id`,
  ),
]

/** Reassigns what a batch created to the oldest batch that still uses it. Call `deleteOrphans` first. */
async function reassignProvenance(sql: PoolClient, batch: number): Promise<void> {
  for (const statement of HAND_OVERS) await sql.query(statement, [batch])
}

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
    for (const table of ['import_row_issues', 'sign_sightings', 'import_accounts', 'import_blank_places'])
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
