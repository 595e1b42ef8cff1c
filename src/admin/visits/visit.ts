import type { Occasion } from '@/domain/expense/occasion'
import type { PaymentMethod } from '@/domain/expense/paymentMethod'
import type { VisitFlag } from '@/domain/expense/visitFlags'
import type { DATA_SOURCES } from '@/domain/expense/visitStates'
import type { VisitRecordDetail, VisitStatusCode } from '@/domain/expense/visitSummary'

export type DataSource = (typeof DATA_SOURCES)[number]

export interface VisitRow {
  id: number
  version: string
  restaurant: number
  restaurantTitle: string | null
  restaurantState: 'active' | 'inactive' | 'trashed' | 'merged'
  agency: number
  agencyName: string | null
  departmentName: string | null
  spentAt: string
  hasTime: boolean
  amount: number | null
  headcount: number | null
  flags: VisitFlag[]
  occasion: Occasion | null
  paymentMethod: PaymentMethod | null
  dataSource: DataSource
  status: VisitStatusCode
  notes: string | null
  correctionReason: string | null
}

export interface Visit extends VisitRow, VisitRecordDetail {
  splitAmount: number | null
  sheet: string | null
  rowNumber: number | null
  fileName: string | null
  importedAt: string | null
  /** the place as read from the source */
  spelling: string | null
  source: { title: string | null; url: string | null } | null
  correctedBy: string | null
}

/** react-admin shows the list row until the full record arrives. */
export const isWhole = (record: VisitRow | undefined): record is Visit =>
  record !== undefined && 'corrections' in record
