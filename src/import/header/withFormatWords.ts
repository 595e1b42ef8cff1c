import { COLUMN_WORDS, type Column } from './columns.data'
import { headerKey, meaningOf } from './headerWord'
import { HEADER_ROWS_MAX } from './header'
import { bracketsOf, type ColumnWords } from '../source/withOverlay'
import { ImportFileError } from '../source/errors'
import type { RowSource, SheetRow } from '../source/sheetRow'

export const EXPENSE_WORDS: ColumnWords = {
  headingOf: (column) => (Object.hasOwn(COLUMN_WORDS, column) ? COLUMN_WORDS[column as Column][0] : undefined),
  isHeading: (cell) => meaningOf(cell) !== null,
  headingsMin: 3,
}

export interface FormatWords {
  /** heading (see `headerKey`) → column */
  active: ReadonlyMap<string, string>
  /** headings of retired formats → name of that format */
  deprecated: ReadonlyMap<string, string>
}

/** Fewer known headings in a row are coincidence. */
const KNOWN_MIN = 2

type ReaderWords = Pick<ColumnWords, 'headingOf' | 'isHeading'>

const EXPENSES: ReaderWords = {
  headingOf: (column) =>
    Object.hasOwn(COLUMN_WORDS, column)
      ? COLUMN_WORDS[column as Column].find((word) => /[가-힣]/.test(word))
      : undefined,
  isHeading: EXPENSE_WORDS.isHeading,
}

/** `reader`: of expenses by default. Throws ImportFileError `format_deprecated` if only a retired format fits a row. */
export function withFormatWords(source: RowSource, words: FormatWords, reader: ReaderWords = EXPENSES): RowSource {
  if (words.active.size === 0 && words.deprecated.size === 0) return source
  const seen = new Map<string | null, number>()
  const rewrite = (row: SheetRow): SheetRow => {
    const count = (seen.get(row.sheet) ?? 0) + 1
    seen.set(row.sheet, count)
    return count > HEADER_ROWS_MAX ? row : withKnownHeadings(row, words, reader, source.file)
  }
  async function* rows(): AsyncGenerator<SheetRow[]> {
    for await (const block of source.rows) yield block.map(rewrite)
  }
  return { ...source, rows: rows() }
}

function withKnownHeadings(
  row: SheetRow,
  { active, deprecated }: FormatWords,
  { headingOf, isHeading }: ReaderWords,
  file: string,
): SheetRow {
  const keys = row.cells.map((cell) => (cell.length > 0 && cell.length <= 60 ? headerKey(cell) : ''))
  const taught = keys.map((key) => active.get(key) ?? null)
  const isKnown = (key: string, at: number): boolean =>
    taught[at] !== null || deprecated.has(key) || isHeading(row.cells[at] ?? '')
  const known = keys.filter(isKnown).length
  const outdated = keys.findIndex((key, at) => key !== '' && taught[at] === null && deprecated.has(key))
  if (outdated >= 0 && known >= KNOWN_MIN)
    throw new ImportFileError({
      code: 'format_deprecated',
      file,
      sheet: row.sheet,
      row: row.row,
      column: row.cells[outdated] ?? '',
      value: deprecated.get(keys[outdated] ?? '') ?? '',
    })
  if (known < KNOWN_MIN || taught.every((column) => column === null)) return row
  const cells = row.cells.map((cell, at) => {
    const heading = headingOf(taught[at] ?? '')
    return heading === undefined ? cell : heading + bracketsOf(cell)
  })
  return { ...row, cells }
}
