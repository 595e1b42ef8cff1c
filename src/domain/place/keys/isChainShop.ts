import { isChainName } from '../lexicon/chainNames'
import type { ParsedShop } from '../types'

/** Whether a shop's name is a chain's, by the built-in list or by a word of staff. */
export const isChainShop = ({ name, isChain }: Pick<ParsedShop, 'name' | 'isChain'>): boolean =>
  isChain === true || isChainName(name)
