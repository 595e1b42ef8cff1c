import type { RecordValue } from '@/domain/upload/uploadRow'
import type { RecordRejectReason } from '@/domain/upload/records'
import type { PlaceIdentity } from '@/domain/place/keys/placeIdentity'

/** What tells a row's restaurant from others, as the importer of expense records has it. */
export type PlaceKeys = Pick<PlaceIdentity, 'key' | 'nameKey' | 'branchKey' | 'addressKey' | 'regionCode' | 'spelling'>

/** What a row's cells were read as. */
export interface ParsedFields {
  /** of the record that it is about */
  title: string
  /** by column; what the row leaves empty is not there */
  values: Record<string, RecordValue>
  /** what a new record has in columns that the row leaves empty */
  defaults: Record<string, RecordValue>
  /** of the row's restaurant, where its kind has one that is not named by number */
  place: PlaceKeys | null
}

/** What is wrong with a row, and with which of its columns. */
export interface RecordProblem {
  reason: RecordRejectReason
  column: string
}

/** Reads the cell of a column: cleaned, '' where the row has none. */
export type CellOf<Column extends string> = (column: Column) => string

/** How the rows of one kind of records are read. */
export interface RecordDefinition<Column extends string = string> {
  /** the words that each column is headed with, written as `headerKey` leaves them; the first is its name */
  columns: Readonly<Record<Column, readonly string[]>>
  /** a header names one column of each group */
  required: readonly (readonly Column[])[]
  /** @param today in Korea, 'YYYY-MM-DD' */
  parse: (cell: CellOf<Column>, today: string) => { fields: ParsedFields; problem: RecordProblem | null }
}
