import { relateAddresses, relateBranches } from './compareParts'
import { isCompanyName } from './companyName'
import { isLocality } from './locality'
import { type NameRelation, relateNames } from './relateNames'
import { type ShopKeys, shopKeys } from './shopKeys'
import { FOOD_ENDS } from './tradeWords.data'
import type { PlaceComparison, ShopReading } from './types'
import { weighRelations } from './weighRelations'

/**
 * Whether two readings name one physical eating place. Leans to "no"; a person should look below confidence 0.8.
 * `districtA`, `districtB`: the 시·군·구 each reading's institution stands in ('중구', '고양시 덕양구'), null when it
 * names none; a district in the reading's own address counts before it. Keys are remembered per reading object, so
 * comparing one with many is cheap, and a reading must not be changed after its first comparison.
 */
export function compareShops(
  a: ShopReading,
  b: ShopReading,
  districtA: string | null,
  districtB: string | null,
): PlaceComparison {
  const left = shopKeys(a)
  const right = shopKeys(b)
  const namedA = left.address?.district ?? a.sigungu
  const namedB = right.address?.district ?? b.sigungu
  if (namedA && namedB && !isSameDistrict(namedA, namedB))
    return { same: false, confidence: 0.97, why: 'district:other' }
  const [short, long] = left.name.length <= right.name.length ? [left, right] : [right, left]
  const [shorter, longer] = left.whole.length <= right.whole.length ? [left, right] : [right, left]
  const homeA = namedA ?? districtA
  const homeB = namedB ?? districtB
  const name = relateSpellings(left, right)
  const chainNamed = [left, right].some((keys) => keys.chain !== '' && keys.chain === keys.name)
  return weighRelations({
    name,
    whole: relateWholes(left, right),
    branch: relateBranches(left.branch, right.branch),
    address: relateAddresses(left.address, right.address),
    bothAddressed: hasStreet(left) && hasStreet(right),
    homes: homeA === null || homeB === null ? 'unknown' : isSameDistrict(homeA, homeB) ? 'same' : 'other',
    branchNamesStreet: branchNames(left, right) || branchNames(right, left),
    // a misspelt chain ('코코호두') is known by its neighbour
    chain: left.bareChain || right.bareChain || (chainNamed && name === 'near' && (left.branch === '') !== (right.branch === '')),
    chainNamed,
    core: Math.min(left.core.length, right.core.length),
    sameCore: left.core === right.core && left.core.length >= 2,
    length: short.name.length,
    wholeLength: shorter.whole.length,
    goesOn: goesOn(shorter, longer),
    vagueChain: shorter.chain !== '' && shorter.branch === '' && shorter.whole.length - shorter.chain.length < 3,
    frontWords: hasFrontWords(short, long),
    longRoad: left.address?.road?.endsWith('대로') === true,
  })
}

const hasStreet = ({ address }: ShopKeys) => address !== null && (address.road ?? address.dong) !== null

/** The first spelling that relates; a shared chain's name is left out. */
function relateSpellings(a: ShopKeys, b: ShopKeys): NameRelation {
  const chain = a.chain === b.chain ? a.chain.length : 0
  if (chain > 0) return relateNames(a.name, b.name, chain)
  const isCuttable =
    (a.branch !== '' && a.branch === b.branch) ||
    Math.min(a.name.length, b.name.length) > Math.max(a.chain.length, b.chain.length)
  for (const [i, spelling] of a.spellings.entries()) {
    const relation = relateNames(spelling, b.spellings[i] ?? '', 0, isCuttable)
    if (relation !== 'other') return relation
  }
  return 'other'
}

/** '달빛 광화문점' and '나래 광화문 달빛': one cell has the branch inside its name, before or behind. */
function relateWholes(a: ShopKeys, b: ShopKeys): NameRelation {
  const chain = a.chain !== '' && a.chain === b.chain && a.whole.startsWith(a.chain) ? a.chain.length : 0
  const isCuttable = a.chain === b.chain
  const relation = relateNames(a.whole, b.whole, chain, isCuttable)
  if (relation !== 'other') return relation
  return holdsBranch(a, b) || holdsBranch(b, a) ? 'turned' : 'other'
}

function holdsBranch(a: ShopKeys, b: ShopKeys): boolean {
  if (a.branch.length < 2 || b.branch !== '' || a.name.length < 3 || !b.name.endsWith(a.name)) return false
  return b.name.slice(0, -a.name.length).endsWith(a.branch)
}

/** '온리원갈비' and '온리원갈비합정', '선미옥' and '선미옥칼국수', '보원에프앤' and '보원에프앤비'. */
function goesOn(short: ShopKeys, long: ShopKeys): boolean {
  const tail = long.whole.slice(short.whole.length)
  if (!long.whole.startsWith(short.whole)) return false
  if (short.core.length >= 3 && long.heads.includes(short.name)) return true
  if (isLocality(tail) || FOOD_ENDS.includes(tail) || tail === '전문점') return true
  if (short.core.length >= 2 && short.whole.length >= 3 && FOOD_ENDS.some((end) => tail.endsWith(end))) return true
  return tail.length <= 2 && short.whole.length >= 5
}

/** Words that stand before a name without being part of it. */
const FRONT = /^(?:카페|커피|식당|레스토랑|호텔|오마카세|공무원|사용장소|.{1,8}의)$/

/** What the longer name has in front is a word of its own, a kind of shop, an owner, a place or a company. */
function hasFrontWords(short: ShopKeys, long: ShopKeys): boolean {
  if (short.name.length >= 3 && long.tails.includes(short.name)) return true
  const front = long.name.endsWith(short.name) ? long.name.slice(0, -short.name.length) : ''
  return front !== '' && (FRONT.test(front) || isCompanyName(front) || (short.core.length >= 3 && isLocality(front)))
}

/** '서린점' and '서린동 111-1': the branch is called after the street. */
function branchNames(shop: ShopKeys, other: ShopKeys): boolean {
  const street = other.address?.dong ?? other.address?.road
  const branch = shop.branch.replace(/(?:역|동|본)$/, '')
  return street != null && branch.length >= 2 && street.startsWith(branch)
}

/** '고양시 덕양구' may be called '덕양구' or '고양시'. */
function isSameDistrict(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  return short === long || long.endsWith(` ${short}`) || long.startsWith(`${short} `)
}
