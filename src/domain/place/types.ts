/** What one expense line's place cell says, field by field. Strings are NFKC with single spaces. */
export interface ShopReading {
  /** The trading name on the sign: no corporate mark, branch, address or person. */
  name: string
  /** As written, ending in 점 (시청역점); null when the cell names none. */
  branch: string | null
  /** As written, without the surrounding brackets; null when the cell has none. */
  address: string | null
  /** The 시·군·구 the address names ('고양시 덕양구'), else null. */
  sigungu: string | null
}

/** `shop`: one eating place; `shops`: several, or one of several; `unclear`: a person must look. */
export type PlaceKind = 'shop' | 'shops' | 'nonplace' | 'unclear'

export interface ParsedPlace {
  kind: PlaceKind
  shops: ShopReading[]
  /** One reason code per decision, such as 'nonplace:mart', 'bracket:address', 'branch:glued'. */
  why: string[]
}

/** A cell beside the institution that issued it: context is '서울특별시 마포구', '서울특별시' or ''. */
export interface PlaceCell {
  raw: string
  context: string
}

export interface PlaceComparison {
  same: boolean
  /** 0…1: how sure; a person should look at anything under 0.8. */
  confidence: number
  /** One reason code, such as 'address:same-number' or 'branch:other'. */
  why: string
}
