import type { LicenceRejectReason } from '@/domain/licence/rowReasons'

/** Days are 'YYYY-MM-DD'. */
export interface ParsedLicence {
  /** the authority's number, or a fingerprint of name and address */
  number: string
  name: string
  branch: string | null
  nameKey: string
  branchKey: string
  company: string | null
  /** five digits */
  regionCode: string
  lotAddress: string | null
  roadAddress: string | null
  /** '' without a house number, which identifies no building */
  lotKey: string
  roadKey: string
  latitude: number | null
  longitude: number | null
  phone: string | null
  kind: string | null
  businessType: string | null
  isOpen: boolean
  openedOn: string | null
  /** null while open or paused */
  closedOn: string | null
  /** the day of this state */
  asOf: string
}

export type LicenceRow = { licence: ParsedLicence } | { reason: LicenceRejectReason }
