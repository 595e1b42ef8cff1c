import { type AddressKey, addressKey } from '../address/addressKey'
import { chainAtStart, isScarceChain } from '../lexicon/chainNames'
import { distinctivePart, dishSuffix } from '../keys/distinctivePart'
import { isChainShop } from '../keys/isChainShop'
import { phoneticKey, nameKey, pronouncedKey, literalKey } from '../keys/nameKey'
import { branchKeyOf } from '../keys/placeKey'
import { placedChain } from './placedChain'
import { wordedKey } from '../keys/wordedKey'
import type { ParsedShop } from '../types'

/** The keys of a parsed shop that comparisons need. */
export interface ShopKeys {
  /** name key */
  name: string
  /** name key; literal (a masked letter is no letter's name); pronounced; phonetic */
  spellings: readonly string[]
  /** letters and digits as written */
  literal: string
  /** as it is said, numbers and words of a trade included: see `wordedKey` */
  worded: string
  /** pronounced branch key */
  branch: string
  /** pronounced name and branch */
  whole: string
  /** phonetic name and branch */
  heard: string
  /** distinctive part of the name */
  core: string
  /** the dish at the end of the name, '' for none */
  dish: string
  /** proper suffixes of the name, by words: '나래푸드 달빛' → 달빛 */
  tails: readonly string[]
  /** proper prefixes of the name, by words: '달빛 보성녹돈' → 달빛 */
  heads: readonly string[]
  address: AddressKey | null
  /** the chain's name at the start of the name key, '' for none */
  chain: string
  /** a chain's name without a branch, which matches any of its shops */
  bareChain: boolean
}

/** Cached per object: an importer compares one shop with many. Shops are not changed after parsing. */
const known = new WeakMap<ParsedShop, ShopKeys>()

/** The keys of a parsed shop, cached for its lifetime. */
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

/** The chain's name at the start of a name key. A chain with few shops is compared as any other name. */
function chainOf({ isChain }: ParsedShop, name: string): string {
  if (isChain) return name
  const found = chainAtStart(name)
  return found && !isScarceChain(found.chain) ? name.slice(0, found.length) : ''
}

/** '한국교원대학교' is '한국교원대' where it names a branch. */
const shortUniversity = (text: string): string => text.replace(/대학교$/, '대')

/** A syllable that a publisher hid; a letter in its place keeps the others where they are: '예*리나'. */
const MASKS = /(?<=[가-힣])[*○〇◯●](?=[가-힣])/g

/** Maximum number of words that are looked at. */
const MOST_WORDS = 6
