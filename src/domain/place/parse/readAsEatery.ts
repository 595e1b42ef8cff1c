import { maskPersons } from '@/domain/person/maskPersons'
import { markCorporate, withoutMarks } from '../text/corporateMark'
import { normalizeCell, tidy } from '../text/normalizeCell'
import type { ParsedPlace } from '../types'
import { isPersonMention } from './nonplace'
import { parseSegment } from './parseSegment'
import { splitParts } from './splitPlaces'

/** Reasons that staff cannot overrule, because a possible person must not be stored. */
const PERSONAL = new Set(['nonplace:person', 'lexicon:unlicensed'])

/** Overrules the parser on staff's word. The reading is unchanged if the cell may name a person, or names nothing. */
export function readAsEatery(raw: string, place: ParsedPlace): ParsedPlace {
  if (place.kind !== 'nonplace') return place
  if (place.why.some((why) => PERSONAL.has(why)) || isPersonMention(raw) || maskPersons(raw) !== raw) return place
  const text = markCorporate(normalizeCell(raw))
  const parts = splitParts(text)
  const part = parts.length === 1 && parts[0] ? parseSegment(parts[0].text) : null
  const shop =
    part && part.inside === null && part.name !== ''
      ? { name: part.name, branch: part.branch, address: part.address, sigungu: part.sigungu }
      : { name: tidy(withoutMarks(text)), branch: null, address: null, sigungu: null }
  return shop.name === '' ? place : { kind: 'shop', shops: [shop], why: ['staff:eatery'] }
}
