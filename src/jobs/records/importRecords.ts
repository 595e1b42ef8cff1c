import type { PoolClient } from 'pg'
import { koreanDay } from '@/domain/koreanDay'
import { maskTitle } from '@/domain/upload/maskTitle'
import type { RecordExample, RecordsPlan, RecordsReport } from '@/domain/upload/upload'
import type { RecordKind } from '@/domain/upload/records'
import { RECORD_DEFINITIONS } from '@/import/records/definitions'
import { type OnHeader, readRecords } from '@/import/records/readRecords'
import type { RowSource } from '@/import/source/sheetRow'
import { acquireImportLock } from '@/server/importLock'
import { createRecordStage, stageRecords } from './recordStage'
import { resolveRecords } from './resolveRecords'
import { writeRecords } from './writeRecords'

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
