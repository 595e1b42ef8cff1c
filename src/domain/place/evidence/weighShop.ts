import { isBranchWord } from '../lexicon/branchWord'
import { isLocality } from '../lexicon/locality'
import { distinctivePart } from '../keys/distinctivePart'
import { literalKey } from '../keys/nameKey'
import type { ParsedShop } from '../types'
import type { NameCounts, NameLexicon } from './nameLexicon'

/** Bounds the cost of long cells. */
const WORDS_MAX = 6
const LETTERS_MAX = 24
/** An unregistered name needs this many visits, and this many times those of the alternative. */
const VISITS_MIN = 3
const VISITS_RATIO = 3

export const isName = (counts: NameCounts | null): boolean => outweighs(counts, null)

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
export function withoutCompany(shop: ParsedShop, isMarked: boolean, lexicon: NameLexicon): ParsedShop | null {
  const whole = lexicon.countsOf(shop.name)
  for (const [front, behind] of cuts(shop.name)) {
    const company = lexicon.countsOf(front)
    const isCompany = (company?.signs ?? 0) > 0 || (isMarked && !isName(company))
    if (isCompany && isDistinct(behind) && outweighs(lexicon.countsOf(behind), whole)) return { ...shop, name: behind }
  }
  return null
}

/** '홍춘천마포구청점' is 홍춘천 and 마포구청점. A name that is itself known stays. */
export function recutBranch(shop: ParsedShop, lexicon: NameLexicon): ParsedShop | null {
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
export function splitAtBlank(shop: ParsedShop, lexicon: NameLexicon): ParsedShop[] | null {
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
