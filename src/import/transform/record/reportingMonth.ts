import type { Column } from '@/import/header/columns.data'
import type { TableMetadata } from '@/import/header/tableMetadata'
import type { CellReadings } from './cellReadings'
import type { ReportingMonth } from './findDay'

/** From its own columns ('2024' and '3', or '2024-03'), the lines above its table, or its document's title. */
export function reportingMonth(
  cell: (column: Column) => string,
  declared: TableMetadata,
  { monthNamed }: CellReadings,
): ReportingMonth {
  const [year, month] = [cell('year'), cell('month')]
  const inOne = month === '' ? null : monthNamed(month)
  if (inOne?.year) return inOne
  if (year !== '') return { year: year.replace(/년도?$/, ''), month: month.replace(/월$/, '') }
  if (declared.year !== '') return declared
  const title = cell('documentTitle')
  return title === '' ? declared : monthNamed(title)
}
