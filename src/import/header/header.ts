import { COLUMN_WORDS, REQUIRED_COLUMNS, type Column } from './columns.data'

/** Which cell of a row means what. */
export interface Header {
  /** how many cells the header row has */
  width: number
  index: Partial<Record<Column, number>>
  /** the header's own words, by cell */
  words: readonly string[]
  /** won per unit of the amount column: 1, or 1,000 where it is headed 천원 */
  amountUnit: number
}

/** A header is never deeper than this: above it stand at most a title, a department and totals. */
export const HEADER_ROWS_MAX = 30

const columnOf = new Map<string, { column: Column; preference: number }>()
for (const [column, words] of Object.entries(COLUMN_WORDS) as [Column, readonly string[]][])
  words.forEach((word, preference) => columnOf.set(word, { column, preference }))

/** '사용 금액(원)' → '사용금액': what is left when width, spaces, line breaks, brackets and units are taken away. */
export function headerKey(word: string): string {
  return word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\([^)]*\)|\[[^\]]*\]/g, '')
    .replace(/[\s:*·.]+/g, '')
}

/** The row as a header, however incomplete; null when no cell of it is a column's name. */
export function readHeader(cells: readonly string[]): Header | null {
  const chosen = new Map<Column, { at: number; preference: number }>()
  cells.forEach((word, at) => {
    const found = columnOf.get(headerKey(word))
    if (!found) return
    const before = chosen.get(found.column)
    if (!before || found.preference < before.preference) chosen.set(found.column, { at, preference: found.preference })
  })
  if (chosen.size === 0) return null
  const index: Header['index'] = {}
  for (const [column, { at }] of chosen) index[column] = at
  const amountWord = cells[index.amount ?? -1] ?? ''
  return { width: cells.length, index, words: cells, amountUnit: /천\s*원/.test(amountWord.normalize('NFKC')) ? 1000 : 1 }
}

/** The required columns that a header lacks, as people call them. */
export function missingColumns(header: Header | null): string[] {
  return (Object.keys(REQUIRED_COLUMNS) as (keyof typeof REQUIRED_COLUMNS)[])
    .filter((column) => header?.index[column] === undefined)
    .map((column) => REQUIRED_COLUMNS[column])
}

/** How people find a cell: by its column's heading, or by counting. */
export function columnName(header: Header | null, index: number): string {
  return header?.words[index]?.trim() || `${index + 1}번째`
}

/** How many cells of a row are names of columns. */
export const countColumns = (cells: readonly string[]): number => cells.filter((word) => columnOf.has(headerKey(word))).length
