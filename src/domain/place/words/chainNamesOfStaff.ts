import { literalKey } from '../keys/nameKey'
import type { ParsedShop } from '../types'

export type ChainNames = ReadonlySet<string>

type Named = Pick<ParsedShop, 'name' | 'isChain'>

/** `isChainShop` reads the mark. */
export const markChain = <Shop extends Named>(shop: Shop, chains: ChainNames): Shop =>
  chains.has(literalKey(shop.name)) ? { ...shop, isChain: true } : shop

/** Marks a shop from another source if it has the name of a marked one. */
export const markChainLike = <Shop extends Named>(shop: Shop, marked: Named): Shop =>
  marked.isChain ? markChain(shop, new Set([literalKey(marked.name)])) : shop
