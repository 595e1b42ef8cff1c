import type { AddressKey } from './addressKey'
import { type NameRelation, relateAddresses, relateBranches, relateNames } from './compareParts'
import { isLocality } from './locality'
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
  return weighRelations({
    name: relateSpellings(left.spellings, right.spellings),
    whole: relateNames(left.whole, right.whole),
    branch: relateBranches(left.branch, right.branch),
    address: relateAddresses(left.address, right.address),
    bothAddressed: left.address !== null && right.address !== null,
    branchNamesStreet: branchNames(left, right.address) || branchNames(right, left.address),
    chain: left.bareChain || right.bareChain,
    sameDistrict:
      (namedA ?? districtA) !== null && isSameDistrict(namedA ?? districtA ?? '', namedB ?? districtB ?? ''),
    length: Math.min(left.spellings[0]?.length ?? 0, right.spellings[0]?.length ?? 0),
    wholeLength: Math.min(left.whole.length, right.whole.length),
    addressedDistrict: namedA !== null && namedB !== null,
    goesOn: goesOn(left.whole, right.whole),
    longRoad: left.address?.road?.endsWith('대로') === true,
  })
}

/** The first spelling that relates. */
function relateSpellings(a: readonly string[], b: readonly string[]): NameRelation {
  for (const [i, spelling] of a.entries()) {
    const relation = relateNames(spelling, b[i] ?? '')
    if (relation !== 'other') return relation
  }
  return 'other'
}

/** '온리원갈비' and '온리원갈비합정', '선미옥' and '선미옥칼국수', '보원에프앤' and '보원에프앤비'. */
function goesOn(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  const tail = long.slice(short.length)
  return (
    long.startsWith(short) &&
    (isLocality(tail) || FOOD_ENDS.includes(tail) || tail === '전문점' || (tail.length <= 2 && short.length >= 5))
  )
}

/** '서린점' and '서린동 111-1': the branch is called after the street. */
function branchNames(shop: ShopKeys, address: AddressKey | null): boolean {
  const street = address?.dong ?? address?.road
  const branch = shop.branch.replace(/(?:역|동|본)$/, '')
  return street != null && branch.length >= 2 && street.startsWith(branch)
}

/** '고양시 덕양구' and '덕양구' are one. */
function isSameDistrict(a: string, b: string): boolean {
  return a === b || a.endsWith(` ${b}`) || b.endsWith(` ${a}`)
}
