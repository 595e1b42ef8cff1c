import { chainAtStart } from '../lexicon/chainNames'
import { isMarked } from '../parse/companyName'
import { parseSegment } from '../parse/parseSegment'
import { splitParts } from '../parse/splitPlaces'
import { markCorporate, withoutMarks } from '../text/corporateMark'
import { normalizeCell, tidy } from '../text/normalizeCell'
import type { ParsedPlace, ParsedShop } from '../types'
import type { NameLexicon, NameCounts } from './nameLexicon'
import { type SignTest, withoutPersons } from './weighPersons'
import { isBranchWord } from '../lexicon/wordEnds'
import { isLocality } from '../lexicon/locality'
import { distinctivePart } from '../keys/distinctivePart'
import { literalKey } from '../keys/nameKey'

/** Bounds the cost of long cells. */
const WORDS_MAX = 6
const LETTERS_MAX = 24
/** An unregistered name needs this many visits, and this many times those of the alternative. */
const VISITS_MIN = 3
const VISITS_RATIO = 3

const isName = (counts: NameCounts | null): boolean => outweighs(counts, null)

/** Whether a text is a name rather than the alternative, which may only be an earlier reading of the same cells. */
function outweighs(counts: NameCounts | null, other: NameCounts | null): boolean {
  if (counts === null || (other?.addresses ?? 0) > 0) return false
  return counts.addresses > 0 || counts.visits >= Math.max(VISITS_MIN, VISITS_RATIO * (other?.visits ?? 0))
}

function* cuts(name: string): Generator<[front: string, behind: string]> {
  const words = name.split(' ').slice(0, WORDS_MAX + 1)
  if (words.length > WORDS_MAX) return
  for (let at = 1; at < words.length; at++) yield [words.slice(0, at).join(' '), words.slice(at).join(' ')]
}

/** A mark or the lexicon shows the company, and the rest is a name: '(주)달빛상회 산채향'. Null without such evidence. */
function withoutCompany(shop: ParsedShop, isMarked: boolean, lexicon: NameLexicon): ParsedShop | null {
  const whole = lexicon.countsOf(shop.name)
  for (const [front, behind] of cuts(shop.name)) {
    const company = lexicon.countsOf(front)
    const isCompany = (company?.signs ?? 0) > 0 || (isMarked && !isName(company))
    if (isCompany && isDistinct(behind) && outweighs(lexicon.countsOf(behind), whole)) return { ...shop, name: behind }
  }
  return null
}

/** '홍춘천마포구청점' is 홍춘천 and 마포구청점. A name that is itself known stays. */
function recutBranch(shop: ParsedShop, lexicon: NameLexicon): ParsedShop | null {
  const { name, branch } = shop
  const text = branch === null ? name : `${name} ${branch}`
  if (!isBranchWord(text.replaceAll(' ', '')) || text.length > LETTERS_MAX) return null
  const own = lexicon.countsOf(name)
  for (let at = 2; at < text.length - 2; at++) {
    const [front, behind] = [text.slice(0, at).trim(), text.slice(at).trim()]
    if (front === name || isLocality(front) || !outweighs(lexicon.countsOf(front), own)) continue
    const stem = behind.replaceAll(' ', '').slice(0, -1)
    if (isLocality(stem)) return { ...shop, name: front, branch: behind }
  }
  return null
}

/** Both are visited separately in one district, much more often than together, and no register has the joint name. */
function splitAtBlank(shop: ParsedShop, lexicon: NameLexicon): ParsedShop[] | null {
  const whole = lexicon.countsOf(shop.name)
  if ((whole?.addresses ?? 0) > 0) return null
  const least = Math.max(VISITS_MIN, VISITS_RATIO * (whole?.visits ?? 0))
  for (const [front, behind] of cuts(shop.name)) {
    const [one, other] = [lexicon.countsOf(front), lexicon.countsOf(behind)]
    if (!one || !other || one.district === null || one.district !== other.district) continue
    if (one.visits < least || other.visits < least || ![front, behind].every(isDistinct)) continue
    return [
      { name: front, branch: null, address: null, sigungu: null },
      { ...shop, name: behind },
    ]
  }
  return null
}

/** More than a dish, a locality or an epithet, which any name may start or end with. */
const isDistinct = (name: string): boolean =>
  !isLocality(name) && !isBranchWord(name) && distinctivePart(literalKey(name)).length >= 2

/** Words for goods that also occur in restaurant names: '소녀방앗간', '이화원', '초콜릿책방'. */
const DOUBTED = new Set(['nonplace:goods', 'nonplace:flowers'])

/**
 * Resolves with a lexicon what the grammar leaves open: one sign or a list, a company before its sign, where a branch
 * starts, goods in a restaurant's name. Deterministic; returns the same object if nothing changes.
 */
export function weighReading(raw: string, place: ParsedPlace, lexicon: NameLexicon, isSeen?: SignTest): ParsedPlace {
  if (place.kind === 'nonplace') return asLicensed(raw, place, lexicon)
  if (place.kind === 'unclear') return place
  const sign = place.shops.length > 1 ? asOneSign(raw, place.shops, lexicon) : null
  if (sign) return { kind: 'shop', shops: [sign], why: ['lexicon:sign'] }
  const eating = withoutPersons(raw, place, lexicon, isSeen)
  if (eating.kind === 'nonplace') return eating
  const weighed = eating.shops.map((shop) => weighShop(shop, raw, lexicon))
  const why = weighed.flatMap((one) => one.why)
  if (why.length === 0) return eating
  const shops = weighed.flatMap((one) => one.shops)
  return { ...eating, kind: shops.length > 1 ? 'shops' : eating.kind, shops, why: [...eating.why, ...why] }
}

/** Merges parts known together as one name but not individually: '꿈+블렌딩'. */
function asOneSign(raw: string, shops: readonly ParsedShop[], lexicon: NameLexicon): ParsedShop | null {
  if (shops.some(({ branch, address }) => branch !== null || address !== null)) return null
  const name = tidy(withoutMarks(markCorporate(normalizeCell(raw))))
  if (name.includes('(') || !isName(lexicon.countsOf(name))) return null
  const isEachKnown = shops.every((shop) => lexicon.isLicensed(shop.name))
  return isEachKnown ? null : { name, branch: null, address: null, sigungu: null }
}

interface Weighed {
  shops: ParsedShop[]
  why: string[]
}

function weighShop(shop: ParsedShop, raw: string, lexicon: NameLexicon): Weighed {
  if (chainAtStart(shop.name)) return { shops: [shop], why: [] }
  const sign = shop.name.includes(' ')
    ? withoutCompany(shop, isMarked(markCorporate(normalizeCell(raw))), lexicon)
    : null
  if (sign) return { shops: [sign], why: ['lexicon:company'] }
  const cut = recutBranch(shop, lexicon)
  if (cut) return { shops: [cut], why: ['lexicon:branch'] }
  const two = splitAtBlank(shop, lexicon)
  return two ? { shops: two, why: ['lexicon:two'] } : { shops: [shop], why: [] }
}

/** A name with a word for goods, or only digits, that is licensed as an eating place. */
function asLicensed(raw: string, place: ParsedPlace, lexicon: NameLexicon): ParsedPlace {
  const isDigits = place.why.includes('nonplace:blank') && /^\d{3,}(?:\s|$)/.test(raw.trim())
  if (!isDigits && !place.why.some((why) => DOUBTED.has(why))) return place
  const parts = splitParts(markCorporate(normalizeCell(raw)))
  const [part] = parts
  if (parts.length !== 1 || !part) return place
  const { name, branch, address, sigungu, inside } = parseSegment(part.text)
  if (inside !== null || !lexicon.isLicensed(name)) return place
  return { kind: 'shop', shops: [{ name, branch, address, sigungu }], why: ['lexicon:licensed'] }
}
