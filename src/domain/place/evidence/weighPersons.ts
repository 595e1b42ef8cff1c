import { isLikelyBareName, isLikelyFullName, isLikelyListedName, splitTrailingName } from '@/domain/person/personName'
import { isChainName } from '../lexicon/chainNames'
import { endsEating, holdsEating } from '../lexicon/endsEating'
import { personMentionIn } from '../parse/nonplace'
import { cutOthers } from '../parse/splitPlaces'
import { withoutContacts } from '@/domain/person/maskContacts'
import { collapse, normalizeCell } from '../text/normalizeCell'
import type { ParsedPlace, ParsedShop } from '../types'
import type { NameLexicon } from './nameLexicon'
import { isName } from './weighShop'

/**
 * Leaves out what may be a person's name and is no sign in any register: alone in a cell, in a list of shops or behind
 * a shop ('달빛식당, 서지원', '달빛식당. 조상헌'). '황진이' is licensed somewhere, an owner or a payee is not. Visits say
 * nothing, since they may be an earlier reading of the same cells.
 * @returns the same object where there is none
 */
export function withoutPersons(raw: string, place: ParsedPlace, lexicon: NameLexicon): ParsedPlace {
  const kept = isBareName(raw, place, lexicon) ? [] : withoutListed(place.shops, lexicon)
  if (kept.length === 0) return { kind: 'nonplace', shops: [], why: ['nonplace:person', 'lexicon:unlicensed'] }
  const shops = kept.map((shop) => withoutTrailing(shop, lexicon))
  if (shops.length === place.shops.length && shops.every((shop, i) => shop === place.shops[i])) return place
  const isList = shops.length > 1 || cutOthers(normalizeCell(raw)).others === 'places'
  return { kind: isList ? 'shops' : 'shop', shops, why: [...place.why, 'lexicon:person'] }
}

/** Where a person lives or works: '나래동 홍라온'. */
const QUARTER_IN_FRONT = /^[가-힣]{1,4}\d?동 (?=[가-힣]{3}$)/

function isBareName(raw: string, { shops }: ParsedPlace, lexicon: NameLexicon): boolean {
  const [shop] = shops
  if (shops.length !== 1 || !shop || shop.branch !== null) return false
  const text = collapse(withoutContacts(normalizeCell(raw))).replace(QUARTER_IN_FRONT, '')
  const names = personMentionIn(text)?.names ?? [text]
  return names.every((name) => !holdsEating(name) && isLikelyBareName(name) && !lexicon.isLicensed(name))
}

function withoutListed(shops: ParsedShop[], lexicon: NameLexicon): ParsedShop[] {
  const isPerson = ({ name, branch, address }: ParsedShop) =>
    branch === null &&
    address === null &&
    isLikelyListedName(name) &&
    !holdsEating(name) &&
    !isChainName(name) &&
    !lexicon.isLicensed(name)
  return shops.length > 1 ? shops.filter((shop) => !isPerson(shop)) : shops
}

function withoutTrailing(shop: ParsedShop, lexicon: NameLexicon): ParsedShop {
  const trailing = shop.branch === null ? splitTrailingName(shop.name) : null
  if (!trailing || !isLikelyFullName(trailing.name) || lexicon.isLicensed(shop.name)) return shop
  const { front } = trailing
  return endsEating(front) || isName(lexicon.countsOf(front)) ? { ...shop, name: front } : shop
}
