import { LRUCache } from 'lru-cache'
import { readPlace } from '@/domain/place/readPlace'
import type { PlaceReading } from '@/domain/place/types'
import { institutionReader } from './agency/institutionReader'
import type { RowSource, SheetRow } from './format/sheetRow'
import { columnName, HEADER_ROWS_MAX, missingColumns, readHeader, type Header } from './header/header'
import { ImportFileError } from './importFileError'
import { AbsurdAmount, readRecord, type Reader } from './record/readRecord'
import type { RowReading } from './record/rowReading'

/** Distinct cells remembered: a file names the same places again and again. */
const CELLS_REMEMBERED = 50_000

interface Sheet {
  name: string | null
  header: Header | null
  /** the best row seen while no header is found */
  nearest: Header | null
  reader: Reader | null
  seen: number
}

/**
 * Reads an opened file row by row: finds each sheet's header, then turns every row below it into a reading. Blocks
 * come as the source gives them; nothing but the present one is kept.
 * @param today the Korean day of reading, 'YYYY-MM-DD'
 * @throws ImportFileError when the file as a whole cannot be believed
 */
export async function* readFile(source: RowSource, today: string): AsyncGenerator<RowReading[]> {
  const place = rememberedPlaces()
  let sheet: Sheet | undefined
  let read = 0
  try {
    for await (const block of source.rows) {
      const readings: RowReading[] = []
      for (const row of block) {
        if (!sheet || sheet.name !== row.sheet) sheet = { name: row.sheet, header: null, nearest: null, reader: null, seen: 0 }
        if (!sheet.header || !sheet.reader) findHeader(sheet, row, source, today, place)
        else if (row.cells.some((cell) => cell.trim() !== '')) readings.push(readRow(row, sheet.header, sheet.reader, source.file))
      }
      read += readings.length
      if (readings.length) yield readings
    }
  } catch (error) {
    throw withColumn(error, sheet?.header ?? null)
  }
  if (!sheet?.header) throw noHeader(source.file, sheet)
  if (read === 0) throw new ImportFileError({ code: 'no_rows', file: source.file, sheet: sheet.name, row: sheet.seen + 1 })
}

function findHeader(sheet: Sheet, row: SheetRow, source: RowSource, today: string, place: Reader['place']): void {
  const found = readHeader(row.cells)
  sheet.seen += 1
  if (found && missingColumns(found).length === 0) {
    sheet.header = found
    sheet.reader = { header: found, today, place, institution: institutionReader(found) }
    return
  }
  if (found && missingColumns(found).length < missingColumns(sheet.nearest).length) sheet.nearest = found
  if (sheet.seen >= HEADER_ROWS_MAX) throw noHeader(source.file, sheet)
}

const noHeader = (file: string, sheet: Sheet | undefined): ImportFileError =>
  new ImportFileError({ code: 'no_header', file, sheet: sheet?.name ?? null, row: 1, value: missingColumns(sheet?.nearest ?? null).join(', ') })

function readRow(row: SheetRow, header: Header, reader: Reader, file: string): RowReading {
  if (row.unterminated && row.cells.length < header.width)
    throw new ImportFileError({ code: 'cut_off', file, sheet: row.sheet, row: row.row, column: columnName(header, row.cells.length - 1) })
  try {
    return readRecord(row, reader)
  } catch (error) {
    if (!(error instanceof AbsurdAmount)) throw error
    const { column, value } = error
    throw new ImportFileError({ code: 'amount_absurd', file, sheet: row.sheet, row: row.row, column, value: value.slice(0, 40) })
  }
}

/** The format knows a faulty cell by its number; the header has a word for it. */
function withColumn(error: unknown, header: Header | null): unknown {
  if (!(error instanceof ImportFileError) || error.columnIndex === undefined) return error
  return new ImportFileError({ ...error.fault, column: columnName(header, error.columnIndex) })
}

function rememberedPlaces(): Reader['place'] {
  const known = new LRUCache<string, PlaceReading>({ max: CELLS_REMEMBERED })
  return (raw, context) => {
    const key = `${context}\n${raw}`
    const remembered = known.get(key)
    if (remembered) return remembered
    const reading = readPlace(raw, context)
    known.set(key, reading)
    return reading
  }
}
