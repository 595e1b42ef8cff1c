import { type AddressKey, addressKey } from '../address/addressKey'
import { chainAtStart, isScarceChain } from '../lexicon/chainNames'
import { distinctivePart, dishSuffix } from '../keys/distinctivePart'
import { isChainShop } from '../keys/isChainShop'
import { phoneticKey, nameKey, pronouncedKey, literalKey, chainAtEnd, splitChainName } from '../keys/nameKey'
import { branchKeyOf } from '../keys/placeKey'
import { wordedKey } from '../keys/wordedKey'
import type { ParsedShop } from '../types'
import { behindStem } from '../lexicon/districtNames'
import { endsInFood } from '../lexicon/endsEating'
import { isLocality } from '../lexicon/locality'

interface PlacedChain {
  chain: string
  /** the location, as a branch without its 점 */
  place: string
}

const PLACE = /^[가-힣]{2,6}$/
const SHORTEST_CHAIN = 3
const QUARTER = /^[가-힣]{2,4}[읍면동]$/

/** A location without 점: '강내면파리바게뜨', '서브웨이 청주오송'. Null for other names and a locality after the chain. */
function placedChain(key: string): PlacedChain | null {
  const behind = splitChainName(key)
  if (behind) return isInCity(behind.rest) ? { chain: behind.chain, place: behind.rest } : null
  const end = chainAtEnd(key, SHORTEST_CHAIN)
  // A chain named almost like a dish ('왕돈까스') may be the end of another shop's name.
  if (end === null || distinctivePart(end.usual).length < 2) return null
  const place = key.slice(0, -end.length)
  const isPlace = isInCity(place) || (PLACE.test(place) && isLocality(place)) || QUARTER.test(place)
  return isPlace && !endsInFood(place) ? { chain: end.usual, place } : null
}

/** Whether a text is a city's name plus at least two syllables: '청주오송'. */
const isInCity = (text: string): boolean => PLACE.test(text) && behindStem(text) !== null

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
