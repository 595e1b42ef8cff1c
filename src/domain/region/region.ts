/** A 일반구 of a city: not a district of its own here, but addresses name it. */
export interface RegionPart {
  readonly code: string
  readonly name: string
  readonly formerCodes?: readonly string[]
}

/** Where a split district's addresses belong today: the 법정동 and 행정동 that went to `code`. */
export interface RegionSuccessor {
  readonly code: string
  readonly dongs: readonly string[]
}

/** One line of the district list as written down; what is left out is empty or null. */
export interface SigunguRow {
  readonly code: string
  readonly province: string
  readonly district: string | null
  readonly aliases?: readonly string[]
  readonly formerCodes?: readonly string[]
  readonly parts?: readonly RegionPart[]
  readonly successors?: readonly RegionSuccessor[]
  readonly validFrom?: string
  readonly validTo?: string
}

/**
 * A district of the directory: a 시, 군 or 자치구, or the whole of 세종 (`district` null).
 * `code` is five digits of the 법정동 code; `validFrom` and `validTo` are ISO days, both inclusive, null when open.
 */
export interface Region {
  readonly code: string
  readonly province: string
  readonly district: string | null
  /** Short forms (종로) and old names; one with a space names its old province (경상북도 군위군). */
  readonly aliases: readonly string[]
  readonly formerCodes: readonly string[]
  readonly parts: readonly RegionPart[]
  /** Empty unless the district was split: then the districts in force that took its 동. */
  readonly successors: readonly RegionSuccessor[]
  readonly validFrom: string | null
  readonly validTo: string | null
}
