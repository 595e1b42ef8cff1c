import type { LicenceEvidence } from '../linkage/evidence'
import type { LicenceRejectReason } from './rowReasons'

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
