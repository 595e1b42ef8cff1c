/** A shop parsed from an expense row's place cell. Strings are NFKC with single spaces. */
export interface ParsedShop {
  /** trading name, without corporate mark, branch, address or person */
  name: string
  /** as written, ending in 점 (시청역점); null when the cell names none */
  branch: string | null
  /** as written, without surrounding brackets; null when the cell has none */
  address: string | null
  /** the 시·군·구 in the address ('고양시 덕양구'); null without one */
  sigungu: string | null
  /** the name is a chain's by a word of staff, which the built-in list does not have */
  isChain?: true
}

/** `shop`: one eating place; `shops`: several, or one of several; `unclear`: needs review. */
export type PlaceKind = 'shop' | 'shops' | 'nonplace' | 'unclear'

export interface ParsedPlace {
  kind: PlaceKind
  shops: ParsedShop[]
  /** one reason code per decision, such as 'nonplace:mart', 'bracket:address', 'branch:glued' */
  why: string[]
  /** a sign over its door was left out, since it can be a person's name: another institution may have it too */
  mayBeSign?: true
}

/** A cell with the region of its agency as context: '서울특별시 마포구', '서울특별시' or ''. */
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
