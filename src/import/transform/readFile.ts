import { LRUCache } from 'lru-cache'
import type { ParsedPlace } from '@/domain/place/types'
import { NO_PLACE_WORDS, parsePlaceWith, type PlaceWords } from '@/domain/place/words/placeWords'
import { cutText } from '@/domain/text'
import { PREVIEW_CELL_MAX } from '@/domain/upload/limits'
import { copyString } from '../source/copyString'
import type { RowSource, SheetRow } from '../source/sheetRow'
import { shownCell } from '../source/withOverlay'
import { columnName, HEADER_ROWS_MAX, missingColumns, type TableHeader, isCardStatement } from '../header/header'
import type { TableState } from '../header/table'
import { ImportFileError } from '../source/errors'
import { deriveYears } from './deriveYears'
import { ListsOfFile, type FileContext } from './readTable'
import { rememberedReadings } from './record/cellReadings'
import type { RowParserContext, ScannedRow } from './record/parseRow'
import type { RowReader } from './record/readRow'
import type { ParsedRow } from './record/parsedRow'
import { settleAmounts } from './settleAmounts'
import { createSheetScanner, type SheetScanner } from './sheetScanner'
import { markDuplicates, type SheetStream } from './markDuplicates'
import { withFittingHeadings } from './withFittingHeadings'

/** Each sheet comes as blocks of rows; finish it before the next. `passed`: called after every row. */
async function* sheetStreams(
  source: RowSource,
  walk: SheetScanner,
  passed: (walk: SheetScanner) => void,
  today: string,
): AsyncGenerator<SheetStream> {
  const rows = eachRow(source)
  let next = await rows.next()
  while (!next.done) {
    const sheet = next.value.sheet
    const header = (): TableHeader | null => (walk.table?.sheet === sheet ? walk.table.header : null)
    while (!next.done && next.value.sheet === sheet && !header()) await take()
    const found = header()
    if (found) yield { isCardFeed: isCardStatement(found), blocks: settleAmounts(deriveYears(blocksOf(sheet), today)) }
  }

  async function take(): Promise<ScannedRow[]> {
    if (next.done) return []
    const parsed = walk.push(next.value)
    passed(walk)
    next = await rows.next()
    return parsed
  }

  async function* blocksOf(sheet: string | null): AsyncGenerator<ScannedRow[]> {
    while (!next.done && next.value.sheet === sheet) {
      const block: ScannedRow[] = []
      while (!next.done && next.value.sheet === sheet && block.length < BLOCK_ROWS) block.push(...(await take()))
      yield block
    }
  }
}

const BLOCK_ROWS = 1_000

async function* eachRow({ rows }: RowSource): AsyncGenerator<SheetRow> {
  for await (const block of rows) yield* block
}

const CELLS_REMEMBERED = 50_000

const NO_REASONS: string[] = []

/**
 * Text tables are streamed; in a workbook, rows of a sheet that repeats the same expenses are marked. `today`: in
 * Korea, 'YYYY-MM-DD'. `agency`: if the user names it. Throws ImportFileError if the file as a whole is implausible.
 */
export async function* readFile(
  source: RowSource,
  today: string,
  agency: string | null = null,
  onHeader?: FileContext['onHeader'],
  words: PlaceWords = NO_PLACE_WORDS,
): AsyncGenerator<ParsedRow[]> {
  const reader: FileContext = {
    file: source.file,
    account: source.account,
    lists: new ListsOfFile(source.file, source.acceptedLists ?? []),
    today,
    agency,
    place: rememberedPlaces(words),
    placeSeenAt: seenPlaces(words),
    isEatery: eateryTest(source.eateries),
    readings: rememberedReadings(),
    onHeader,
  }
  const headed = withFittingHeadings(source)
  if (source.format === 'csv') yield* readSheet(headed, reader)
  else yield* readSheets(headed, reader)
}

/** A single sheet of unbounded length. */
async function* readSheet(source: RowSource, reader: FileContext): AsyncGenerator<ParsedRow[]> {
  const walk = createSheetScanner(source, reader)
  let read = 0
  async function* scanned(): AsyncGenerator<ScannedRow[]> {
    for await (const block of source.rows) {
      const rows = block.flatMap((row) => walk.push(row))
      reader.lists.assertExpenses()
      if (!walk.table?.header && (walk.table?.seen ?? 0) >= HEADER_ROWS_MAX) break
      read += rows.length
      yield rows
    }
  }
  try {
    yield* settleAmounts(deriveYears(scanned(), reader.today))
  } catch (error) {
    throw withColumn(error, walk.table?.header ?? null)
  }
  walk.end()
  assertRecords(source, walk.table, read)
}

/** A document's sheets, which may repeat the same expenses. */
async function* readSheets(source: RowSource, reader: FileContext): AsyncGenerator<ParsedRow[]> {
  const walk = createSheetScanner(source, reader)
  let best: TableState | null = null
  let read = 0
  const judge = ({ table }: SheetScanner): void => {
    if (
      table &&
      (!best || (!best.header && missingColumns(table.nearest).length <= missingColumns(best.nearest).length))
    )
      best = table
  }
  for await (const rows of markDuplicates(sheetStreams(source, walk, judge, reader.today))) {
    read += rows.length
    if (rows.length) yield rows
  }
  walk.end()
  reader.lists.assertExpenses()
  assertRecords(source, best, read)
}

function assertRecords({ file, format }: RowSource, table: TableState | null, read: number): void {
  if (table?.header) {
    if (read === 0) throw new ImportFileError({ code: 'no_rows', file, sheet: table.sheet, row: table.seen + 1 })
    return
  }
  // A web page without a list is an error page, or the page around the file.
  if (format === 'html' && missingColumns(table?.nearest ?? null).length > 1)
    throw new ImportFileError({ code: 'html', file, row: 1 })
  const missing = missingColumns(table?.nearest ?? null).join(', ')
  throw new ImportFileError({ code: 'no_header', file, sheet: table?.sheet ?? null, row: 1, value: missing })
}

/** Adds the column name; format readers know only the cell's index. */
function withColumn(error: unknown, header: TableHeader | null): unknown {
  if (!(error instanceof ImportFileError) || error.columnIndex === undefined) return error
  return new ImportFileError({ ...error.fileError, column: columnName(header, error.columnIndex) })
}

function rememberedPlaces(words: PlaceWords): RowParserContext['place'] {
  const known = new LRUCache<string, ParsedPlace>({ max: CELLS_REMEMBERED })
  return (raw) => {
    const remembered = known.get(raw)
    if (remembered) return remembered
    const text = copyString(raw)
    // Reasons serve inspection of single cells; a million rows need them only for non-places.
    const { why, ...place } = parsePlaceWith(text, words)
    const reading: ParsedPlace = { ...place, why: place.kind === 'nonplace' ? why : NO_REASONS }
    known.set(text, reading)
    return reading
  }
}

const seenPlaces = (words: PlaceWords): RowReader['placeSeenAt'] => {
  const { signs } = words
  return signs && ((agency) => (raw) => parsePlaceWith(raw, words, (shop) => signs.note(shop, agency)))
}

/** Whether staff confirmed a cell as an eating place; they see it shortened and without personal names. */
const eateryTest = (eateries: ReadonlySet<string> = new Set()): RowParserContext['isEatery'] =>
  eateries.size === 0 ? () => false : (raw) => eateries.has(shownCell(cutText(raw, PREVIEW_CELL_MAX)))
