import { isMaskedName } from '@/domain/person/personName'
import { addressKey, addressKeyText } from '../address/addressKey'
import { literalKey } from '../keys/nameKey'
import type { ParsedShop } from '../types'

export interface Sighting {
  /** of the sign at its door; useless without the key */
  token: string
  agency: string
}

/** '대복|세종대로14길 22': one word at a door. Null otherwise: without an address it may be a payee, among words an owner. */
export function signAtDoor({ name, address }: ParsedShop): string | null {
  if (!/^[\p{L}\p{N}]+$/u.test(name) || isMaskedName(name)) return null
  const key = addressKey(address)
  const door = key?.number ? addressKeyText(key) : ''
  return /\d$/.test(door) ? `${literalKey(name)}|${door}` : null
}

/** Signs that may be personal names, with the institutions where they were seen. Stores only tokens. */
export class SeenSigns {
  private readonly known = new Map<string, Set<string>>()
  private noted = new Map<string, Sighting>()

  /** `tokenOf`: of a sign at its door. `nameOf`: an institution's canonical name. */
  constructor(
    private readonly tokenOf: (sign: string) => string,
    sightings: Iterable<Sighting> = [],
    private readonly nameOf: (agency: string) => string = (agency) => agency,
  ) {
    for (const { token, agency } of sightings) this.add(token, nameOf(agency))
  }

  /** Returns whether another institution has the same sign at the same door. */
  note(shop: ParsedShop, agency: string): boolean {
    const sign = signAtDoor(shop)
    if (sign === null) return false
    const [token, at] = [this.tokenOf(sign), this.nameOf(agency)]
    this.noted.set(`${token} ${at}`, { token, agency: at })
    return this.add(token, at).size > 1
  }

  isProven = (shop: ParsedShop): boolean => {
    const sign = signAtDoor(shop)
    return sign !== null && (this.known.get(this.tokenOf(sign))?.size ?? 0) > 1
  }

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
