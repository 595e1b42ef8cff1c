import { isMaskedName } from '@/domain/person/personName'
import { addressKey, addressKeyText } from '../address/addressKey'
import { literalKey } from '../keys/nameKey'
import type { ParsedShop } from '../types'

/** That an institution's records have a sign. */
export interface Sighting {
  /** of the sign over its door, worth nothing without the key that made it */
  token: string
  agency: string
}

/**
 * A sign over its door, '대복|세종대로14길 22': one word at a street or quarter with a number. Null for anything less: a name
 * without a door may be a payee's, and with words around it an owner's.
 */
export function signAtDoor({ name, address }: ParsedShop): string | null {
  if (!/^[\p{L}\p{N}]+$/u.test(name) || isMaskedName(name)) return null
  const key = addressKey(address)
  const door = key?.number ? addressKeyText(key) : ''
  return /\d$/.test(door) ? `${literalKey(name)}|${door}` : null
}

/** At which institutions signs were seen that can be persons' names; of the signs it holds tokens only. */
export class SeenSigns {
  private readonly known = new Map<string, Set<string>>()
  private noted = new Map<string, Sighting>()

  /**
   * @param tokenOf the token of a sign at its door
   * @param nameOf the name of an institution that has several
   */
  constructor(
    private readonly tokenOf: (sign: string) => string,
    sightings: Iterable<Sighting> = [],
    private readonly nameOf: (agency: string) => string = (agency) => agency,
  ) {
    for (const { token, agency } of sightings) this.add(token, nameOf(agency))
  }

  /** Notes that an institution has a shop. @returns whether another has the same sign at the same door */
  note(shop: ParsedShop, agency: string): boolean {
    const sign = signAtDoor(shop)
    if (sign === null) return false
    const [token, at] = [this.tokenOf(sign), this.nameOf(agency)]
    this.noted.set(`${token} ${at}`, { token, agency: at })
    return this.add(token, at).size > 1
  }

  /** Whether two institutions have the sign of a shop at its door. */
  isProven = (shop: ParsedShop): boolean => {
    const sign = signAtDoor(shop)
    return sign !== null && (this.known.get(this.tokenOf(sign))?.size ?? 0) > 1
  }

  /** What was noted since the last call. */
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
