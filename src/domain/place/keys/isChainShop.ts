import { isChainName } from '../lexicon/chainNames'
import type { ParsedShop } from '../types'

/** Whether a shop belongs to a chain, by the built-in list or staff's words. */
export const isChainShop = ({ name, isChain }: Pick<ParsedShop, 'name' | 'isChain'>): boolean =>
  isChain === true || isChainName(name)
