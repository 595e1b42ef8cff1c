import type { Column } from './columns.data'
import { headerKey, meaningOf } from './headerWord'
import { missingColumns, readHeader, type TableHeader } from './header'

/** The first repeated heading; null for a single table. Different words are other columns (planned, spent). */
export function findSideBySideTable(headings: readonly (readonly string[])[]): number | null {
  const first = headings[0] ?? []
  const start = first.findIndex((word) => word.trim() !== '')
  const again = first.findIndex((word, at) => at > start && word.trim() !== '' && word.trim() === first[start]?.trim())
  if (again === -1) return null
  const left = readHeader(...headings.map((row) => row.slice(0, again)))
  const right = readHeader(...headings.map((row) => row.slice(again)))
  return isWhole(left) && isWhole(right) && headed(left) === headed(right) ? again : null
}

const isWhole = (header: TableHeader | null): header is TableHeader =>
  header !== null && missingColumns(header).length === 0

const headed = ({ index, words }: TableHeader): string =>
  [index.date, index.place, index.amount].map((at) => words[at ?? -1] ?? '').join('\n')

/** Fewer known headings in a row are coincidence. */
const KNOWN_MIN = 3

/** Cells of a row with the same heading, by meaning. */
export type AlikeHeadings = [Column, number[]][]

/** None for two tables side by side. `above`: a first heading row ('집행' and '사용', each above '장소' and '금액'). */
export function alikeHeadings(cells: readonly string[], above: readonly string[] | null): AlikeHeadings {
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
  if (alike.length === 0) return []
  if (known.size < KNOWN_MIN) for (const column of onlyAbove(cells, above)) known.add(column)
  return known.size < KNOWN_MIN || findSideBySideTable(above ? [above, cells] : [cells]) !== null ? [] : alike
}

/** A first-row cell without a word below it heads both rows: '일자' next to '집행' and '사용'. */
const onlyAbove = (cells: readonly string[], above: readonly string[] | null): Column[] =>
  (above ?? []).flatMap((cell, at) => {
    const found = cell === '' || (cells[at] ?? '') !== '' ? null : meaningOf(cell)
    return found ? [found.column] : []
  })

/** Whether a row and the next form one two-row header: a column's name spans both. */
export const isUpperRow = (above: readonly string[], cells: readonly string[]): boolean =>
  above.every((cell) => !/\d/.test(cell)) &&
  above.some((cell, at) => {
    const below = cells[at] ?? ''
    return cell !== '' && (below === '' || below === cell) && meaningOf(cell) !== null
  })

/** The first-row word above a second-row cell; '' if there is none. */
export function groupOver(above: readonly string[], cells: readonly string[], at: number): string {
  for (let left = at; left >= 0 && (cells[left] ?? '') !== ''; left--) {
    const word = (above[left] ?? '').trim()
    if (word !== '') return word
  }
  return ''
}
