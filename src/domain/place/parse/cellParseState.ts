import { cleanAddress } from '../address/addressText'
import type { ParsedShop } from '../types'

interface Found {
  shop: ParsedShop
  /** preceded by a corporate mark, so the shop follows after a slash */
  marked: boolean
  nonplace: string | null
}

export interface CellParseState {
  found: Found[]
  /** an address that precedes its name */
  pending: { address: string; sigungu: string | null } | null
  why: string[]
}

export function setAddress(shop: ParsedShop, address: string, sigungu: string | null): void {
  shop.address = cleanAddress(address) || null
  shop.sigungu = sigungu
}

export function attachAddress(address: string, sigungu: string | null, pile: CellParseState): void {
  const last = pile.found.at(-1)
  if (last && last.shop.address === null) setAddress(last.shop, address, sigungu)
  else if (pile.pending) pile.pending.address += `, ${address}`
  else pile.pending = { address, sigungu }
}
