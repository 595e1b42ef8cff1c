import { literalKey } from '../keys/nameKey'
import type { ParsedShop } from '../types'

/** Names of chains that staff added, as `literalKey` writes them. */
export type ChainNames = ReadonlySet<string>

type Named = Pick<ParsedShop, 'name' | 'isChain'>

/** The shop, marked where its name is a chain's by a word of staff; `isChainShop` reads the mark. */
export const markChain = <Shop extends Named>(shop: Shop, chains: ChainNames): Shop =>
  chains.has(literalKey(shop.name)) ? { ...shop, isChain: true } : shop

/** A shop of another source, marked where it has the name of one that is marked. */
export const markChainLike = <Shop extends Named>(shop: Shop, marked: Named): Shop =>
  marked.isChain ? markChain(shop, new Set([literalKey(marked.name)])) : shop
