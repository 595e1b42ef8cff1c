import { isChainName } from '../lexicon/chainNames'
import type { ParsedShop } from '../types'

export const isChainShop = ({ name, isChain }: Pick<ParsedShop, 'name' | 'isChain'>): boolean =>
  isChain === true || isChainName(name)
