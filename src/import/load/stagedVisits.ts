import { createHash } from 'node:crypto'
import { maskPersons } from '@/domain/person/maskPersons'
import type { ParsedRow } from '../transform/record/parsedRow'
import type { InstitutionIds } from './agencyResolver'
import type { PlaceIds } from './findPlaces'
import type { StagedVisit } from './stage'

/**
 * The visits of one row: one a shop. The amount of a row that names several places is not split: it stands beside the
 * first visit as shared, and no visit has an amount.
 */
export function stagedVisits(
  reading: ParsedRow,
  line: number,
  ids: InstitutionIds,
  places: readonly PlaceIds[],
): StagedVisit[] {
  const shared = reading.place.kind === 'shops'
  const content = rowFingerprint(reading)
  return places.map(({ restaurant, alias }, i) => ({
    line,
    placeIndex: i + 1,
    content,
    restaurant,
    alias,
    ...ids,
    spentAt: reading.spentAt ?? '',
    hasTime: reading.hasTime,
    amount: shared ? null : reading.amount,
    splitAmount: shared && i === 0 ? reading.amount : null,
    headcount: reading.headcount,
    purpose: reading.purpose,
    payment: reading.payment,
    sheet: reading.sheet === null ? null : maskPersons(reading.sheet),
    row: reading.row,
    flags: JSON.stringify(reading.flags),
  }))
}

/** What a row says, as a fingerprint: what the file says, not how this version reads it, where it can be helped. */
function rowFingerprint(reading: ParsedRow): string {
  const { agency, departmentRaw, spentAt, amount, placeRaw, purposeRaw, headcount } = reading
  const text = [agency.name, departmentRaw, spentAt, amount, placeRaw, purposeRaw, headcount].join('\u001f')
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}
