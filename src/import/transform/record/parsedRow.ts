import type { Occasion } from '@/domain/expense/occasion'
import type { PaymentMethod } from '@/domain/expense/paymentMethod'
import type { RowReason } from '@/domain/expense/rowReasons'
import type { VisitFlag } from '@/domain/expense/visitFlags'
import type { ParsedPlace } from '@/domain/place/types'
import type { AgencyAndDepartment } from '../agency/agency'

export interface ParsedSourceDocument {
  /** identifies the document: its URL, else its title */
  key: string
  title: string | null
  url: string | null
}

/** A parsed row of an expense file, and whether it becomes a visit. */
export interface ParsedRow extends AgencyAndDepartment {
  sheet: string | null
  row: number
  status: 'ok' | 'skip' | 'error'
  reason: RowReason | null
  /** the heading of the rejected cell */
  column: string | null
  placeRaw: string
  place: ParsedPlace
  /** won; also where the row is rejected, when it can be read at all */
  amount: number | null
  /** Korean time with its offset */
  spentAt: string | null
  hasTime: boolean
  headcount: number | null
  /** as published: evidence, and for telling rows apart; never stored */
  purposeRaw: string
  /** what is kept of the purpose */
  occasion: Occasion | null
  payment: PaymentMethod | null
  document: ParsedSourceDocument | null
  flags: VisitFlag[]
  /** the heading of an amount too large for a meal: the other amounts of the list decide */
  doubtedAmount?: string
}
