import type { LaidRow } from '@/import/source/mergedCells'
import { covered } from './columns'
import type { PageRules } from './rulings'
import { joinText, pieces, type Word } from './pageWords'
import { splitAtRules } from './splitWords'
import type { Band } from './rowBands'

/** Outside tables, words farther apart than this many letters become separate cells. */
const SENTENCE_GAP = 1.5

/** A word goes to the column with most of it; lines of a cell are joined. */
export function pageRows(bands: readonly Band[], edges: readonly number[], rules: PageRules): LaidRow[] {
  const rows = bands.map(({ lines, outside }) => {
    if (outside)
      return lines.flatMap(({ words }) =>
        pieces(words, SENTENCE_GAP).map((piece) => piece.text.replace(/\s+/g, ' ').trim()),
      )
    const cells = Array.from({ length: edges.length + 1 }, (): string[] => [])
    for (const { words } of lines)
      for (const [column, inColumn] of byColumn(splitAtRules(words, edges, rules), edges))
        cells[column]?.push(joinText(inColumn))
    return cells.map((texts) => texts.join('\n'))
  })
  const repeated = repeatMerged(rows, bands, edges)
  return rows.map((cells, i) => (repeated[i]?.length ? { cells, repeated: repeated[i] } : { cells }))
}

function byColumn(words: readonly Word[], edges: readonly number[]): Map<number, Word[]> {
  const columns = new Map<number, Word[]>()
  for (const word of words) {
    const column = columnOf(word, edges)
    columns.set(column, [...(columns.get(column) ?? []), word])
  }
  return columns
}

function columnOf({ left, right }: Word, edges: readonly number[]): number {
  const centre = (left + right) / 2
  const column = edges.findIndex((edge) => centre < edge)
  return column === -1 ? edges.length : column
}

/** A cell is merged if the horizontal ruling between two rows skips its column; every row it covers gets its text. */
function repeatMerged(rows: string[][], bands: readonly Band[], edges: readonly number[]): number[][] {
  const repeated = rows.map((): number[] => [])
  const width = (edges.at(-1) ?? 0) - (edges[0] ?? 0)
  bands.forEach(({ above }, r) => {
    if (r === 0 || !above || covered(above.spans) > 0.97 * width || covered(above.spans) < 0.3 * width) return
    for (let c = 1; c < edges.length; c++) {
      const [from = 0, to = 0] = [edges[c - 1], edges[c]]
      if (above.spans.some((span) => span.from < (from + to) / 2 && span.to > (from + to) / 2)) continue
      const [upper, lower] = [rows[r - 1], rows[r]]
      if (!upper || !lower || (upper[c] === '') === (lower[c] === '')) continue
      const text = upper[c] || lower[c] || ''
      upper[c] = text
      lower[c] = text
      repeated[r]?.push(c)
    }
  })
  return repeated
}
