import type { PoolClient } from 'pg'
import type { Occasion } from '@/domain/expense/occasion'
import type { PaymentMethod } from '@/domain/expense/paymentMethod'
import { copyRows } from '@/infra/database/copyRows'

const CREATE = `
  CREATE TEMP TABLE import_stage (
    line integer NOT NULL, place_index smallint NOT NULL, content uuid NOT NULL,
    restaurant_id integer NOT NULL, alias_id integer NOT NULL, agency_id integer NOT NULL,
    department_id integer, source_document_id integer, spent_at timestamptz NOT NULL, has_time boolean NOT NULL,
    amount bigint, split_amount bigint, headcount integer, occasion text, payment_method text,
    sheet text, row_number integer NOT NULL, flags text NOT NULL
  ) ON COMMIT DROP`

export interface StagedVisit {
  line: number
  placeIndex: number
  /** UUID fingerprint of the row's content */
  content: string
  restaurant: number
  alias: number
  agency: number
  department: number | null
  document: number | null
  spentAt: string
  hasTime: boolean
  amount: number | null
  splitAmount: number | null
  headcount: number | null
  occasion: Occasion | null
  payment: PaymentMethod | null
  sheet: string | null
  row: number
  /** JSON array */
  flags: string
}

export const createStage = (sql: PoolClient) => sql.query(CREATE)

export async function stageVisits(sql: PoolClient, visits: readonly StagedVisit[]): Promise<void> {
  await copyRows(
    sql,
    'COPY import_stage FROM STDIN',
    visits.map((v) => [
      v.line,
      v.placeIndex,
      v.content,
      v.restaurant,
      v.alias,
      v.agency,
      v.department,
      v.document,
      v.spentAt,
      v.hasTime,
      v.amount,
      v.splitAmount,
      v.headcount,
      v.occasion,
      v.payment,
      v.sheet,
      v.row,
      v.flags,
    ]),
  )
}
