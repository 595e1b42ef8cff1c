import { cleanAddress } from '../address/addressText'
import type { ParsedShop } from '../types'

/** A place in the cell, whether an eating place or not. */
interface Found {
  shop: ParsedShop
  /** a corporate mark precedes it: after a slash the shop follows */
  marked: boolean
  nonplace: string | null
}

/** The state of parsing a cell, segment by segment. */
export interface CellParseState {
  found: Found[]
  /** an address before its name */
  pending: { address: string; sigungu: string | null } | null
  why: string[]
}

/** Sets the address of a shop that another segment contains. */
export function setAddress(shop: ParsedShop, address: string, sigungu: string | null): void {
  shop.address = cleanAddress(address) || null
  shop.sigungu = sigungu
}

/** Attaches an address to the previous place, else to the next one. */
export function attachAddress(address: string, sigungu: string | null, pile: CellParseState): void {
  const last = pile.found.at(-1)
  if (last && last.shop.address === null) setAddress(last.shop, address, sigungu)
  else if (pile.pending) pile.pending.address += `, ${address}`
  else pile.pending = { address, sigungu }
}
