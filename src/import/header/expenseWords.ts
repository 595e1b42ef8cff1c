import type { ColumnWords } from '../source/withOverlay'
import { COLUMN_WORDS, type Column } from './columns.data'
import { meaningOf } from './headerWord'

export const EXPENSE_WORDS: ColumnWords = {
  headingOf: (column) => (Object.hasOwn(COLUMN_WORDS, column) ? COLUMN_WORDS[column as Column][0] : undefined),
  isHeading: (cell) => meaningOf(cell) !== null,
  headingsMin: 3,
}
