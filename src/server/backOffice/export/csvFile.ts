import Papa from 'papaparse'
import type { Cell } from './cell'

const BOM = '\uFEFF'
const utf8 = new TextEncoder()
/** Including full-width forms. Papa's own check misses two-line texts. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** Excel opens it in Korean. An apostrophe before formulas keeps sheets from running what a stranger wrote. */
export async function* csvFile(headings: string[], blocks: AsyncIterable<Cell[][]>): AsyncGenerator<Uint8Array, void> {
  const write = (rows: Cell[][]) => utf8.encode(`${Papa.unparse(rows, { escapeFormulae: FORMULA })}\r\n`)
  yield utf8.encode(BOM)
  yield write([headings])
  for await (const rows of blocks) if (rows.length) yield write(rows)
}
