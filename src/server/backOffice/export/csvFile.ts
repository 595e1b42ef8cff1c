import Papa from 'papaparse'
import type { Cell } from './cell'

const BOM = '\uFEFF'
const utf8 = new TextEncoder()
/** How a formula begins, in Korean and Japanese sheets also in full width. Papa's own misses texts of two lines. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/**
 * A file that Excel opens in Korean as it is. A text that begins as a formula does gets an apostrophe before it, so
 * that no sheet runs what a stranger wrote.
 */
export async function* csvFile(headings: string[], blocks: AsyncIterable<Cell[][]>): AsyncGenerator<Uint8Array, void> {
  const write = (rows: Cell[][]) => utf8.encode(`${Papa.unparse(rows, { escapeFormulae: FORMULA })}\r\n`)
  yield utf8.encode(BOM)
  yield write([headings])
  for await (const rows of blocks) if (rows.length) yield write(rows)
}
