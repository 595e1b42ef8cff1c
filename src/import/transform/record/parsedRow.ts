import type { Occasion, PaymentMethod } from '@/domain/expense/codes'
import type { RowReason } from '@/domain/expense/importReport'
import type { VisitFlag } from '@/domain/expense/visits'
import type { ParsedPlace } from '@/domain/place/types'
import type { AgencyAndDepartment } from '../agency/agencyParser'

export interface ParsedSourceDocument {
  /** identifies the document: its URL, or else its title */
  key: string
  title: string | null
  url: string | null
}

export interface ParsedRow extends AgencyAndDepartment {
  sheet: string | null
  row: number
  status: 'ok' | 'skip' | 'error'
  reason: RowReason | null
  /** heading of the rejected cell */
  column: string | null
  placeRaw: string
  place: ParsedPlace
  /** won; also set for rejected rows if readable */
  amount: number | null
  /** Korean time with its offset */
  spentAt: string | null
  hasTime: boolean
  headcount: number | null
  /** as published; evidence, and distinguishes rows; never stored */
  purposeRaw: string
  /** what is kept of the purpose */
  occasion: Occasion | null
  payment: PaymentMethod | null
  document: ParsedSourceDocument | null
  flags: VisitFlag[]
  /** heading of an amount too large for a meal; the list's other amounts decide */
  doubtedAmount?: string
}
