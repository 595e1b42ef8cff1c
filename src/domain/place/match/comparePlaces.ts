import { PROVINCES } from '@/domain/region/provinces.data'
import { REGIONS } from '@/domain/region/regions'
import { isDescription } from '../parse/bracketRole'
import type { NameLexicon } from '../evidence/nameLexicon'
import { weighReading } from '../evidence/weighReading'
import { isChainName } from '../lexicon/chainNames'
import { nameKey } from '../keys/nameKey'
import { beginsWithStore } from '../parse/hostVenue'
import { normalizeCell } from '../text/normalizeCell'
import { parsePlace } from '../parse/parsePlace'
import { cutOthers } from '../parse/splitPlaces'
import type { PlaceCell, PlaceComparison, ParsedPlace, ParsedShop } from '../types'
import { cellAliases, comparePrefixes, hasUnclosedBracket } from './cellNames'
import { compareShops } from './compareShops'

/** Provinces without districts: 세종. */
const UNDIVIDED = new Set(REGIONS.filter(({ district }) => district === null).map(({ province }) => province))

type Districts = readonly [string | null, string | null]

/** '서울특별시 마포구' → '마포구'; a province → null, except 세종. Different provinces: whole contexts, as several have a 중구. */
function contextDistricts(a: string, b: string): Districts {
  const [wordsA, wordsB] = [normalizeCell(a).split(' '), normalizeCell(b).split(' ')]
  const [provinceA, provinceB] = [provinceOf(wordsA), provinceOf(wordsB)]
  if (provinceA && provinceB && provinceA !== provinceB) return [wordsA.join(' '), wordsB.join(' ')]
  return [districtOf(wordsA), districtOf(wordsB)]
}

/** Accepts former names, because records use those of their time: '광주광역시' is now 전남광주통합특별시. */
const provinceOf = ([first = '']: readonly string[]) =>
  PROVINCES.find(({ name, short, aliases }) => name === first || short === first || aliases.includes(first))

function districtOf(words: readonly string[]): string | null {
  const last = words.at(-1) ?? ''
  const province = provinceOf(words)
  if (province && UNDIVIDED.has(province.name)) return province.name
  return /[시군구]$/.test(last) && words.length > 1 ? last : null
}

/** Below the threshold of 0.8, because a match by a name in brackets needs review. */
const ALIAS_CONFIDENCE = 0.75
const SHORTEST_BEGINNING = 2
/** The branch may have been truncated together with its bracket. */
const CUT_CONFIDENCE = 0.7

/** Two cells with the same venue, one of which also names a shop in it. */
const OTHER_SHOPS: PlaceComparison = { same: false, confidence: 0.6, why: 'shops:other' }

type Match = (a: ParsedShop, b: ParsedShop) => PlaceComparison

/** In doubt no, because a wrong merge costs more than a review. */
export function comparePlaces(a: PlaceCell, b: PlaceCell, lexicon: NameLexicon | null = null): PlaceComparison {
  const read = (raw: string) => (lexicon ? weighReading(raw, parsePlace(raw), lexicon) : parsePlace(raw))
  const [left, right] = [read(a.raw), read(b.raw)]
  const nowhere = [left, right].filter(({ shops }) => shops.length === 0).length
  const districts = contextDistricts(a.context, b.context)
  const match: Match = (one, other) => compareShops(one, other, ...districts, lexicon)
  const isOneContext = districts[0] === districts[1]
  const mayBeCut = nowhere === 0 || (nowhere === 1 && beginsInStore(a, b, left, right))
  const beginning = isOneContext && mayBeCut ? compareTexts(a, b, left, right) : null
  if (nowhere > 0) return beginning ?? { same: false, confidence: 0.9, why: 'nonplace' }
  if (isOneContext && textKey(a) === textKey(b)) return equalTexts(a, b)
  const found = best(left.shops, right.shops, match) ?? { same: false, confidence: 0.5, why: 'unread' }
  if (!found.same && best(...withBracketBranch(a, b, left, right), match)?.same)
    return { same: true, confidence: ALIAS_CONFIDENCE, why: 'bracket:branch' }
  if (beginning && (!found.same || found.confidence < beginning.confidence)) return beginning
  if (found.same && !areSameShops(left.shops, right.shops, match)) return OTHER_SHOPS
  return withAliases(found, [a, b], [left, right], match)
}

const textKey = ({ raw }: PlaceCell): string => nameKey(cutOthers(normalizeCell(raw)).text)

/** Equal texts match, except a chain's name alone, which could be any of its shops. */
function equalTexts(a: PlaceCell, b: PlaceCell): PlaceComparison {
  const isChain = [a, b].some(({ raw }) => isChainName(cutOthers(normalizeCell(raw)).text))
  return { same: true, confidence: isChain ? 0.6 : 0.98, why: 'text:equal' }
}

/** Cells with two addresses are compared by street, because '을지로' and '을지로41길' share a prefix. */
function compareTexts(a: PlaceCell, b: PlaceCell, left: ParsedPlace, right: ParsedPlace): PlaceComparison | null {
  if (isAddressed(left) && isAddressed(right)) return null
  const branched = [...left.shops, ...right.shops].filter(({ branch }) => branch !== null)
  return comparePrefixes(
    a.raw,
    b.raw,
    branched.map(({ name }) => name),
  )
}

/** A store is not a truncated form of the shop in its brackets. */
function beginsInStore(a: PlaceCell, b: PlaceCell, left: ParsedPlace, right: ParsedPlace): boolean {
  const [text, { shops }] = left.shops.length === 0 ? [a, right] : [b, left]
  const letters = nameKey(text.raw)
  if (hasUnclosedBracket(text.raw)) return true
  return shops.some(({ name }) => letters.includes(nameKey(name).slice(0, SHORTEST_BEGINNING)))
}

/** '롯데백화점 시청점 달빛식당' and '달빛식당 롯데백화점 시청점'. */
const isStoreInFront = (text: string, branch: string): boolean =>
  beginsWithStore(branch) && text.startsWith(branch.replaceAll(' ', ''))

/** A place alone in brackets is the branch if the other cell has it as one: '별커피(국회)' and '별커피(국회점)'. */
function withBracketBranch(
  a: PlaceCell,
  b: PlaceCell,
  left: ParsedPlace,
  right: ParsedPlace,
): readonly [readonly ParsedShop[], readonly ParsedShop[]] {
  const named = (cell: PlaceCell, reading: ParsedPlace, other: ParsedPlace): readonly ParsedShop[] => {
    const [shop] = reading.shops
    const branch = other.shops.length === 1 ? (other.shops[0]?.branch ?? null) : null
    if (!shop || reading.shops.length > 1 || shop.branch !== null || branch === null) return reading.shops
    const text = normalizeCell(cell.raw).replaceAll(' ', '')
    const place = `(${branch.slice(0, -1)})`
    const isSaid = text.endsWith(place) || text.startsWith(place) || isStoreInFront(text, branch)
    return isSaid ? [{ ...shop, branch }] : reading.shops
  }
  return [named(a, left, right), named(b, right, left)]
}

function withAliases(
  found: PlaceComparison,
  [a, b]: readonly [PlaceCell, PlaceCell],
  [left, right]: readonly [ParsedPlace, ParsedPlace],
  match: Match,
): PlaceComparison {
  const [aliasesA, aliasesB] = [cellAliases(a, left), cellAliases(b, right)]
  if (aliasesA.length > 0 && aliasesB.length > 0) {
    // '온솔(달무리)' and '달무리(온솔)'.
    const isSwapped = best(left.shops, aliasesB, match)?.same && best(aliasesA, right.shops, match)?.same
    if (!found.same && isSwapped) return { same: true, confidence: ALIAS_CONFIDENCE, why: 'bracket:alias' }
    const isParted = nameShops(aliasesA) && nameShops(aliasesB) && !best(aliasesA, aliasesB, match)?.same
    return found.same && isParted ? { same: false, confidence: 0.55, why: 'bracket:other' } : found
  }
  if (found.same) {
    const isLost =
      found.why === 'name:equal' &&
      (hasUnclosedBracket(a.raw) || hasUnclosedBracket(b.raw)) &&
      !(isAddressed(left) && isAddressed(right))
    return isLost ? { ...found, confidence: Math.min(found.confidence, CUT_CONFIDENCE) } : found
  }
  const other = best(aliasesA, right.shops, match) ?? best(left.shops, aliasesB, match)
  return other?.same
    ? { same: true, confidence: Math.min(other.confidence, ALIAS_CONFIDENCE), why: 'bracket:alias' }
    : found
}

const isAddressed = ({ shops }: ParsedPlace) => shops.some(({ address }) => address !== null)

/** '나래(솔향)' and '나래(바다)' are two shops of one company; a dish, a floor or Latin letters do not name a shop. */
const nameShops = (aliases: readonly ParsedShop[]) => aliases.some(({ name }) => !isDescription(name))

/** '달무리, 온솔카페' is neither '나래옥, 온솔카페' nor '달무리'. */
function areSameShops(left: readonly ParsedShop[], right: readonly ParsedShop[], match: Match): boolean {
  if (Math.max(left.length, right.length) < 2) return true
  const isIn = (shop: ParsedShop, shops: readonly ParsedShop[]) => shops.some((other) => match(shop, other).same)
  return left.every((shop) => isIn(shop, right)) && right.every((shop) => isIn(shop, left))
}

function best(left: readonly ParsedShop[], right: readonly ParsedShop[], match: Match): PlaceComparison | null {
  let found: PlaceComparison | null = null
  for (const one of left)
    for (const other of right) {
      const compared = match(one, other)
      if (!found || (compared.same && !found.same)) found = compared
    }
  return found
}
