import { utils, write } from 'xlsx'

export const csv = (...rows: string[][]): string =>
  rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n') + '\n'

export function workbook(sheets: Record<string, (string | number)[][]>, merges: string[] = []): Buffer {
  const book = utils.book_new()
  for (const [name, rows] of Object.entries(sheets)) {
    const sheet = utils.aoa_to_sheet(rows)
    sheet['!merges'] = merges.map((range) => utils.decode_range(range))
    utils.book_append_sheet(book, sheet, name)
  }
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer
}

/** A day, a place and an amount, in the order in which most samples head them. */
export const RECORD = ['2024-03-04', '가람식당', '50000']
