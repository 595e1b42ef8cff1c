import { createHash } from 'node:crypto'
import type { ParsedRow } from '../transform/record/parsedRow'
import type { AgencyIds } from './agencyResolver'
import type { PlaceIds } from './findPlaces'
import type { StagedVisit } from './stage'

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
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}
