import { metresBetween } from '../distance'
import { type Verdict, ofHallDistance } from './evidence'
import type { MatchCandidate, MatchPlace } from './matchQuestion'

export const EVIDENCE_KINDS = ['name', 'address', 'distance', 'hall', 'perHead', 'trade', 'open', 'agencies'] as const
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number]

/** Metres within which two pins are one building, and beyond which hardly one place. */
const NEAR = 60
const FAR = 500
/** Relative differences between median prices per head. */
const ALIKE_PRICE = 0.25
const OTHER_PRICE = 0.5

const letters = (text: string): string => text.normalize('NFC').replace(/[\s()[\]·.,-]/g, '')

export function distanceBetween(one: MatchPlace, other: MatchPlace): number | null {
  if (one.latitude === null || one.longitude === null || other.latitude === null || other.longitude === null)
    return null
  return Math.round(
    metresBetween(
      { latitude: one.latitude, longitude: one.longitude },
      { latitude: other.latitude, longitude: other.longitude },
    ),
  )
}

function ofName(own: string, title: string): Verdict {
  const [one, other] = [letters(own), letters(title)]
  return one.startsWith(other) || other.startsWith(one) ? 'for' : 'neutral'
}

function ofAddress(own: string | null, other: string | null): Verdict {
  if (own === null || other === null) return 'neutral'
  const [one, two] = [letters(own), letters(other)]
  return one.endsWith(two) || two.endsWith(one) ? 'for' : 'neutral'
}

function ofDistance(metres: number | null): Verdict {
  if (metres === null) return 'neutral'
  return metres <= NEAR ? 'for' : metres > FAR ? 'against' : 'neutral'
}

function ofPrice(own: number | null, other: number | null): Verdict {
  if (!own || !other) return 'neutral'
  const difference = Math.abs(own - other) / Math.max(own, other)
  return difference <= ALIKE_PRICE ? 'for' : difference > OTHER_PRICE ? 'against' : 'neutral'
}

export function compareCandidate(own: MatchPlace, other: MatchCandidate): Record<EvidenceKind, Verdict> {
  const sameTrade = own.subCategory !== null && own.subCategory === other.subCategory
  return {
    name: other.evidence === 'alternate_name' ? 'for' : ofName(own.title, other.title),
    address: ofAddress(own.address, other.address),
    distance: ofDistance(distanceBetween(own, other)),
    hall: ofHallDistance(other.hallMetres),
    perHead: ofPrice(own.perHead, other.perHead),
    trade: sameTrade ? 'for' : 'neutral',
    open: other.closedOn === null ? 'for' : other.visitsAfterClosing > 0 ? 'against' : 'neutral',
    agencies: other.sharedAgencies > 0 && other.sharedAgencies * 2 >= own.agencyCount ? 'for' : 'neutral',
  }
}
