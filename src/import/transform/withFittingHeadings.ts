import { parsePlace } from '@/domain/place/parse/parsePlace'
import { type AlikeHeadings, alikeHeadings, groupOver, isUpperRow } from '../header/alikeHeadings'
import type { Column } from '../header/columns.data'
import { HEADER_ROWS_MAX } from '../header/header'
import { meaningOf } from '../header/headerWord'
import type { RowSource, SheetRow } from '../source/sheetRow'
import { parseAmount } from './record/parseAmount'

const SAMPLE_ROWS = 20

interface HeldHeadings {
  /** the previous row; the first heading row if `isUpper` */
  above: SheetRow | null
  isUpper: boolean
  headings: SheetRow
  alike: AlikeHeadings
  below: SheetRow[]
}

/** The file with repeated headings kept only above the column whose cells fit best. */
export function withFittingHeadings(source: RowSource): RowSource {
  return { ...source, rows: fitting(source.rows) }
}

async function* fitting(blocks: AsyncIterable<SheetRow[]>): AsyncGenerator<SheetRow[]> {
  const seen = new Map<string | null, number>()
  let held: HeldHeadings | null = null
  let last: SheetRow | null = null
  let out: SheetRow[] = []
  const rest = (): SheetRow[] => [...out, ...(last ? [last] : []), ...(held ? settled(held) : [])]
  try {
    for await (const block of blocks) {
      for (const row of block) {
        if (held && (held.headings.sheet !== row.sheet || held.below.length >= SAMPLE_ROWS)) {
          out.push(...settled(held))
          held = null
        }
        const count: number = (seen.get(row.sheet) ?? 0) + 1
        if (count <= HEADER_ROWS_MAX) seen.set(row.sheet, count)
        const found: HeldHeadings | null = held || count > HEADER_ROWS_MAX ? null : findAlike(row, last)
        if (held) held.below.push(row)
        else if (found) [held, last] = [found, null]
        else {
          if (last) out.push(last)
          last = row
        }
      }
      if (out.length > 0) yield out
      out = []
    }
  } catch (error) {
    // Rows read before the damage tell which column it is in.
    yield rest()
    throw error
  }
  yield rest()
}

function findAlike(headings: SheetRow, above: SheetRow | null): HeldHeadings | null {
  const isUpper = above !== null && above.sheet === headings.sheet && isUpperRow(above.cells, headings.cells)
  const alike = alikeHeadings(headings.cells, isUpper ? above.cells : null)
  return alike.length > 0 ? { above, isUpper, headings, alike, below: [] } : null
}

function settled({ above, isUpper, headings, alike, below }: HeldHeadings): SheetRow[] {
  const cells = [...headings.cells]
  const upper = isUpper && above ? [...above.cells] : null
  const fits = new Map<number, number>()
  for (const [column, places] of alike)
    for (const at of places)
      fits.set(
        at,
        below.reduce((sum, row) => sum + fit(column, (row.cells[at] ?? '').trim()), 0),
      )
  const groupAt = (at: number): string => (upper ? groupOver(above?.cells ?? [], headings.cells, at) : '')
  const group = fittingGroup(
    headings.cells,
    alike.flatMap(([, places]) => places),
    { fits, groupAt },
  )
  for (const [, places] of alike) {
    const inGroup = places.filter((at) => groupAt(at) === group)
    const candidates = inGroup.length > 0 ? inGroup : places
    const best = candidates.reduce((one, other) => ((fits.get(other) ?? 0) > (fits.get(one) ?? 0) ? other : one))
    for (const at of places) {
      if (at === best) continue
      cells[at] = ''
      if (upper) upper[at] = ''
    }
  }
  return [...(above ? [upper ? { ...above, cells: upper } : above] : []), { ...headings, cells }, ...below]
}

interface Fitting {
  /** how well the cells fit each heading, by its index */
  fits: ReadonlyMap<number, number>
  /** the word above a heading, for two-row headings */
  groupAt: (at: number) => string
}

/** The first-row word whose cells fit best together; on a tie, the one that names columns best. */
function fittingGroup(cells: readonly string[], places: readonly number[], { fits, groupAt }: Fitting): string {
  const groups = [...new Set(places.map(groupAt))].map((word) => {
    const own = places.filter((at) => groupAt(at) === word)
    return {
      word,
      fit: own.reduce((sum, at) => sum + (fits.get(at) ?? 0), 0),
      preference: own.reduce((sum, at) => sum + (meaningOf(word + (cells[at] ?? ''))?.preference ?? UNKNOWN), 0),
    }
  })
  return groups.toSorted((one, other) => other.fit - one.fit || one.preference - other.preference)[0]?.word ?? ''
}

/** Ranks after every known word. */
const UNKNOWN = 1_000

/** 0 to 1. */
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
