import type { OtherListKind } from '@/domain/expense/otherLists'
import { findOtherList } from '../header/findOtherList'
import { isCardStatement, type TableHeader } from '../header/header'
import type { TableState } from '../header/table'
import { ImportFileError } from '../source/importFileError'

/**
 * What the tables of one file list. A list of card payments belongs to the list of 업무추진비 next to it, in any
 * order they stand; without one it is asked about, as other lists are at once.
 */
export class ListsOfFile {
  #hasExpenses = false
  #cards: ImportFileError | null = null

  /** @param accepted lists that somebody looked at and wants read */
  constructor(
    private readonly file: string,
    private readonly accepted: readonly OtherListKind[],
  ) {}

  /** @throws ImportFileError `other_list` where a table seems to be no 업무추진비 and no one said otherwise */
  add(table: TableState, header: TableHeader): void {
    const { file } = this
    const other = findOtherList(table, header, file)
    if (!other || this.accepted.includes(other.kind)) {
      this.#hasExpenses ||= !isCardStatement(header)
      return
    }
    const { kind: list, told: value } = other
    const question = new ImportFileError({ code: 'other_list', file, sheet: table.sheet, list, value })
    if (list !== 'card') throw question
    this.#cards ??= question
  }

  /** @throws ImportFileError `other_list` where nothing but card payments was met so far */
  assertExpenses(): void {
    if (this.#cards && !this.#hasExpenses) throw this.#cards
  }
}
