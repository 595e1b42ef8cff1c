import { LICENCE_HEADINGS, REQUIRED_GROUPS, type LicenceColumn } from './columns.data'
import { gridIn } from './coordinates'

export interface LicenceHeader {
  width: number
  index: Partial<Record<LicenceColumn, number>>
  words: readonly string[]
  /** EPSG number of the grid, if a coordinate heading has one */
  grid: string | null
}

interface Meaning {
  column: LicenceColumn
  preference: number
}

const meanings = new Map<string, Meaning>()
for (const [column, words] of Object.entries(LICENCE_HEADINGS) as [LicenceColumn, readonly string[]][])
  words.forEach((word, preference) => meanings.set(word, { column, preference }))

/** '좌표정보(X)' → '좌표정보x', 'jibun_address' → 'jibunaddress'; a trailing grid name does not matter. */
const keyOf = (heading: string): string =>
  lettersOf(
    heading
      .normalize('NFKC')
      .toLowerCase()
      .replace(/\(?epsg[^)]*\)?/g, ''),
  )
const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '')

/** null if no cell names a column */
export function readLicenceHeader(cells: readonly string[]): LicenceHeader | null {
  const chosen = new Map<LicenceColumn, Meaning & { at: number }>()
  cells.forEach((cell, at) => {
    const meaning = meanings.get(keyOf(cell))
    const before = meaning && chosen.get(meaning.column)
    if (meaning && (!before || meaning.preference < before.preference)) chosen.set(meaning.column, { ...meaning, at })
  })
  if (chosen.size === 0) return null
  const index: LicenceHeader['index'] = {}
  for (const [column, { at }] of chosen) index[column] = at
  return { width: cells.length, index, words: cells, grid: gridIn(cells[index.x ?? -1] ?? '') }
}

/** Korean names of the required columns missing in a register header. */
export function missingGroups(header: LicenceHeader | null): string[] {
  return REQUIRED_GROUPS.filter(([, columns]) => !columns.some((column) => header?.index[column] !== undefined)).map(
    ([word]) => word,
  )
}
