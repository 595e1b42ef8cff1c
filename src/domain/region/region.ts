/** A 일반구 of a city: no district of its own here, but addresses name it. */
export interface RegionPart {
  readonly code: string
  readonly name: string
  readonly formerCodes?: readonly string[]
}

/** The 법정동 and 행정동 of a split district that now belong to `code`. */
export interface RegionSuccessor {
  readonly code: string
  readonly dongs: readonly string[]
}

/** A row of the district list; omitted fields are empty or null. */
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
  /** short forms (종로) and former names; one with a space names its former province (경상북도 군위군) */
  readonly aliases: readonly string[]
  readonly formerCodes: readonly string[]
  readonly parts: readonly RegionPart[]
  /** for a district that was split: the districts in force that took over its 동; else empty */
  readonly successors: readonly RegionSuccessor[]
  readonly validFrom: string | null
  readonly validTo: string | null
}
