import { isDescription } from './bracketRole'
import { cellAliases } from './cellAliases'
import { compareShops } from './compareShops'
import { compareBeginnings, endsOpen } from './cutCell'
import { isChainName } from './chainNames'
import { nameKey } from './nameKey'
import { PROVINCES } from '@/domain/region/provinces.data'
import { normalizeCell } from './normalizeCell'
import { readPlace } from './readPlace'
import type { PlaceCell, PlaceComparison, ShopReading } from './types'

/** Above this a machine may merge; a name found in a bracket is a person's to confirm. */
const ALIAS_CONFIDENCE = 0.75
/** A branch may have been lost with the bracket that was cut. */
const CUT_CONFIDENCE = 0.7

/**
 * Whether two cells name one physical eating place. Leans to "no": a wrong merge is worse than a question to a person.
 */
export function comparePlaces(a: PlaceCell, b: PlaceCell): PlaceComparison {
  const left = readPlace(a.raw, a.context)
  const right = readPlace(b.raw, b.context)
  const nowhere = [left, right].filter((reading) => reading.shops.length === 0).length
  const districts = districtsOf(a.context, b.context)
  const sameContext = districts[0] === districts[1]
  const isAddressed = [left, right].every(({ shops }) => shops.some(({ address }) => address !== null))
  // where both have addresses, '을지로' and '을지로41길' begin alike and are compared as streets
  const branched = [...left.shops, ...right.shops].filter(({ branch }) => branch !== null).map(({ name }) => name)
  const beginning = sameContext && nowhere < 2 && !isAddressed ? compareBeginnings(a.raw, b.raw, branched) : null
  if (nowhere > 0 && beginning) return beginning
  if (nowhere > 0) return { same: false, confidence: 0.9, why: 'nonplace' }
  if (nameKey(a.raw) === nameKey(b.raw) && sameContext)
    return { same: true, confidence: [a, b].some(({ raw }) => isChainName(normalizeCell(raw))) ? 0.6 : 0.98, why: 'text:equal' }
  const found = best(left.shops, right.shops, districts) ?? { same: false, confidence: 0.5, why: 'unread' }
  if (beginning && (!found.same || found.confidence < beginning.confidence)) return beginning
  const [aliasesA, aliasesB] = [cellAliases(a, left), cellAliases(b, right)]
  if (aliasesA.length > 0 && aliasesB.length > 0) {
    const isParted = nameShops(aliasesA) && nameShops(aliasesB) && !best(aliasesA, aliasesB, districts)?.same
    return found.same && isParted ? { same: false, confidence: 0.55, why: 'bracket:other' } : found
  }
  if (found.same) {
    const isLost = !isAddressed && (endsOpen(a.raw) || endsOpen(b.raw)) && found.why === 'name:equal'
    return isLost ? { ...found, confidence: Math.min(found.confidence, CUT_CONFIDENCE) } : found
  }
  const other = best(aliasesA, right.shops, districts) ?? best(left.shops, aliasesB, districts)
  return other?.same ? { same: true, confidence: Math.min(other.confidence, ALIAS_CONFIDENCE), why: 'bracket:alias' } : found
}

/** '나래(솔향)' and '나래(바다)' are two shops of one company; a dish, a floor or Latin letters name no shop. */
const nameShops = (aliases: readonly ShopReading[]) => aliases.some(({ name }) => !isDescription(name))

type Districts = readonly [string | null, string | null]

/** The first pair that is the same, else the first at all. */
function best(left: readonly ShopReading[], right: readonly ShopReading[], districts: Districts): PlaceComparison | null {
  let found: PlaceComparison | null = null
  for (const one of left)
    for (const other of right) {
      const compared = compareShops(one, other, ...districts)
      if (!found || (compared.same && !found.same)) found = compared
    }
  return found
}

/** '서울특별시 마포구' → '마포구', a province alone → null; in two provinces the whole contexts, for 중구 is in many. */
function districtsOf(a: string, b: string): Districts {
  const [wordsA, wordsB] = [normalizeCell(a).split(' '), normalizeCell(b).split(' ')]
  const provinces = [wordsA, wordsB].map((words) => PROVINCES.find(({ name }) => name === words[0]) ?? null)
  if (provinces[0] && provinces[1] && provinces[0] !== provinces[1]) return [wordsA.join(' '), wordsB.join(' ')]
  return [districtOf(wordsA), districtOf(wordsB)]
}

function districtOf(words: readonly string[]): string | null {
  const last = words.at(-1) ?? ''
  return /[시군구]$/.test(last) && words.length > 1 ? last : null
}
