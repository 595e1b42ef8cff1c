import { type AddressKey, addressKey } from '../address/addressKey'
import { chainAtStart, isChainName } from '../lexicon/chainNames'
import { distinctivePart, dishSuffix } from './distinctivePart'
import { branchKey, phoneticKey, nameKey, pronouncedKey, literalKey } from './nameKey'
import type { ShopReading } from '../types'

/** What comparing needs of one reading, worked out once. */
export interface ShopKeys {
  /** The name as keyed. */
  name: string
  /** The name as keyed, as written (a masked letter is no letter name), as said, and as heard. */
  spellings: readonly string[]
  /** As said. */
  branch: string
  /** Name and branch as said. */
  whole: string
  /** Name and branch as heard. */
  heard: string
  /** What of the name only this shop has. */
  core: string
  /** The dish the name ends in, '' for none. */
  dish: string
  /** The name's last words, one and more, but not all: '나래푸드 달빛' → 달빛. */
  tails: readonly string[]
  /** The name's first words, one and more, but not all: '달빛 보성녹돈' → 달빛. */
  heads: readonly string[]
  address: AddressKey | null
  /** The chain's name the keyed name begins with, '' for none. */
  chain: string
  /** A chain's name without a branch tells no place. */
  bareChain: boolean
}

/** An importer compares one reading with many; readings are not changed once made. */
const known = new WeakMap<ShopReading, ShopKeys>()

/** The keys of a reading, remembered for as long as the reading lives. */
export function matchKeys(shop: ShopReading): ShopKeys {
  const before = known.get(shop)
  if (before) return before
  const name = nameKey(shop.name)
  const written = literalKey(shop.name)
  const spoken = pronouncedKey(shop.name)
  const branch = pronouncedKey(branchKey(shop.branch))
  const words = shop.name.split(/[ &,]/).filter(Boolean).slice(0, MOST_WORDS)
  const inner = words.slice(1).map((_, i) => i + 1)
  const whole = spoken + branch
  const keys: ShopKeys = {
    name,
    spellings: [name, written, spoken, phoneticKey(spoken)],
    branch,
    whole,
    heard: phoneticKey(whole),
    core: distinctivePart(name),
    dish: dishSuffix(written),
    tails: inner.map((at) => nameKey(words.slice(at).join(' '))),
    heads: inner.map((at) => nameKey(words.slice(0, at).join(' '))),
    address: addressKey(shop.address),
    chain: name.slice(0, chainAtStart(name)?.length ?? 0),
    bareChain: shop.branch === null && isChainName(shop.name),
  }
  known.set(shop, keys)
  return keys
}

/** Longer names are no names. */
const MOST_WORDS = 6
