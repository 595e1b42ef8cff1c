import { CELL_LENGTH_MAX } from '@/domain/expense/limits'
import { cutText } from '@/domain/text'
import { SOURCE_NAME_MAX } from '@/domain/http/limits'
import type { SheetRow } from '../source/sheetRow'

/** NUL and lone surrogates, which PostgreSQL text and JSON cannot store. */
const UNSTORABLE = /[\0\p{Cs}]/u
/** Also invisible characters: zero-width spaces, soft hyphens, Hangul fillers, variation selectors. */
const INVISIBLE = /[\0\p{Cs}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** Most cells; four times as fast to tell as INVISIBLE. */
const PLAIN = /^[\t\n\x20-\x7e가-힣]*$/

const holdsInvisible = (text: string): boolean => !PLAIN.test(text) && text.search(INVISIBLE) !== -1

/** Removes invisible characters, which programs leave between letters and which would prevent matches. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '')

/** The row's `shortened` lists cells cut to CELL_LENGTH_MAX, `dropped` those that lost an unstorable character. */
export function cleanCells<Row extends Pick<SheetRow, 'cells' | 'shortened' | 'dropped'>>(row: Row): Row {
  if (!row.cells.some((cell) => isLong(cell) || holdsInvisible(cell))) return row
  const cells = row.cells.map(withoutInvisible)
  const shortened = indicesOf(cells, isLong)
  const dropped = indicesOf(row.cells, (cell) => UNSTORABLE.test(cell)).filter((at) => !shortened.includes(at))
  return {
    ...row,
    cells: cells.map((cell) => cutText(cell, CELL_LENGTH_MAX)),
    ...(shortened.length > 0 && { shortened }),
    ...(dropped.length > 0 && { dropped }),
  }
}

const isLong = (cell: string): boolean => cell.length > CELL_LENGTH_MAX

const indicesOf = (cells: readonly string[], is: (cell: string) => boolean): number[] =>
  cells.flatMap((cell, at) => (is(cell) ? [at] : []))

export const boundedRow = (row: SheetRow): SheetRow =>
  cleanCells(row.sheet === null ? row : { ...row, sheet: cutText(withoutInvisible(row.sheet), SOURCE_NAME_MAX) })
