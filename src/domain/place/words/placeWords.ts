import { literalKey } from '../keys/nameKey'
import type { NameLexicon } from '../evidence/nameLexicon'
import type { SeenSigns } from '../evidence/seenSigns'
import type { SignTest } from '../evidence/weighPersons'
import { weighReading } from '../evidence/weighReading'
import { parsePlace } from '../parse/parsePlace'
import { normalizeCell } from '../text/normalizeCell'
import type { ParsedPlace, ParsedShop } from '../types'

/** Staff's words in `literalKey` form, and counts, besides the built-in words. */
export interface PlaceWords {
  /** names that are never an eating place */
  nonplace: ReadonlySet<string>
  chains: ReadonlySet<string>
  /** null: grammar alone decides */
  lexicon: NameLexicon | null
  /** null: no other institution's records are known */
  signs: SeenSigns | null
}

export const NO_PLACE_WORDS: PlaceWords = { nonplace: new Set(), chains: new Set(), lexicon: null, signs: null }

/** Stands in for a staff chain while parsing, so that both are read alike. */
const STAND_IN = '스타벅스'
const LONGEST = 80

/** Staff's words take precedence. `isSeen` as for `withoutPersons`. */
export function parsePlaceWith(raw: string, words: PlaceWords, isSeen?: SignTest): ParsedPlace {
  const read = parsePlace(raw)
  const parsed = words.lexicon ? weighReading(raw, read, words.lexicon, isSeen) : read
  if (words.nonplace.size === 0 && words.chains.size === 0) return parsed
  return withoutNonplaces(withChains(parsed, raw, words.chains), raw, words.nonplace)
}

function withChains(place: ParsedPlace, raw: string, chains: ReadonlySet<string>): ParsedPlace {
  if (chains.size === 0) return place
  if (place.kind === 'nonplace') {
    const found = readAsChain(normalizeCell(raw), chains)
    return found ? { kind: 'shop', shops: [found], why: ['words:chain'] } : place
  }
  const shops = place.shops.map((shop) => {
    const found = readAsChain(shop.branch === null ? shop.name : `${shop.name} ${shop.branch}`, chains)
    return found ? { ...shop, name: found.name, branch: found.branch, isChain: true as const } : shop
  })
  return { ...place, shops }
}

/** null if the chain's name is part of another name */
function readAsChain(text: string, chains: ReadonlySet<string>): ParsedShop | null {
  for (let end = Math.min(text.length, LONGEST); end >= 2; end--) {
    if (!chains.has(literalKey(text.slice(0, end)))) continue
    const { shops } = parsePlace(STAND_IN + text.slice(end))
    const [shop] = shops
    if (shops.length === 1 && shop?.name === STAND_IN)
      return { ...shop, name: text.slice(0, end).trim(), isChain: true }
  }
  return null
}

function withoutNonplaces(place: ParsedPlace, raw: string, words: ReadonlySet<string>): ParsedPlace {
  if (words.size === 0 || place.shops.length === 0) return place
  const shops = place.shops.filter(({ name }) => !words.has(literalKey(name)))
  if (shops.length === 0 || words.has(literalKey(raw))) return { kind: 'nonplace', shops: [], why: ['nonplace:words'] }
  return shops.length === place.shops.length ? place : { ...place, shops }
}

export type ChainNames = ReadonlySet<string>

type Named = Pick<ParsedShop, 'name' | 'isChain'>

/** `isChainShop` reads the mark. */
export const markChain = <Shop extends Named>(shop: Shop, chains: ChainNames): Shop =>
  chains.has(literalKey(shop.name)) ? { ...shop, isChain: true } : shop

/** Marks a shop from another source if it has the name of a marked one. */
export const markChainLike = <Shop extends Named>(shop: Shop, marked: Named): Shop =>
  marked.isChain ? markChain(shop, new Set([literalKey(marked.name)])) : shop
