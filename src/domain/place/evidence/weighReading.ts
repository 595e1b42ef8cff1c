import { chainAtStart } from '../lexicon/chainNames'
import { isMarked } from '../parse/companyName'
import { parseSegment } from '../parse/parseSegment'
import { splitParts } from '../parse/splitPlaces'
import { markCorporate, withoutMarks } from '../text/corporateMark'
import { normalizeCell, tidy } from '../text/normalizeCell'
import type { ParsedPlace, ParsedShop } from '../types'
import type { NameLexicon } from './nameLexicon'
import { type SignTest, withoutPersons } from './weighPersons'
import { isName, recutBranch, splitAtBlank, withoutCompany } from './weighShop'

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
