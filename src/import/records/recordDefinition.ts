import type { RecordValue } from '@/contract/uploadRows'
import type { RecordRejectReason } from '@/domain/upload/kinds'
import type { PlaceIdentity } from '@/domain/place/keys/placeIdentity'

/** The identifying keys of a row's restaurant, as in the expense importer. */
export type PlaceKeys = Pick<PlaceIdentity, 'key' | 'nameKey' | 'branchKey' | 'addressKey' | 'regionCode' | 'spelling'>

export interface ParsedFields {
  title: string
  /** by column, without empty cells */
  values: Record<string, RecordValue>
  /** values for empty columns of a new record */
  defaults: Record<string, RecordValue>
  /** of the row's restaurant, unless it is given by id */
  place: PlaceKeys | null
}

export interface RecordProblem {
  reason: RecordRejectReason
  column: string
}

/** '' if missing */
export type CellOf<Column extends string> = (column: Column) => string

export interface RecordDefinition<Column extends string = string> {
  /** heading words of each column in `headerKey` form; the first is its name */
  columns: Readonly<Record<Column, readonly string[]>>
  /** a header must have one column of each group */
  required: readonly (readonly Column[])[]
  /** @param today in Korea, 'YYYY-MM-DD' */
  parse: (cell: CellOf<Column>, today: string) => { fields: ParsedFields; problem: RecordProblem | null }
}
