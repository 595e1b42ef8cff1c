import type { RowSource, SheetRow } from '../source/sheetRow'
import { HEADER_ROWS_MAX } from '../header/header'
import { ImportFileError } from '../source/errors'
import { missingGroups, readLicenceHeader, type LicenceHeader } from './header'
import { type LicenceRow, parseLicence } from './parseLicence'

interface Sheet {
  name: string | null
  header: LicenceHeader | null
  nearest: LicenceHeader | null
  seen: number
}

const newSheet = (name: string | null): Sheet => ({ name, header: null, nearest: null, seen: 0 })

/**
 * In blocks: each sheet's header, then every non-empty row below. `today`: in Korea, 'YYYY-MM-DD'. Throws
 * ImportFileError without a header, or without rows below it.
 */
export async function* readLicenceRegistry(source: RowSource, today: string): AsyncGenerator<LicenceRow[]> {
  let sheet = newSheet(null)
  let best = sheet
  let read = 0
  for await (const block of source.rows) {
    const rows: LicenceRow[] = []
    for (const row of block) {
      if (row.sheet !== sheet.name) sheet = newSheet(row.sheet)
      const parsed = takeRow(sheet, row, source, today)
      if (isNearer(sheet, best)) best = sheet
      if (parsed) rows.push(parsed)
    }
    if (source.format === 'csv' && !sheet.header && sheet.seen >= HEADER_ROWS_MAX) break
    read += rows.length
    if (rows.length) yield rows
  }
  const { file } = source
  if (!best.header)
    throw new ImportFileError({
      code: 'no_header',
      file,
      sheet: best.name,
      row: 1,
      value: missingGroups(best.nearest).join(', '),
    })
  if (read === 0) throw new ImportFileError({ code: 'no_licences', file, sheet: best.name, row: best.seen + 1 })
}

function takeRow(sheet: Sheet, row: SheetRow, { file }: RowSource, today: string): LicenceRow | null {
  sheet.seen += 1
  if (row.cells.every((cell) => cell.trim() === '')) return null
  const { header } = sheet
  if (!header) {
    findHeader(sheet, row.cells)
    return null
  }
  if (row.unterminated && row.cells.length < header.width)
    throw new ImportFileError({ code: 'cut_off', file, sheet: row.sheet, row: row.row })
  return parseLicence(row.cells, header, today)
}

function findHeader(sheet: Sheet, cells: readonly string[]): void {
  if (sheet.seen > HEADER_ROWS_MAX) return
  const found = readLicenceHeader(cells)
  if (!found) return
  if (missingGroups(found).length === 0) sheet.header = found
  else if (missingGroups(found).length < missingGroups(sheet.nearest).length) sheet.nearest = found
}

const isNearer = (sheet: Sheet, best: Sheet): boolean =>
  !best.header && (sheet.header !== null || missingGroups(sheet.nearest).length < missingGroups(best.nearest).length)
