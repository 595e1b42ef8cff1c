import type { ParsedShop } from '@/domain/place/types'

export interface AliasRecord {
  alias: number
  restaurant: number
  /** first seen in this import, with a restaurant created for it */
  isNew: boolean
  nameKey: string
  /** of the bracketed name next to it; null if none */
  alternateKey: string | null
  branchKey: string
  addressKey: string
  /** the district's name; null if unknown */
  district: string | null
  /** '상호 지점 (주소)' */
  spelling: string
  shop: ParsedShop
}

/** `left` is new in this import, `right` is older. */
export interface CandidatePair {
  left: AliasRecord
  right: AliasRecord
  /** how many addresses this name and branch have in the district */
  addresses: number
  /** from the hall of those who wrote the left one to the right one's place; of names with several addresses */
  metres?: number | null
}
