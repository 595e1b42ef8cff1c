/** Strings are NFKC with single spaces. */
export interface ParsedShop {
  /** trading name, without corporate mark, branch, address or person */
  name: string
  /** as written, ending in 점 (시청역점); null if there is none */
  branch: string | null
  /** as written, without surrounding brackets; null if there is none */
  address: string | null
  /** the 시·군·구 in the address ('고양시 덕양구'); null if there is none */
  sigungu: string | null
  /** staff added the chain; the built-in list lacks it */
  isChain?: true
}

/** `shop`: one eating place; `shops`: several, or one of several; `unclear`: needs review. */
export type PlaceKind = 'shop' | 'shops' | 'nonplace' | 'unclear'

export interface ParsedPlace {
  kind: PlaceKind
  shops: ParsedShop[]
  /** one reason code per decision, such as 'nonplace:mart', 'bracket:address', 'branch:glued' */
  why: string[]
  /** a sign at its door was left out because it may be a personal name; another institution may confirm it */
  mayBeSign?: true
}

/** `context`: the region of the cell's agency ('서울특별시 마포구', '서울특별시' or ''). */
export interface PlaceCell {
  raw: string
  context: string
}

export interface PlaceComparison {
  same: boolean
  /** 0 to 1; below 0.8 it needs review */
  confidence: number
  /** one reason code, such as 'address:same-number' or 'branch:other' */
  why: string
}
