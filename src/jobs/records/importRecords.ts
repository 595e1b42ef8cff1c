import type { PoolClient } from 'pg'
import { koreanDay } from '@/domain/koreanDay'
import { maskTitle } from '@/domain/upload/maskTitle'
import type { RecordExample, RecordsPlan, RecordsReport } from '@/contract/uploadState'
import type { RecordKind } from '@/domain/upload/kinds'
import { RECORD_DEFINITIONS } from '@/import/records/definitions'
import { type OnHeader, readRecords } from '@/import/records/readRecords'
import type { RowSource } from '@/import/source/sheetRow'
import { acquireImportLock } from '@/server/importLock'
import { recordAudits } from '@/server/audit'
import { refreshRatings } from '@/server/rankings/ratings'
import { refreshRestaurants } from '@/server/rankings/refreshRankings'
import { createRecordStage, stageRecords } from './recordStage'
import { resolveRecords } from './resolveRecords'
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

async function writeRecords(sql: PoolClient, kind: RecordKind, author: Author): Promise<void> {
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

export interface RecordsFile {
  kind: RecordKind
  source: RowSource
  now: Date
  signal: AbortSignal
}

const EXAMPLES = 12

/** `record_stage` lasts until the transaction ends. @throws ImportFileError */
export async function stageFile(
  sql: PoolClient,
  { kind, source, now, signal }: RecordsFile,
  onHeader?: OnHeader,
): Promise<void> {
  await createRecordStage(sql)
  let count = 0
  for await (const block of readRecords(source, RECORD_DEFINITIONS[kind], koreanDay(now), onHeader)) {
    signal.throwIfAborted()
    await stageRecords(sql, block, count + 1)
    count += block.length
  }
}

/** All or nothing; imports wait for each other. @throws ImportFileError */
export async function importRecords(
  sql: PoolClient,
  file: RecordsFile,
  author: { upload: number; staff: number | null },
  onStep: (step: 'read' | 'match' | 'write') => void,
): Promise<RecordsPlan> {
  await acquireImportLock(sql)
  onStep('read')
  await stageFile(sql, file)
  onStep('match')
  await resolveRecords(sql, file.kind, true)
  file.signal.throwIfAborted()
  onStep('write')
  await writeRecords(sql, file.kind, author)
  file.signal.throwIfAborted()
  return { report: await reportOf(sql, file.source.file), examples: await examplesOf(sql) }
}

export async function reportOf(sql: PoolClient, file: string): Promise<RecordsReport> {
  const { rows } = await sql.query<Omit<RecordsReport, 'file'>>(
    `SELECT count(*)::int AS read, count(*) FILTER (WHERE status = 'ok' AND is_new)::int AS created,
       count(*) FILTER (WHERE status = 'ok' AND NOT is_new)::int AS updated,
       count(*) FILTER (WHERE status = 'skip')::int AS skipped,
       count(*) FILTER (WHERE status = 'error')::int AS rejected,
       (SELECT coalesce(jsonb_object_agg(reason, n), '{}')
        FROM (SELECT reason, count(*) AS n FROM record_stage WHERE status <> 'ok' GROUP BY 1) r) AS reasons
     FROM record_stage`,
  )
  const counts = rows[0] ?? { read: 0, created: 0, updated: 0, skipped: 0, rejected: 0, reasons: {} }
  return { file: maskTitle(file), ...counts }
}

async function examplesOf(sql: PoolClient): Promise<RecordsPlan['examples']> {
  const first = async (isNew: boolean): Promise<RecordExample[]> => {
    const { rows } = await sql.query<RecordExample>(
      `SELECT CASE WHEN NOT is_new THEN subject_id END AS id, title, row_number AS row FROM record_stage
       WHERE status = 'ok' AND is_new = $1 ORDER BY position LIMIT ${EXAMPLES}`,
      [isNew],
    )
    return rows
  }
  return { created: await first(true), updated: await first(false) }
}
