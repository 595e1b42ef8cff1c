import { HEADING_LENGTH_MAX } from '@/domain/expense/limits'
import type { OtherListKind } from '@/domain/expense/fileErrors'
import { SOURCE_NAME_MAX } from '@/domain/http/limits'
import { collapse } from '@/domain/place/text/normalizeCell'
import { cardHeadings, type TableHeader } from './header'
import { headerKey } from './headerWord'
import { CARD_LIST, OTHER_LISTS } from './otherLists.data'
import type { TableState } from './table'

/** One such heading alone may occur in any list. */
const COLUMNS_MIN = 2
const EXPENSES = /업무 ?추진 ?(?:비|경비)|업추비|시책 ?추진 ?비/

interface FoundList {
  kind: OtherListKind
  /** the words that identify it, for a message */
  words: string
}

/** Null for expenses. Title, file name, then columns decide; 업무추진비 in a title ends the search. Card lists come last. */
export function findOtherList({ above, sheet }: TableState, header: TableHeader, file: string): FoundList | null {
  const own = [...above.flat().filter((cell) => cell.length <= HEADING_LENGTH_MAX), sheet ?? '']
  const name = plainText(file)
  for (const texts of [[...own, ...header.words].map(plainText), [name]]) {
    if (texts.some((text) => EXPENSES.test(text))) return null
    const titled = texts.map(titleOfOther).find((found) => found !== null)
    if (titled) return titled
  }
  return columnsOfOther(header.words) ?? cardList([...own.map(plainText), name], header)
}

// macOS decomposes file names, and many use underscores for spaces.
const plainText = (text: string): string =>
  collapse(text.slice(-SOURCE_NAME_MAX).normalize('NFKC').replaceAll('_', ' '))

function titleOfOther(text: string): FoundList | null {
  for (const { kind, title } of OTHER_LISTS) {
    const found = title.exec(text)
    if (found) return { kind, words: found[0] }
  }
  return null
}

function columnsOfOther(words: readonly string[]): FoundList | null {
  for (const { kind, columns } of OTHER_LISTS) {
    const found = words.filter((word) => columns.includes(headerKey(word)))
    if (found.length >= COLUMNS_MIN) return { kind, words: found.map(collapse).join(', ') }
  }
  return null
}

function cardList(titles: readonly string[], header: TableHeader): FoundList | null {
  const title = titles.map((text) => CARD_LIST.exec(text)?.[0]).find((found) => found !== undefined)
  if (title !== undefined) return { kind: 'card', words: title }
  const own = cardHeadings(header)
  return own.length < COLUMNS_MIN ? null : { kind: 'card', words: own.map(collapse).join(', ') }
}
