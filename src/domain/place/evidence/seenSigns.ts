import { isMaskedName } from '@/domain/person/personName'
import { addressKey, addressKeyText } from '../address/addressKey'
import { literalKey } from '../keys/nameKey'
import type { ParsedShop } from '../types'

/** A sign seen in an institution's records. */
export interface Sighting {
  /** of the sign at its door; useless without the key */
  token: string
  agency: string
}

/**
 * A sign at its door, '대복|세종대로14길 22': one word at a street or neighbourhood with a number. Null otherwise: a name
 * without an address may be a payee, and one among other words an owner.
 */
export function signAtDoor({ name, address }: ParsedShop): string | null {
  if (!/^[\p{L}\p{N}]+$/u.test(name) || isMaskedName(name)) return null
  const key = addressKey(address)
  const door = key?.number ? addressKeyText(key) : ''
  return /\d$/.test(door) ? `${literalKey(name)}|${door}` : null
}

/** Institutions at which signs that may be personal names were seen; stores only tokens. */
export class SeenSigns {
  private readonly known = new Map<string, Set<string>>()
  private noted = new Map<string, Sighting>()

  /**
   * @param tokenOf the token of a sign at its door
   * @param nameOf canonical name of an institution
   */
  constructor(
    private readonly tokenOf: (sign: string) => string,
    sightings: Iterable<Sighting> = [],
    private readonly nameOf: (agency: string) => string = (agency) => agency,
  ) {
    for (const { token, agency } of sightings) this.add(token, nameOf(agency))
  }

  /**
   * Records that an institution has a shop.
   * @returns whether another institution has the same sign at the same door
   */
  note(shop: ParsedShop, agency: string): boolean {
    const sign = signAtDoor(shop)
    if (sign === null) return false
    const [token, at] = [this.tokenOf(sign), this.nameOf(agency)]
    this.noted.set(`${token} ${at}`, { token, agency: at })
    return this.add(token, at).size > 1
  }

  /** Whether two institutions have the shop's sign at its door. */
  isProven = (shop: ParsedShop): boolean => {
    const sign = signAtDoor(shop)
    return sign !== null && (this.known.get(this.tokenOf(sign))?.size ?? 0) > 1
  }

  /** Sightings recorded since the last call. */
  takeNoted(): Sighting[] {
    const noted = [...this.noted.values()]
    this.noted = new Map()
    return noted
  }

  private add(token: string, agency: string): ReadonlySet<string> {
    const agencies = this.known.get(token) ?? new Set()
    this.known.set(token, agencies.add(agency))
    return agencies
  }
}
