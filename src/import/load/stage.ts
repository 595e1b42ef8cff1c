import type { PoolClient } from 'pg'
import { hash } from 'node:crypto'
import type { Occasion, PaymentMethod } from '@/domain/expense/codes'
import { copyRows } from '@/infra/database/bulkLoad'
import type { ParsedRow } from '../transform/record/parsedRow'
import type { AgencyIds } from './agencyResolver'
import type { PlaceIds } from './restaurantResolver'

const CREATE = `
  CREATE TEMP TABLE import_stage (
    line integer NOT NULL, place_index smallint NOT NULL, content uuid NOT NULL,
    restaurant_id integer NOT NULL, alias_id integer NOT NULL, agency_id integer NOT NULL,
    department_id integer, source_document_id integer, spent_at timestamptz NOT NULL, has_time boolean NOT NULL,
    amount bigint, split_amount bigint, headcount integer, occasion text, payment_method text,
    sheet text, row_number integer NOT NULL, flags text NOT NULL
  ) ON COMMIT DROP`

interface StagedVisit {
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

/** One per shop. The amount of several places is not split: the first visit has it as shared, none as its own. */
export function stagedVisits(
  parsed: ParsedRow,
  line: number,
  ids: AgencyIds,
  places: readonly PlaceIds[],
): StagedVisit[] {
  const shared = parsed.place.kind === 'shops'
  const content = rowFingerprint(parsed)
  return places.map(({ restaurant, alias }, i) => ({
    line,
    placeIndex: i + 1,
    content,
    restaurant,
    alias,
    ...ids,
    spentAt: parsed.spentAt ?? '',
    hasTime: parsed.hasTime,
    amount: shared ? null : parsed.amount,
    splitAmount: shared && i === 0 ? parsed.amount : null,
    headcount: parsed.headcount,
    occasion: parsed.occasion,
    payment: parsed.payment,
    sheet: parsed.sheet,
    row: parsed.row,
    flags: JSON.stringify(parsed.flags),
  }))
}

/** A row's fingerprint, from raw cells if possible, so that it survives parser changes. */
function rowFingerprint(parsed: ParsedRow): string {
  const { agency, departmentRaw, spentAt, amount, placeRaw, purposeRaw, headcount } = parsed
  const text = [agency.name, departmentRaw, spentAt, amount, placeRaw, purposeRaw, headcount].join('\u001f')
  return hash('sha256', text).slice(0, 32)
}
