import { splitBrackets } from '../text/brackets'
import { roleOfBracket } from '../parse/bracketRole'
import { markCorporate } from '../text/corporateMark'
import { isCompanyName } from '../parse/companyName'
import { isHost } from '../parse/hostVenue'
import { isLocality } from '../lexicon/locality'
import { normalizeCell } from '../text/normalizeCell'
import { parsePlace } from '../parse/parsePlace'
import type { PlaceCell, ParsedPlace, ParsedShop } from '../types'

/** The name in brackets or, if that was used, the text outside: '더달(나래와풍경)' read as 더달 → 나래와풍경. */
export function cellAliases(cell: PlaceCell, reading: ParsedPlace): ParsedShop[] {
  const [shop] = reading.shops
  if (!shop || reading.shops.length > 1) return []
  const pieces = splitBrackets(markCorporate(normalizeCell(cell.raw)))
  const outer = pieces.filter((piece) => piece.kind === 'text').map((piece) => piece.value)
  const groups = pieces.filter((piece) => piece.kind === 'group' && roleOfBracket(piece.value).role === 'alias')
  if (groups.length === 0) return []
  return [...groups.map((piece) => piece.value), outer.join(' ')]
    .flatMap((text) => parsePlace(text).shops)
    .filter(({ name }) => name !== shop.name && isShopLike(name))
    .map((alias) => ({ ...alias, address: shop.address ?? alias.address, sigungu: shop.sigungu ?? alias.sigungu }))
}

const isShopLike = (name: string) => name.length >= 2 && !isLocality(name) && (isCompanyName(name) || !isHost(name))
