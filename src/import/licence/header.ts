import { REGISTER_WORDS, REQUIRED_GROUPS, type RegisterColumn } from './columns.data'
import { gridIn } from './coordinates'

/** The meaning of each cell of a registry row. */
export interface RegisterHeader {
  width: number
  index: Partial<Record<RegisterColumn, number>>
  /** the header's own words, by cell */
  words: readonly string[]
  /** EPSG number of the grid, where the heading of the coordinates names one */
  grid: string | null
}

interface Meaning {
  column: RegisterColumn
  preference: number
}

const meanings = new Map<string, Meaning>()
for (const [column, words] of Object.entries(REGISTER_WORDS) as [RegisterColumn, readonly string[]][])
  words.forEach((word, preference) => meanings.set(word, { column, preference }))

/** '좌표정보(X)' → '좌표정보x', 'jibun_address' → 'jibunaddress'; the name of a grid behind it says nothing of the axis. */
const keyOf = (heading: string): string =>
  lettersOf(
    heading
      .normalize('NFKC')
      .toLowerCase()
      .replace(/\(?epsg[^)]*\)?/g, ''),
  )
const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '')

/** A row of headings as a header; null when no cell names a column. */
export function readRegisterHeader(cells: readonly string[]): RegisterHeader | null {
  const chosen = new Map<RegisterColumn, Meaning & { at: number }>()
  cells.forEach((cell, at) => {
    const meaning = meanings.get(keyOf(cell))
    const before = meaning && chosen.get(meaning.column)
    if (meaning && (!before || meaning.preference < before.preference)) chosen.set(meaning.column, { ...meaning, at })
  })
  if (chosen.size === 0) return null
  const index: RegisterHeader['index'] = {}
  for (const [column, { at }] of chosen) index[column] = at
  return { width: cells.length, index, words: cells, grid: gridIn(cells[index.x ?? -1] ?? '') }
}

/** The Korean names of the required columns that a registry header lacks. */
export function missingGroups(header: RegisterHeader | null): string[] {
  return REQUIRED_GROUPS.filter(([, columns]) => !columns.some((column) => header?.index[column] !== undefined)).map(
    ([word]) => word,
  )
}
