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
