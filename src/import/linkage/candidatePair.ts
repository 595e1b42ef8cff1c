import type { ParsedShop } from '@/domain/place/types'

/** An alias as stored in the directory. */
export interface AliasRecord {
  alias: number
  restaurant: number
  /** seen for the first time in this import, as a restaurant of its own */
  isNew: boolean
  nameKey: string
  /** of the name in brackets next to it; null for none */
  alternateKey: string | null
  branchKey: string
  /** '' when it gives no address */
  addressKey: string
  /** the district's name; null when it is not known */
  district: string | null
  /** the reading as people write it: '상호 지점 (주소)' */
  spelling: string
  shop: ParsedShop
}

/** Two aliases worth comparing: `left` is new in this import, `right` was created before it. */
export interface CandidatePair {
  left: AliasRecord
  right: AliasRecord
  /** how many addresses the district has under this very name and branch */
  addresses: number
}
