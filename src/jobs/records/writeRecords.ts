import type { PoolClient } from 'pg'
import type { RecordKind } from '@/domain/upload/records'
import { recordAudits } from '@/server/audit/recordAudit'
import { refreshRatings } from '@/server/rankings/ratings'
import { refreshRestaurants } from '@/server/rankings/refreshRankings'
import { assignmentsOf, insertOf, RECORD_TABLES } from './recordTables'

const AUDITS_AT_ONCE = 1_000

interface Author {
  upload: number
  staff: number | null
}

/** By which the expense importer will find the restaurants. */
const SPELLINGS = `
  INSERT INTO restaurant_aliases (restaurant_id, key, spelling, name_key, region_id, address_key, evidence)
  SELECT s.subject_id, s.place ->> 'key', s.place ->> 'spelling', s.place ->> 'nameKey',
    (SELECT g.id FROM regions g WHERE g.code = s.place ->> 'regionCode'), nullif(s.place ->> 'addressKey', ''), 'person'
  FROM record_stage s WHERE s.status = 'ok' AND s.is_new`

/** A review's text is not stored twice; later edits show in the review itself. */
const LOG = `
  INSERT INTO upload_changes (upload_id, subject_id, action, before, after, sheet, row_number, title)
  SELECT $1, subject_id, CASE WHEN is_new THEN 'create' ELSE 'update' END, before,
    after - 'content' - 'createdAt', sheet, row_number, title
  FROM record_stage WHERE status = 'ok'`

export async function writeRecords(sql: PoolClient, kind: RecordKind, author: Author): Promise<void> {
  const { table } = RECORD_TABLES[kind]
  await sql.query(insertOf(kind))
  if (kind === 'restaurants') await sql.query(SPELLINGS)
  await sql.query(
    `UPDATE ${table} t SET ${assignmentsOf(kind, 's.after')} FROM record_stage s
     WHERE t.id = s.subject_id AND s.status = 'ok' AND NOT s.is_new`,
  )
  await sql.query(LOG, [author.upload])
  await auditRecords(sql, kind, author)
  await refreshFigures(sql, kind)
}

interface Written {
  position: number
  id: number
  isNew: boolean
  before: object | null
  after: Record<string, unknown>
}

async function auditRecords(sql: PoolClient, kind: RecordKind, { upload, staff }: Author): Promise<void> {
  const { subject } = RECORD_TABLES[kind]
  for (let last = 0; ;) {
    const { rows } = await sql.query<Written>(
      `SELECT position, subject_id AS id, is_new AS "isNew", before, after FROM record_stage
       WHERE status = 'ok' AND position > $1 ORDER BY position LIMIT ${AUDITS_AT_ONCE}`,
      [last],
    )
    await recordAudits(
      sql,
      rows.map(({ id, isNew, before, after }) => ({
        event: isNew ? 'record_created' : 'record_updated',
        actor: staff,
        subject: { type: subject, id },
        before,
        // Members' texts are private.
        after: kind === 'reviews' ? { restaurant: after.restaurant } : after,
        details: { upload },
      })),
    )
    last = rows.at(-1)?.position ?? 0
    if (rows.length < AUDITS_AT_ONCE) return
  }
}

async function refreshFigures(sql: PoolClient, kind: RecordKind): Promise<void> {
  if (kind === 'agencies') return
  const { rows } = await sql.query<{ id: number }>(
    `SELECT DISTINCT ${kind === 'reviews' ? 'restaurant_id' : 'subject_id'} AS id
     FROM record_stage WHERE status = 'ok'`,
  )
  const ids = rows.map(({ id }) => id)
  await (kind === 'reviews' ? refreshRatings(sql, ids) : refreshRestaurants(sql, ids))
}
