import type { LicenceEvidence } from '../linkage/evidence'
import type { LicenceRejectReason } from './rowReasons'

/** Result of linking restaurants with licences. */
export interface LinkReport {
  /** restaurants with a licence, by evidence */
  linked: Record<LicenceEvidence, number>
  /** restaurants with several equally good candidates; none was linked */
  ambiguous: number
  /** restaurants whose link is new or changed */
  changed: number
  /** pairs of restaurants with one licence, queued for clerical review */
  reviews: number
}

/** Result of importing a licence registry. New + changed + unchanged + repeated + rejected = read. */
export interface LicenceImportReport {
  file: string
  rowsRead: number
  rowsNew: number
  rowsChanged: number
  /** rows equal to, or older than, what is known */
  rowsUnchanged: number
  /** rows of a licence that the file has again in the same or a newer state */
  rowsRepeated: number
  rowsRejected: number
  reasons: Partial<Record<LicenceRejectReason, number>>
  links: LinkReport
}
