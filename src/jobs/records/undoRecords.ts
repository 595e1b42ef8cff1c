import type { PoolClient } from 'pg'
import type { KeptRecord } from '@/contract/uploadState'
import type { RecordKind } from '@/domain/upload/kinds'
import { recordAudits } from '@/server/audit'
import { acquireImportLock } from '@/server/importLock'
import { refreshRatings } from '@/server/rankings/ratings'
import { refreshRestaurants } from '@/server/rankings/refreshRankings'
import { unusedConditions } from '@/server/usesOf'
import { assignmentsOf, RECORD_TABLES, snapshotOf } from './recordTables'

/** References are read from the schema: a visit, a review, a department, a child institution. */
async function deleteUnused(sql: PoolClient, kind: 'agencies' | 'restaurants'): Promise<void> {
  const unused = await unusedConditions(sql, kind, kind === 'restaurants' ? ['restaurant_aliases'] : [])
  const going = `EXISTS (
    SELECT FROM undo_stage u WHERE u.subject_id = t.id AND u.action = 'create' AND u.outcome IS NULL)`
  if (kind === 'restaurants') {
    const spelling = await unusedConditions(sql, 'restaurant_aliases')
    // Its own spelling is deleted with it; one learnt later counts as use.
    unused.push(`(SELECT count(*) FROM restaurant_aliases a WHERE a.restaurant_id = t.id) <= 1`)
    await sql.query(
      `DELETE FROM restaurant_aliases t
       USING (SELECT t.id FROM restaurants t WHERE ${[going, ...unused].join(' AND ')}) r
       WHERE t.restaurant_id = r.id AND ${spelling.join(' AND ')}`,
    )
    unused.push('NOT EXISTS (SELECT FROM restaurant_aliases a WHERE a.restaurant_id = t.id)')
  }
  const drop = `
    WITH gone AS (DELETE FROM ${kind} t WHERE ${[going, ...unused].join(' AND ')} RETURNING t.id)
    UPDATE undo_stage u SET outcome = 'removed' FROM gone g WHERE g.id = u.subject_id`
  // Institutions form a tree: repeats until no empty leaf is left.
  while ((await sql.query(drop)).rowCount) continue
}

const KEPT_MAX = 100

export interface RecordsUndone {
  removed: number
  reverted: number
  /** the first `KEPT_MAX` of them */
  kept: KeptRecord[]
  keptCount: number
}

/** `outcome` is empty until known. */
const CREATE = `
  CREATE TEMP TABLE undo_stage (LIKE upload_changes INCLUDING INDEXES, outcome text) ON COMMIT DROP`
const GATHER = `INSERT INTO undo_stage SELECT c.* FROM upload_changes c WHERE c.upload_id = $1`

/** A new record has a value that the file did not set. */
const GREW = ` OR u.action = 'create' AND EXISTS (
  SELECT FROM jsonb_each(jsonb_strip_nulls(t.now)) e WHERE NOT u.after ? e.key)`

const MORE: Record<RecordKind, string> = {
  agencies: GREW,
  restaurants: `${GREW} OR t.deleted_at IS NOT NULL OR t.merged_into_id IS NOT NULL`,
  reviews: ` OR t.deleted_at IS NOT NULL OR t.edited_at IS NOT NULL OR t.status <> 'published'`,
}

/** Changed imported values, a new record with more values, or a trashed one. */
const CHANGED = (kind: RecordKind): string => `
  UPDATE undo_stage u SET outcome = 'changed' FROM (SELECT t.*, ${snapshotOf(kind)} AS now FROM ${
    RECORD_TABLES[kind].table
  } t) t
  WHERE t.id = u.subject_id AND (
    EXISTS (SELECT FROM jsonb_each(u.after) e WHERE e.value IS DISTINCT FROM t.now -> e.key)${MORE[kind]})`

/** Its parent institution may have been deleted since. */
const LOST_PARENT = `
  UPDATE undo_stage u SET outcome = 'changed' WHERE u.outcome IS NULL AND u.action = 'update'
    AND u.before ->> 'parent' IS NOT NULL
    AND NOT EXISTS (SELECT FROM agencies p WHERE p.id = (u.before ->> 'parent')::int)`

/** Records changed since, and new ones in use, stay. */
export async function undoRecords(
  sql: PoolClient,
  { upload, kind, staff }: { upload: number; kind: RecordKind; staff: number | null },
): Promise<RecordsUndone> {
  const { table } = RECORD_TABLES[kind]
  await acquireImportLock(sql)
  await sql.query(
    `SELECT FROM ${table} WHERE id IN (SELECT subject_id FROM upload_changes WHERE upload_id = $1)
     ORDER BY id FOR UPDATE`,
    [upload],
  )
  await sql.query(CREATE)
  await sql.query(GATHER, [upload])
  await sql.query('ANALYZE undo_stage')
  await sql.query(CHANGED(kind))
  if (kind === 'agencies') await sql.query(LOST_PARENT)
  await sql.query(
    `WITH reverted AS (
       UPDATE ${table} t SET ${assignmentsOf(kind, 'u.before')} FROM undo_stage u
       WHERE t.id = u.subject_id AND u.action = 'update' AND u.outcome IS NULL RETURNING t.id)
     UPDATE undo_stage u SET outcome = 'reverted' FROM reverted r WHERE r.id = u.subject_id`,
  )
  await (kind === 'reviews' ? trashReviews(sql, staff) : deleteUnused(sql, kind))
  await sql.query(`UPDATE undo_stage SET outcome = 'in_use' WHERE outcome IS NULL
    AND EXISTS (SELECT FROM ${table} t WHERE t.id = subject_id)`)
  await auditUndone(sql, kind, { upload, staff })
  await refreshFigures(sql, kind)
  await sql.query('DELETE FROM upload_changes WHERE upload_id = $1', [upload])
  return summary(sql)
}

/** Reviews go to the trash, from where they can be restored. */
const trashReviews = (sql: PoolClient, staff: number | null) =>
  sql.query(
    `WITH gone AS (
       UPDATE reviews t SET deleted_at = now(), deleted_by_id = $1, updated_at = now() FROM undo_stage u
       WHERE t.id = u.subject_id AND u.action = 'create' AND u.outcome IS NULL RETURNING t.id)
     UPDATE undo_stage u SET outcome = 'removed' FROM gone g WHERE g.id = u.subject_id`,
    [staff],
  )

async function auditUndone(
  sql: PoolClient,
  kind: RecordKind,
  { upload, staff }: { upload: number; staff: number | null },
): Promise<void> {
  const { rows } = await sql.query<{ id: number; outcome: string; before: object | null; after: object }>(
    `SELECT subject_id AS id, outcome, before, after FROM undo_stage
     WHERE outcome IN ('reverted', 'removed') ORDER BY 1`,
  )
  const removed = kind === 'reviews' ? 'record_trashed' : 'record_deleted'
  const hidden = kind === 'reviews'
  for (let at = 0; at < rows.length; at += 1_000)
    await recordAudits(
      sql,
      rows.slice(at, at + 1_000).map(({ id, outcome, before, after }) => ({
        event: outcome === 'removed' ? removed : 'record_updated',
        actor: staff,
        subject: { type: RECORD_TABLES[kind].subject, id },
        before: hidden ? null : after,
        after: before,
        details: { upload },
      })),
    )
}

async function refreshFigures(sql: PoolClient, kind: RecordKind): Promise<void> {
  if (kind === 'agencies') return
  const { rows } = await sql.query<{ id: number }>(
    `SELECT DISTINCT ${kind === 'reviews' ? `(after ->> 'restaurant')::int` : 'subject_id'} AS id FROM undo_stage`,
  )
  const ids = rows.map(({ id }) => id)
  await (kind === 'reviews' ? refreshRatings(sql, ids) : refreshRestaurants(sql, ids))
}

async function summary(sql: PoolClient): Promise<RecordsUndone> {
  const { rows } = await sql.query<Omit<RecordsUndone, 'kept'>>(
    `SELECT count(*) FILTER (WHERE outcome = 'removed')::int AS removed,
       count(*) FILTER (WHERE outcome = 'reverted')::int AS reverted,
       count(*) FILTER (WHERE outcome IN ('changed', 'in_use'))::int AS "keptCount" FROM undo_stage`,
  )
  const { rows: kept } = await sql.query<KeptRecord>(
    `SELECT subject_id AS id, sheet, row_number AS row, title, outcome AS reason FROM undo_stage
     WHERE outcome IN ('changed', 'in_use') ORDER BY row_number, subject_id LIMIT ${KEPT_MAX}`,
  )
  const counts = rows[0] ?? { removed: 0, reverted: 0, keptCount: 0 }
  return { ...counts, kept }
}
