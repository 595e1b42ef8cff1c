import { respelled } from '../keys/placeIdentity'
import { parsePlace } from '../parse/parsePlace'
import type { ParsedShop } from '../types'
import type { NameLexicon } from './nameLexicon'
import { holdsNames, type SignTest, withoutNames, withoutPersons } from './weighPersons'

/** `kept` is the corrected form; null if nothing remains. */
export interface Unproven {
  kept: ParsedShop | null
}

/** Null if the stored restaurant may stay as it is; `isSeen` as for `withoutPersons`. */
export function weighStored(
  shop: Omit<ParsedShop, 'sigungu'>,
  lexicon: NameLexicon,
  isSeen?: SignTest,
): Unproven | null {
  if (![shop.name, shop.branch, shop.address].some((text) => text !== null && holdsNames(text, lexicon))) return null
  const stored = { ...shop, sigungu: null }
  const kept = withoutNames(stored, lexicon, isSeen)
  return kept === stored ? null : { kept }
}

/** A spelling is '상호 지점 (주소)'; null if it may stay as it is. */
export function weighSpelling(spelling: string, lexicon: NameLexicon): Unproven | null {
  if (!holdsNames(spelling, lexicon)) return null
  const [kept = null] = withoutPersons(spelling, parsePlace(spelling), lexicon).shops
  return kept !== null && respelled(kept, '').spelling === spelling ? null : { kept }
}
