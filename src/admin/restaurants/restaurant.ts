export interface RestaurantRow {
  id: number
  version: string
  title: string
  name: string
  branch: string | null
  category: 'restaurant' | 'cafe'
  subCategory: string | null
  address: string | null
  region: number | null
  province: string | null
  district: string | null
  latitude: number | null
  longitude: number | null
  phone: string | null
  isActive: boolean
  /** end of a takedown restriction (임시조치) */
  restrictedUntil: string | null
  closedOn: string | null
  verifiedOn: string | null
  mergedInto: number | null
  trashedAt: string | null
  visitCount: number
  agencyCount: number
  perHead: number | null
  lastVisit: string | null
  avgRating: number | null
  reviewCount: number
  createdAt: string
  updatedAt: string
}

export interface RestaurantImage {
  image: number
  kind: 'main' | 'extra'
  url?: string
  alt?: string
  /** who took it */
  credit?: string | null
}

export interface RestaurantAlias {
  id: number
  spelling: string
  evidence: string
}

export interface RestaurantMerged {
  id: number
  restaurant: number
  title: string
  at: string
}

export interface Restaurant extends RestaurantRow {
  restrictionTicket: number | null
  regionRank: number | null
  provinceRank: number | null
  nationalRank: number | null
  totalAmount: number
  images: RestaurantImage[]
  aliases: RestaurantAlias[]
  merges: RestaurantMerged[]
}

/** react-admin shows the list row until the full record arrives. */
export const isWhole = (record: RestaurantRow | undefined): record is Restaurant =>
  record !== undefined && 'aliases' in record
