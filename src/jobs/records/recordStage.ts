import type { PoolClient } from 'pg'
import { maskPersons } from '@/domain/person/maskPersons'
import { displayRegion } from '@/domain/region/regionNames'
import { findByCode } from '@/domain/region/findRegion'
import { RECORD_CELL_MAX } from '@/domain/upload/limits'
import type { RecordValue } from '@/contract/uploadRows'
import type { RecordRejectReason } from '@/domain/upload/kinds'
import { copyRows } from '@/infra/database/bulkLoad'
import type { RecordRow } from '@/import/records/readRecords'
import { shownCells } from '../uploads/sheetLayouts'

const CREATE = `
  CREATE TEMP TABLE record_stage (
    position integer PRIMARY KEY, sheet text, row_number integer NOT NULL, title text NOT NULL, cells jsonb NOT NULL,
    given jsonb NOT NULL, shown jsonb NOT NULL, defaults jsonb NOT NULL, place jsonb,
    status text NOT NULL, reason text, problem_column text,
    subject_id integer, is_new boolean NOT NULL DEFAULT false, parent_id integer, restaurant_id integer,
    next jsonb, before jsonb, after jsonb
  ) ON COMMIT DROP`

const COPY = `
  COPY record_stage (position, sheet, row_number, title, cells, given, shown, defaults, place, status, reason,
    problem_column) FROM STDIN`

export const createRecordStage = (sql: PoolClient) => sql.query(CREATE)

/** Later queries join large tables. */
export const analyzeRecordStage = (sql: PoolClient) => sql.query('ANALYZE record_stage')

/** `first`: position of the block's first row in the file, from 1 */
export async function stageRecords(sql: PoolClient, rows: readonly RecordRow[], first: number): Promise<void> {
  await copyRows(
    sql,
    COPY,
    rows.map(({ sheet, row, title, cells, values, defaults, place, problem }, at) => [
      first + at,
      sheet,
      row,
      title,
      JSON.stringify(shownCells(cells, RECORD_CELL_MAX)),
      JSON.stringify(values),
      JSON.stringify(shownValues(values)),
      JSON.stringify(defaults),
      place && JSON.stringify(place),
      problem ? 'error' : 'ok',
      problem?.reason ?? null,
      problem?.column ?? null,
    ]),
  )
}

/** Values as displayed before the import: districts by name, without personal names. */
const shownValues = (values: Record<string, RecordValue>): Record<string, RecordValue> =>
  Object.fromEntries(Object.entries(values).map(([column, value]) => [column, shownValue(column, value)]))

function shownValue(column: string, value: RecordValue): RecordValue {
  if (typeof value !== 'string') return value
  const region = column === 'region' ? findByCode(value) : null
  return region ? displayRegion(region) : maskPersons(value)
}

export const rejectWhere = (
  sql: PoolClient,
  condition: string,
  { reason, column }: { reason: RecordRejectReason; column: string },
  values: unknown[] = [],
) =>
  sql.query(
    `UPDATE record_stage s SET status = 'error', reason = '${reason}', problem_column = '${column}'
     WHERE s.status = 'ok' AND ${condition}`,
    values,
  )
