import { isDescription } from '../parse/bracketRole'
import { cellAliases } from './cellAliases'
import { compareShops } from './compareShops'
import { contextDistricts, type Districts } from './contextDistricts'
import { comparePrefixes, hasUnclosedBracket } from './truncatedCell'
import { isChainName } from '../lexicon/chainNames'
import { nameKey } from './nameKey'
import { normalizeCell } from '../text/normalizeCell'
import { parsePlace } from '../parse/parsePlace'
import type { PlaceCell, PlaceComparison, ParsedPlace, ShopReading } from '../types'

/** From 0.8 on a machine merges; a name found in a bracket is a person's to confirm. */
const ALIAS_CONFIDENCE = 0.75
/** A branch may have been lost with the bracket that was cut. */
const CUT_CONFIDENCE = 0.7

/**
 * Whether two cells name one physical eating place. Leans to "no": a wrong merge is worse than a question to a person.
 */
export function comparePlaces(a: PlaceCell, b: PlaceCell): PlaceComparison {
  const left = parsePlace(a.raw)
  const right = parsePlace(b.raw)
  const nowhere = [left, right].filter(({ shops }) => shops.length === 0).length
  const districts = contextDistricts(a.context, b.context)
  const isOneContext = districts[0] === districts[1]
  const beginning = isOneContext && nowhere < 2 ? compareTexts(a, b, left, right) : null
  if (nowhere > 0) return beginning ?? { same: false, confidence: 0.9, why: 'nonplace' }
  if (isOneContext && nameKey(a.raw) === nameKey(b.raw)) return equalTexts(a, b)
  const found = best(left.shops, right.shops, districts) ?? { same: false, confidence: 0.5, why: 'unread' }
  if (beginning && (!found.same || found.confidence < beginning.confidence)) return beginning
  return withAliases(found, [a, b], [left, right], districts)
}

/** A chain's name alone tells no place, however often it is written. */
function equalTexts(a: PlaceCell, b: PlaceCell): PlaceComparison {
  const isChain = [a, b].some(({ raw }) => isChainName(normalizeCell(raw)))
  return { same: true, confidence: isChain ? 0.6 : 0.98, why: 'text:equal' }
}

/** Where both have addresses, '을지로' and '을지로41길' begin alike: those are compared as streets. */
function compareTexts(a: PlaceCell, b: PlaceCell, left: ParsedPlace, right: ParsedPlace): PlaceComparison | null {
  if (isAddressed(left) && isAddressed(right)) return null
  const branched = [...left.shops, ...right.shops].filter(({ branch }) => branch !== null)
  return comparePrefixes(
    a.raw,
    b.raw,
    branched.map(({ name }) => name),
  )
}

/** What was found, weighed against what stands in the cells' brackets. */
function withAliases(
  found: PlaceComparison,
  [a, b]: readonly [PlaceCell, PlaceCell],
  [left, right]: readonly [ParsedPlace, ParsedPlace],
  districts: Districts,
): PlaceComparison {
  const [aliasesA, aliasesB] = [cellAliases(a, left), cellAliases(b, right)]
  if (aliasesA.length > 0 && aliasesB.length > 0) {
    const isParted = nameShops(aliasesA) && nameShops(aliasesB) && !best(aliasesA, aliasesB, districts)?.same
    return found.same && isParted ? { same: false, confidence: 0.55, why: 'bracket:other' } : found
  }
  if (found.same) {
    const isLost =
      found.why === 'name:equal' &&
      (hasUnclosedBracket(a.raw) || hasUnclosedBracket(b.raw)) &&
      !(isAddressed(left) && isAddressed(right))
    return isLost ? { ...found, confidence: Math.min(found.confidence, CUT_CONFIDENCE) } : found
  }
  const other = best(aliasesA, right.shops, districts) ?? best(left.shops, aliasesB, districts)
  return other?.same
    ? { same: true, confidence: Math.min(other.confidence, ALIAS_CONFIDENCE), why: 'bracket:alias' }
    : found
}

const isAddressed = ({ shops }: ParsedPlace) => shops.some(({ address }) => address !== null)

/** '나래(솔향)' and '나래(바다)' are two shops of one company; a dish, a floor or Latin letters name no shop. */
const nameShops = (aliases: readonly ShopReading[]) => aliases.some(({ name }) => !isDescription(name))

/** The first pair that is the same, else the first at all. */
function best(
  left: readonly ShopReading[],
  right: readonly ShopReading[],
  districts: Districts,
): PlaceComparison | null {
  let found: PlaceComparison | null = null
  for (const one of left)
    for (const other of right) {
      const compared = compareShops(one, other, ...districts)
      if (!found || (compared.same && !found.same)) found = compared
    }
  return found
}
