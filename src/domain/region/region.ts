/** A 일반구 of a city: not a district of the directory, but used in addresses. */
export interface RegionPart {
  readonly code: string
  readonly name: string
  readonly formerCodes?: readonly string[]
}

/** Of a split district: its 법정동 and 행정동 that now belong to `code`. */
export interface RegionSuccessor {
  readonly code: string
  readonly dongs: readonly string[]
}

/** Omitted fields are empty or null. */
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

/** A 시, 군 or 자치구, or all of 세종. `code`: five digits of the 법정동 code; validity: ISO days, inclusive, null if open. */
export interface Region {
  readonly code: string
  readonly province: string
  readonly district: string | null
  /** short forms (종로) and former names; one with a space includes its former province (경상북도 군위군) */
  readonly aliases: readonly string[]
  readonly formerCodes: readonly string[]
  readonly parts: readonly RegionPart[]
  /** for a split district: the current districts that took over its 동; otherwise empty */
  readonly successors: readonly RegionSuccessor[]
  readonly validFrom: string | null
  readonly validTo: string | null
}
