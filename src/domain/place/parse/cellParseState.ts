import { cleanAddress } from '../address/addressText'
import type { ShopReading } from '../types'

/** A place found in the cell, eating place or not. */
interface Found {
  shop: ShopReading
  /** A company's mark led it: behind a slash then stands the shop. */
  marked: boolean
  nonplace: string | null
}

/** What has been read of a cell so far, part by part. */
export interface CellParseState {
  found: Found[]
  /** An address that came before its name. */
  pending: { address: string; sigungu: string | null } | null
  why: string[]
}

/** Gives a place the address that stood in another part. */
export function setAddress(shop: ShopReading, address: string, sigungu: string | null): void {
  shop.address = cleanAddress(address) || null
  shop.sigungu = sigungu
}

/** An address alone belongs to the place before it, else to the one to come. */
export function attachAddress(address: string, sigungu: string | null, pile: CellParseState): void {
  const last = pile.found.at(-1)
  if (last && last.shop.address === null) setAddress(last.shop, address, sigungu)
  else if (pile.pending) pile.pending.address += `, ${address}`
  else pile.pending = { address, sigungu }
}
