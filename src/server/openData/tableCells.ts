import type { OpenDataTable } from '@/domain/openData'
import {
  AGENCY_TYPE_LABELS,
  CATEGORY_LABELS,
  DATA_SOURCE_LABELS,
  OCCASION_LABELS,
  PAYMENT_METHOD_LABELS,
  VISIT_STATUS_LABELS,
} from '@/messages/labels'
import { VISIT_FLAG_LABELS } from '@/messages/importReasons'
import { OPEN_DATA_COLUMNS } from '@/messages/openData'
import { type Cell, cellOf } from '../backOffice/export/tableFiles'

const WORDS: Partial<Record<string, Readonly<Record<string, string>>>> = {
  category: CATEGORY_LABELS,
  type: AGENCY_TYPE_LABELS,
  occasion: OCCASION_LABELS,
  payment_method: PAYMENT_METHOD_LABELS,
  data_source: DATA_SOURCE_LABELS,
  status: VISIT_STATUS_LABELS,
  flags: VISIT_FLAG_LABELS,
}

export const headingsOf = (table: OpenDataTable): string[] =>
  Object.values(OPEN_DATA_COLUMNS[table]).map(({ heading }) => heading)

export async function* cellsOf(
  table: OpenDataTable,
  blocks: AsyncIterable<readonly object[]>,
): AsyncGenerator<Cell[][], void> {
  const columns = Object.keys(OPEN_DATA_COLUMNS[table])
  for await (const rows of blocks)
    yield rows.map((row) => columns.map((name) => cellOf((row as Record<string, unknown>)[name], WORDS[name])))
}
