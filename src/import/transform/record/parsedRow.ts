import type { RowReason } from '@/domain/expense/rowReasons'
import type { VisitFlag } from '@/domain/expense/visitFlags'
import type { ParsedPlace } from '@/domain/place/types'
import type { InstitutionReading } from '../agency/agency'

export interface DocumentReading {
  /** what tells documents apart: the address, else the title */
  key: string
  title: string | null
  url: string | null
}

/** What one row of an expense file says, and whether it becomes a visit. */
export interface ParsedRow extends InstitutionReading {
  sheet: string | null
  row: number
  status: 'ok' | 'skip' | 'error'
  reason: RowReason | null
  /** the heading of the cell that is at fault */
  column: string | null
  placeRaw: string
  place: ParsedPlace
  /** won; also where the row is rejected, when it can be read at all */
  amount: number | null
  /** Korean time with its offset */
  spentAt: string | null
  hasTime: boolean
  headcount: number | null
  /** as published: for telling rows apart only, never stored */
  purposeRaw: string
  /** with names masked */
  purpose: string | null
  payment: string | null
  document: DocumentReading | null
  flags: VisitFlag[]
}
