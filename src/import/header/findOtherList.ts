import { HEADING_LENGTH_MAX } from '@/domain/expense/limits'
import { SOURCE_NAME_MAX } from '@/domain/http/limits'
import { collapse } from '@/domain/place/text/normalizeCell'
import type { TableHeader } from './header'
import { headerKey } from './headerWord'
import { OTHER_LISTS } from './otherLists.data'
import type { TableState } from './table'

/** One such heading may stand in any list. */
const COLUMNS_MIN = 2
const EXPENSES = /업무 ?추진 ?비/

/**
 * Looks whether a table is another list than one of 업무추진비. Its own title decides, then the file's name, then its
 * columns; a title that says 업무추진비 ends the search.
 * @returns the words that tell it, for a message; null for a list of expenses
 */
export function findOtherList({ above, sheet }: TableState, { words }: TableHeader, file: string): string | null {
  const title = [...above.flat().filter((cell) => cell.length <= HEADING_LENGTH_MAX), ...words, sheet ?? '']
  for (const texts of [title, [file]]) {
    const plain = texts.map(plainText)
    if (plain.some((text) => EXPENSES.test(text))) return null
    const told = plain.map(titleOfOther).find((found) => found !== null)
    if (told) return told
  }
  return columnsOfOther(words)
}

// A Mac's file names are decomposed; underscores stand for spaces in many.
const plainText = (text: string): string =>
  collapse(text.slice(-SOURCE_NAME_MAX).normalize('NFKC').replaceAll('_', ' '))

function titleOfOther(text: string): string | null {
  for (const { title } of OTHER_LISTS) {
    const found = title.exec(text)
    if (found) return found[0]
  }
  return null
}

function columnsOfOther(words: readonly string[]): string | null {
  for (const { columns } of OTHER_LISTS) {
    const found = words.filter((word) => columns.includes(headerKey(word)))
    if (found.length >= COLUMNS_MIN) return found.map(collapse).join(', ')
  }
  return null
}
