import { CELL_LENGTH_MAX } from '@/domain/expense/limits'
import { cutText } from '@/domain/cutText'
import type { SheetRow } from '../source/sheetRow'

/** NUL and lone surrogates, which PostgreSQL text and JSON cannot store. */
const UNSTORABLE = /[\0\p{Cs}]/u
/** Also invisible characters: zero-width spaces, soft hyphens, Hangul fillers, variation selectors. */
const INVISIBLE = /[\0\p{Cs}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

const holdsInvisible = (text: string): boolean => text.search(INVISIBLE) !== -1

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
