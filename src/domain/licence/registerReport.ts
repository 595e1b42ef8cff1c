import type { LicenceEvidence } from '../linkage/evidence'
import type { LicenceRejectReason } from './rowReasons'

/** What linking restaurants with the register did. */
export interface LinkReport {
  /** restaurants that have a licence now, by what speaks for it */
  linked: Record<LicenceEvidence, number>
  /** restaurants for which several licences stand, of which none was taken */
  ambiguous: number
  /** restaurants whose link was not there before, or led to another licence */
  changed: number
  /** pairs of restaurants that have one licence, put before a person */
  questions: number
}

/** What an import of a register did. New + changed + unchanged + repeated + rejected = read. */
export interface RegisterReport {
  file: string
  rowsRead: number
  rowsNew: number
  rowsChanged: number
  /** known as they are, or in a newer state */
  rowsUnchanged: number
  /** a licence that the file itself has again, in the same or a newer state */
  rowsRepeated: number
  rowsRejected: number
  reasons: Partial<Record<LicenceRejectReason, number>>
  links: LinkReport
}
