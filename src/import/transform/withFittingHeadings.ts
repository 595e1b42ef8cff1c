import { parsePlace } from '@/domain/place/parse/parsePlace'
import type { Column } from '../header/columns.data'
import { HEADER_ROWS_MAX } from '../header/header'
import { headerKey, meaningOf } from '../header/headerWord'
import { findSideBySideTable } from '../header/sideBySide'
import type { RowSource, SheetRow } from '../source/sheetRow'
import { parseAmount } from './record/parseAmount'

/** Rows below a heading that are looked at. */
const SAMPLE_ROWS = 20
/** Fewer known headings in a row are a coincidence. */
const KNOWN_MIN = 3

interface HeldHeadings {
  headings: SheetRow
  /** cells that are headed alike, by what they mean */
  alike: [Column, number[]][]
  below: SheetRow[]
}

/** The same file where a heading that stands twice in a row is left only over the column whose cells fit it best. */
export function withFittingHeadings(source: RowSource): RowSource {
  return { ...source, rows: fitting(source.rows) }
}

async function* fitting(blocks: AsyncIterable<SheetRow[]>): AsyncGenerator<SheetRow[]> {
  const seen = new Map<string | null, number>()
  let held: HeldHeadings | null = null
  let out: SheetRow[] = []
  try {
    for await (const block of blocks) {
      for (const row of block) {
        if (held && (held.headings.sheet !== row.sheet || held.below.length >= SAMPLE_ROWS)) {
          out.push(...settled(held))
          held = null
        }
        const count = (seen.get(row.sheet) ?? 0) + 1
        if (count <= HEADER_ROWS_MAX) seen.set(row.sheet, count)
        const alike: HeldHeadings['alike'] = held || count > HEADER_ROWS_MAX ? [] : headedAlike(row.cells)
        if (held) held.below.push(row)
        else if (alike.length > 0) held = { headings: row, alike, below: [] }
        else out.push(row)
      }
      if (out.length > 0) yield out
      out = []
    }
  } catch (error) {
    // What was read before the damage tells in which column it is.
    yield held ? [...out, ...settled(held)] : out
    throw error
  }
  yield held ? [...out, ...settled(held)] : out
}

/** Headings of one meaning and one word that stand more than once; none where two tables stand side by side. */
function headedAlike(cells: readonly string[]): [Column, number[]][] {
  const places = new Map<string, [Column, number[]]>()
  const known = new Set<Column>()
  cells.forEach((cell, at) => {
    const column = cell === '' ? undefined : meaningOf(cell)?.column
    if (column === undefined) return
    known.add(column)
    const key = headerKey(cell)
    const before = places.get(key)
    if (before) before[1].push(at)
    else places.set(key, [column, [at]])
  })
  const alike = [...places.values()].filter(([, at]) => at.length > 1)
  return known.size < KNOWN_MIN || alike.length === 0 || findSideBySideTable([cells]) !== null ? [] : alike
}

function settled({ headings, alike, below }: HeldHeadings): SheetRow[] {
  const cells = [...headings.cells]
  for (const [column, places] of alike) {
    const fits = places.map((at) => below.reduce((sum, row) => sum + fit(column, (row.cells[at] ?? '').trim()), 0))
    const best = fits.indexOf(Math.max(...fits))
    places.forEach((at, i) => {
      if (i !== best) cells[at] = ''
    })
  }
  return [{ ...headings, cells }, ...below]
}

/** How well a cell stands under a heading, from 0 to 1. */
function fit(column: Column, cell: string): number {
  if (cell === '' || cell === '-') return 0
  switch (column) {
    case 'date':
    case 'dateTime':
      return Number(/\d{1,4}\s?[-./년월]\s?\d{1,2}|^\d{8}$/.test(cell))
    case 'amount':
    case 'amountSum':
      return Number(parseAmount(cell).reason === null)
    case 'headcount':
      return /\d/.test(cell) ? 1 : 0.5
    case 'place':
      return /\p{L}/u.test(cell) ? (parsePlace(cell).kind.startsWith('shop') ? 1 : 0.3) : 0
    default:
      return 1
  }
}
