import { type AddressKey, addressKey } from '../address/addressKey'
import { chainAtStart, isScarceChain } from '../lexicon/chainNames'
import { distinctivePart, dishSuffix } from '../keys/distinctivePart'
import { isChainShop } from '../keys/isChainShop'
import { phoneticKey, nameKey, pronouncedKey, literalKey } from '../keys/nameKey'
import { branchKeyOf } from '../keys/placeKey'
import { placedChain } from './placedChain'
import { wordedKey } from '../keys/wordedKey'
import type { ParsedShop } from '../types'

export interface ShopKeys {
  name: string
  /** name key; literal (masked letters are not read as names); pronounced; phonetic */
  spellings: readonly string[]
  literal: string
  /** as spoken, including numbers and trade words: see `wordedKey` */
  worded: string
  branch: string
  /** pronounced name and branch */
  whole: string
  /** phonetic name and branch */
  heard: string
  core: string
  /** the dish at the end of the name, or '' */
  dish: string
  /** proper word suffixes of the name: '나래푸드 달빛' → 달빛 */
  tails: readonly string[]
  /** proper word prefixes of the name: '달빛 보성녹돈' → 달빛 */
  heads: readonly string[]
  address: AddressKey | null
  /** the chain name at the start of the name key, or '' */
  chain: string
  /** a chain's name without a branch, which would match any of its shops */
  bareChain: boolean
}

/** Cached per object, because an importer compares one shop with many. Shops do not change after parsing. */
const known = new WeakMap<ParsedShop, ShopKeys>()

export function matchKeys(shop: ParsedShop): ShopKeys {
  const before = known.get(shop)
  if (before) return before
  const written = nameKey(shop.name)
  const placed = shop.branch === null ? placedChain(written) : null
  const name = placed?.chain ?? written
  const literal = placed?.chain ?? literalKey(shop.name.replace(MASKS, 'o'))
  const spoken = pronouncedKey(name)
  const branch = pronouncedKey(shortUniversity(placed?.place ?? branchKeyOf(shop)))
  const words = shop.name.split(/[ &,]/).filter(Boolean).slice(0, MOST_WORDS)
  const inner = words.slice(1).map((_, i) => i + 1)
  const whole = shortUniversity(spoken + branch)
  const chain = chainOf(shop, name)
  const keys: ShopKeys = {
    name,
    spellings: [name, literal, spoken, phoneticKey(spoken)],
    literal,
    worded: wordedKey(placed?.chain ?? shop.name),
    branch,
    whole,
    heard: phoneticKey(whole),
    core: distinctivePart(name),
    dish: dishSuffix(literal),
    tails: inner.map((at) => nameKey(words.slice(at).join(' '))),
    heads: inner.map((at) => nameKey(words.slice(0, at).join(' '))),
    address: addressKey(shop.address),
    chain,
    bareChain: branch === '' && isChainShop(shop) && chain !== '',
  }
  known.set(shop, keys)
  return keys
}

/** The chain name at the start of a name key. Chains with few shops are compared like other names. */
function chainOf({ isChain }: ParsedShop, name: string): string {
  if (isChain) return name
  const found = chainAtStart(name)
  return found && !isScarceChain(found.chain) ? name.slice(0, found.length) : ''
}

/** In branches, '한국교원대학교' equals '한국교원대'. */
const shortUniversity = (text: string): string => text.replace(/대학교$/, '대')

/** A masked syllable; a letter in its place keeps the others in position: '예*리나'. */
const MASKS = /(?<=[가-힣])[*○〇◯●](?=[가-힣])/g

const MOST_WORDS = 6
