import type { OtherListKind } from '@/domain/expense/otherLists'
import { findOtherList } from '../header/findOtherList'
import { isCardStatement, type TableHeader } from '../header/header'
import type { TableState } from '../header/table'
import { ImportFileError } from '../source/importFileError'

/** Card statements belong to a 업무추진비 list in the same file; without one staff must confirm, as for other kinds. */
export class ListsOfFile {
  #hasExpenses = false
  #cards: ImportFileError | null = null

  constructor(
    private readonly file: string,
    private readonly accepted: readonly OtherListKind[],
  ) {}

  /** @throws ImportFileError `other_list` if a table seems not to be 업무추진비 and is unconfirmed */
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

  /** @throws ImportFileError `other_list` if only card payments were found so far */
  assertExpenses(): void {
    if (this.#cards && !this.#hasExpenses) throw this.#cards
  }
}
