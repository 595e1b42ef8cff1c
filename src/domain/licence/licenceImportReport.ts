import type { LicenceEvidence } from '../linkage/evidence'

/** Why a licence row is rejected. Rejected rows are reported, never corrected by guessing. */
const LICENCE_REJECT_REASONS = [
  'cell_count',
  'name_missing',
  'name_unreadable',
  'district_unknown',
  'state_unknown',
] as const
export type LicenceRejectReason = (typeof LICENCE_REJECT_REASONS)[number]

export interface LinkReport {
  linked: Record<LicenceEvidence, number>
  /** restaurants with several equally good licences; none was linked */
  ambiguous: number
  /** restaurants with a new or changed link */
  changed: number
  /** restaurants sharing a licence, queued as pairs for review */
  reviews: number
}

/** New + changed + unchanged + repeated + rejected = read. */
export interface LicenceImportReport {
  file: string
  rowsRead: number
  rowsNew: number
  rowsChanged: number
  /** rows that are not newer than what is stored */
  rowsUnchanged: number
  /** rows repeated later in the file in the same or a newer state */
  rowsRepeated: number
  rowsRejected: number
  reasons: Partial<Record<LicenceRejectReason, number>>
  links: LinkReport
}
