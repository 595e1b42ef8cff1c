import { type AddressKey, addressKey } from './addressKey'
import { type NameRelation, relateAddresses, relateBranches, relateNames } from './compareParts'
import { isLocality } from './locality'
import { isChainName } from './chainNames'
import { branchKey, nameKey, spokenKey, writtenKey } from './nameKey'
import { normalizeCell } from './normalizeCell'
import { readPlace } from './readPlace'
import { FOOD_ENDS } from './tradeWords.data'
import type { PlaceCell, PlaceComparison, ShopReading } from './types'
import { weighRelations } from './weighRelations'

/** A name cut by a card feed is at least this long; shorter beginnings are common words. */
const CUT_LENGTH = 6

/**
 * Whether two cells name one physical eating place. Leans to "no": a wrong merge is worse than a question to a person.
 */
export function comparePlaces(a: PlaceCell, b: PlaceCell): PlaceComparison {
  const left = readPlace(a.raw, a.context)
  const right = readPlace(b.raw, b.context)
  const nowhere = [left, right].filter((reading) => reading.shops.length === 0).length
  const sameContext = districtOf(a.context) === districtOf(b.context)
  if (nowhere < 2 && sameContext && isCut(a.raw, b.raw)) return { same: true, confidence: 0.85, why: 'text:cut' }
  if (nowhere > 0) return { same: false, confidence: 0.9, why: 'nonplace' }
  if (nameKey(a.raw) === nameKey(b.raw) && sameContext) return { same: true, confidence: 0.98, why: 'text:equal' }
  let best: PlaceComparison | null = null
  for (const one of left.shops)
    for (const other of right.shops) {
      const found = compareShops(one, other, districtOf(a.context), districtOf(b.context))
      if (!best || (found.same && !best.same)) best = found
    }
  return best ?? { same: false, confidence: 0.5, why: 'unread' }
}

/** '서대문시니어클럽(영': the shorter text is the longer one's beginning, and says more than a chain's name. */
function isCut(a: string, b: string): boolean {
  const [short, long] = [normalizeCell(a), normalizeCell(b)]
    .map((text) => text.replaceAll(' ', ''))
    .sort((x, y) => x.length - y.length)
  if (!short || !long || short.length < CUT_LENGTH || !long.startsWith(short)) return false
  return !isChainName(short) && (/\($|\([^)]*$/.test(short) || short.length >= 9)
}

/** Whether two readings name one place; `contextA`, `contextB`: the districts of their institutions, null when unknown. */
export function compareShops(
  a: ShopReading,
  b: ShopReading,
  contextA: string | null,
  contextB: string | null,
): PlaceComparison {
  const addressA = addressKey(a.address)
  const addressB = addressKey(b.address)
  const districtA = districtName(addressA, a)
  const districtB = districtName(addressB, b)
  if (districtA && districtB && !sameDistrict(districtA, districtB))
    return { same: false, confidence: 0.97, why: 'district:other' }
  const wholeA = spokenKey(a.name) + spokenKey(branchKey(a.branch))
  const wholeB = spokenKey(b.name) + spokenKey(branchKey(b.branch))
  return weighRelations({
    name: relateSpellings(a.name, b.name),
    whole: relateNames(wholeA, wholeB),
    branch: relateBranches(branchKey(a.branch), branchKey(b.branch)),
    address: relateAddresses(addressA, addressB),
    bothAddressed: addressA !== null && addressB !== null,
    branchNamesStreet: branchNames(a, addressB) || branchNames(b, addressA),
    chain: isBareChain(a) || isBareChain(b),
    sameDistrict:
      (districtA ?? contextA) !== null && sameDistrict(districtA ?? contextA ?? '', districtB ?? contextB ?? ''),
    length: Math.min(nameKey(a.name).length, nameKey(b.name).length),
    wholeLength: Math.min(wholeA.length, wholeB.length),
    addressedDistrict: districtA !== null && districtB !== null,
    goesOn: goesOn(wholeA, wholeB),
    longRoad: addressA?.road?.endsWith('대로') === true,
  })
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

/** A chain's name without a branch tells no place. */
const isBareChain = (shop: ShopReading) => shop.branch === null && isChainName(shop.name)

/** As keyed, as written (a masked letter is no letter name), and as said: the first that relates. */
function relateSpellings(a: string, b: string): NameRelation {
  for (const key of [nameKey, writtenKey, spokenKey]) {
    const relation = relateNames(key(a), key(b))
    if (relation !== 'other') return relation
  }
  return 'other'
}

/** '서린점' and '서린동 111-1': the branch is called after the street. */
function branchNames(shop: ShopReading, address: AddressKey | null): boolean {
  const street = address?.dong ?? address?.road
  const branch = branchKey(shop.branch).replace(/(?:역|동|본)$/, '')
  return street != null && branch.length >= 2 && street.startsWith(branch)
}

function districtName(key: AddressKey | null, shop: ShopReading): string | null {
  return key?.district ?? shop.sigungu
}

/** '고양시 덕양구' and '덕양구' are one. */
function sameDistrict(a: string, b: string): boolean {
  return a === b || a.endsWith(` ${b}`) || b.endsWith(` ${a}`)
}

/** '서울특별시 마포구' → '마포구'; a province alone → null. */
function districtOf(context: string): string | null {
  const words = normalizeCell(context).split(' ')
  const last = words.at(-1) ?? ''
  return /[시군구]$/.test(last) && words.length > 1 ? last : null
}
