import type { PoolClient } from 'pg'
import { maskPersons } from '@/domain/person/maskPersons'
import type { ParsedRow } from '../transform/record/parsedRow'
import { copyRows } from '@/infra/database/copyRows'

export async function writeRejectedRows(sql: PoolClient, batch: number, rows: readonly ParsedRow[]): Promise<void> {
  const rejected = rows.filter(({ status }) => status !== 'ok')
  await copyRows(
    sql,
    'COPY import_row_issues (import_batch_id, sheet, row_number, status, reason, "column", amount) FROM STDIN',
    rejected.map(({ sheet, row, status, reason, column, amount }) => [
      batch,
      sheet,
      row,
      status,
      reason,
      column && maskPersons(column),
      amount,
    ]),
  )
}
