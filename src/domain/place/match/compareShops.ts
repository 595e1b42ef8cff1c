import { behindStem, isLocality } from '../lexicon/locality'
import { endsInFood } from '../lexicon/wordEnds'
import { isChainShop } from '../lexicon/chainNames'
import { phoneticKey } from '../keys/nameKey'
import type { NameLexicon } from '../evidence/nameLexicon'
import { jamoDistance } from '../text/jamoDistance'
import type { PlaceComparison, ParsedShop } from '../types'
import { classifyPlace } from '../lexicon/classifyPlace'
import { isPartlyLatin, soundsAlike } from '../keys/soundKey'
import { compareAddress } from './compareParts'
import { differsInOnset, differInMaskedSyllable, isSmallSlip, isVowelSlip } from './compareName'
import { insertsEpithet, addsWord, goesOn, isOtherOutlet, relateFront } from './nameAffixes'
import { isOneHouse, relateBranches, relateSpellings, relateWholes } from './relateShops'
import { type ShopKeys, matchKeys } from './matchKeys'
import { matchRules } from './matchRules'
import { COMMON_PAIRS } from './commonPairs.data'

const LONGEST = 24

/**
 * A run that occurs at few addresses identifies one place at one address: '달빛커피 로스터스' and '카페달빛'. One name must start
 * or end with it. `where`: both addresses as written.
 */
export function shareRareRun(a: string, b: string, where: string): boolean {
  const [left, right] = [hangulOf(a), hangulOf(b)]
  for (let at = 0; at + 2 <= left.length; at++) {
    const pair = left.slice(at, at + 2)
    if (!/^[가-힣]{2}$/.test(pair) || COMMON_PAIRS.has(pair) || !right.includes(pair)) continue
    if (where.includes(pair) || isLocality(pair) || isLocality(left.slice(at, at + 3))) continue
    const run = longestRun(left, at, right)
    if ([left, right].some((name) => name.startsWith(run) || name.endsWith(run))) return true
  }
  return false
}

/** The name without leading and trailing letters and digits, which often belong to a building. */
function hangulOf(name: string): string {
  const chars = [...name.slice(0, LONGEST)]
  const isHangul = (char: string) => /[가-힣]/.test(char)
  return chars.slice(Math.max(chars.findIndex(isHangul), 0), chars.findLastIndex(isHangul) + 1).join('')
}

function longestRun(left: string, at: number, right: string): string {
  let [start, end] = [at, at + 2]
  while (start > 0 && right.includes(left.slice(start - 1, end))) start--
  while (end < left.length && right.includes(left.slice(start, end + 1))) end++
  return left.slice(start, end)
}

/** Fewer syllables in another order are another name. */
const SHORTEST_TURNED = 4

/**
 * A rare shared run, the same sound in two scripts, swapped syllables, or a typo of two jamo. Null also for two chains,
 * which may be neighbours. `where`: both addresses as written.
 */
function relateInHouse(a: ShopKeys, b: ShopKeys, where: string): string | null {
  if (a.chain !== '' && b.chain !== '' && a.chain !== b.chain) return null
  if (soundsAlike(a.literal, b.literal) || isPartlyLatin(a.literal, b.literal)) return 'address:sounds-alike'
  const sorted = (name: string) => [...name].sort().join('')
  if (a.name.length >= SHORTEST_TURNED && sorted(a.name) === sorted(b.name)) return 'address:turned'
  if (areTwoTrades(a.name, b.name)) return null
  if (isSlip(a.name, b.name)) return 'address:slip-of-name'
  return shareRareRun(a.name, b.name, where) ? 'address:shared-run' : null
}

/** Whether two Hangul names differ in two jamo after a common beginning: '온곰솔' and '온공손'. */
const isSlip = (a: string, b: string): boolean =>
  /^[가-힣]{6,}$/.test(a + b) && a.length === b.length && a[0] === b[0] && jamoDistance(a, b) <= 2

/** '동해수산' and '동해일식' are neighbours with related names. */
function areTwoTrades(a: string, b: string): boolean {
  const [one, other] = [classifyPlace(a).subCategory, classifyPlace(b).subCategory]
  return one !== null && other !== null && one !== other
}

/** Below the threshold of 0.8, because neighbours in one building are easily confused. */
const HOUSE_CONFIDENCE = 0.75
/** Below the threshold: two similar-sounding names in one district need review. */
const SOUND_CONFIDENCE = 0.7
/** A chain's name without a branch may be any of its shops, even if the texts are equal. */
const CHAIN_CONFIDENCE = 0.6
const KINDS = ['식당', '전문점']
/** In a shorter name one jamo makes another word. */
const SHORTEST_SLIP = 4
/** Shorter names sound alike by coincidence. */
const SHORTEST_SOUND = 4

/**
 * In doubt no; a confidence below 0.8 needs review. `districtA`, `districtB`: each agency's 시·군·구, null if unknown; a
 * shop's own address takes precedence. Keys are cached per object, so a shop must not change.
 */
export function compareShops(
  a: ParsedShop,
  b: ParsedShop,
  districtA: string | null,
  districtB: string | null,
  lexicon: NameLexicon | null = null,
): PlaceComparison {
  const left = matchKeys(a)
  const right = matchKeys(b)
  const namedA = left.address?.district ?? a.sigungu
  const namedB = right.address?.district ?? b.sigungu
  if (namedA && namedB && !isSameDistrict(namedA, namedB))
    return districtA === districtB && isOneHouse(left, right)
      ? { same: true, confidence: SOUND_CONFIDENCE, why: 'address:other-district' }
      : { same: false, confidence: 0.97, why: 'district:other' }
  const [short, long] = left.name.length <= right.name.length ? [left, right] : [right, left]
  const [shorter, longer] = left.whole.length <= right.whole.length ? [left, right] : [right, left]
  const homeA = namedA ?? districtA
  const homeB = namedB ?? districtB
  const name = relateSpellings(left, right)
  const whole = relateWholes(left, right)
  const address = compareAddress(left.address, right.address)
  const branch = relateBranches(left, right)
  // Includes both address texts, because a name that repeats its street proves no more than the street.
  const inHouse =
    address === 'same' && branch !== 'other'
      ? relateInHouse(left, right, `${a.address ?? ''} ${b.address ?? ''}`)
      : null
  const districts = homeA === null || homeB === null ? 'unknown' : isSameDistrict(homeA, homeB) ? 'same' : 'other'
  const aside: PlaceComparison | null =
    inHouse !== null
      ? { same: true, confidence: HOUSE_CONFIDENCE, why: inHouse }
      : districts === 'same' && address === 'unknown' && (branch === 'none' || branch === 'equal')
        ? compareSounds(left, right)
        : null
  if (name === 'other' && whole === 'other') return aside ?? { same: false, confidence: 0.95, why: 'name:other' }
  const chainNamed = [left, right].some((keys) => keys.chain !== '' && keys.chain === keys.name)
  const found = matchRules({
    name,
    whole,
    branch,
    branchBegins: left.branch.startsWith(right.branch) || right.branch.startsWith(left.branch),
    branchSplit: left.branch.endsWith(right.branch) || right.branch.endsWith(left.branch),
    address,
    bothAddressed: hasStreet(left) && hasStreet(right),
    isOneUnnumbered: (left.address?.number ?? null) === null || (right.address?.number ?? null) === null,
    hasUnparsedAddress: a.address !== null && b.address !== null && !(hasStreet(left) && hasStreet(right)),
    districts,
    isOneAway: districts === 'other' && districtA === districtB && (a.address === null) !== (b.address === null),
    branchNamesDistrict: districts === 'same' && namesDistrict(left.branch || right.branch, homeA),
    isOtherOutlet: isOtherOutlet(shorter, longer),
    branchNamesStreet: branchNames(left, right) || branchNames(right, left),
    // recognises a misspelt chain name ('코코호두') next to the correct one
    chain:
      left.bareChain ||
      right.bareChain ||
      (chainNamed && name === 'near' && (left.branch === '') !== (right.branch === '')),
    chainNamed,
    core: Math.min(left.core.length, right.core.length),
    sameCore:
      (left.core.startsWith(right.core) || right.core.startsWith(left.core)) &&
      Math.min(left.core.length, right.core.length) >= 2,
    masked: name === 'near' && differInMaskedSyllable(left.literal, right.literal),
    smallSlip: name === 'near' && isSmallSlip(left.name, right.name),
    differsInOnset: name === 'near' && differsInOnset(left.name, right.name),
    oneJamo: name === 'near' && differInOneJamo(left, right),
    slipInDish: name === 'near' && differInOneJamo(left, right) && (isSlipOf(left, right) || isSlipOf(right, left)),
    bothLicensed: name !== 'equal' && [a, b].every((shop) => lexicon?.isLicensed(shop.name) === true),
    isOneChain: isChainShop(a) !== isChainShop(b),
    vowelSlip: name === 'near' && isVowelSlip(left.name, right.name),
    length: short.name.length,
    wholeLength: shorter.whole.length,
    wholeSlip: whole === 'near' && isSmallSlip(left.whole, right.whole),
    isExtension: goesOn(shorter, longer),
    addsWord: addsWord(shorter, longer),
    addsKind: KINDS.some((kind) => longer.whole === shorter.whole + kind),
    insertsEpithet: insertsEpithet(shorter, longer),
    isCut: shorter.branch === '',
    isPartialChainName:
      shorter.chain !== '' &&
      shorter.branch === '' &&
      shorter.whole.length - shorter.chain.length < 3 &&
      !endsInFood(shorter.whole.slice(shorter.chain.length)),
    prefixGap: relateFront(short, long),
    longRoad: left.address?.road?.endsWith('대로') === true,
  })
  return found.same ? found : (aside ?? found)
}

/** Two spellings of one sound are one sign, also for chains: '달빛부대찌개' and '달빛부대찌게'. */
function compareSounds(a: ShopKeys, b: ShopKeys): PlaceComparison | null {
  if (a.literal === b.literal || a.literal.length < SHORTEST_SOUND) return null
  const isOne = phoneticKey(a.literal) === phoneticKey(b.literal)
  const confidence = a.bareChain || b.bareChain ? CHAIN_CONFIDENCE : SOUND_CONFIDENCE
  return isOne ? { same: true, confidence, why: 'name:sounds-equal' } : null
}

/** Compared as written, because a correct chain name has a different key from a misspelt one. */
const differInOneJamo = (a: ShopKeys, b: ShopKeys): boolean =>
  a.literal.length >= SHORTEST_SLIP && a.literal.length === b.literal.length && jamoDistance(a.literal, b.literal) === 1

/** The misspelling is in the dish: '온솔쌈밥' and '온솔쌉밥'. */
const isSlipOf = (slip: ShopKeys, { dish, literal }: ShopKeys): boolean =>
  dish.length >= 2 &&
  slip.dish.length < dish.length &&
  slip.literal.slice(0, -dish.length) === literal.slice(0, -dish.length)

const hasStreet = ({ address }: ShopKeys) => address !== null && (address.road ?? address.dong) !== null

/** '서린점' and '서린동 111-1' */
function branchNames(shop: ShopKeys, other: ShopKeys): boolean {
  const street = other.address?.dong ?? other.address?.road
  const branch = shop.branch.replace(/(?:역|동|본)$/, '')
  const names = (text: string) => text.length >= 2 && street?.startsWith(text) === true
  // '대전봉명점' starts with its city.
  return names(branch) || names(behindStem(branch) ?? '')
}

/** '의정부점' in 의정부시, '세종본점' in 세종: a chain's only or first shop there. In a 구 it may have several. */
function namesDistrict(branch: string, district: string | null): boolean {
  const stem = branch.replace(/(?:직영|본)$/, '')
  const city = /^([가-힣]{2,})(?:특별자치시|[시군])(?: |$)/.exec(district ?? '')?.[1]
  return city !== undefined && (stem === city || stem === `${city}시`)
}

/** '고양시 덕양구' is also written '덕양구' or '고양시'. */
function isSameDistrict(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  return short === long || long.endsWith(` ${short}`) || long.startsWith(`${short} `)
}
