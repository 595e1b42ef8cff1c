import { splitBrackets } from './brackets'
import { roleOfBracket } from './bracketRole'
import { markCorporate } from './corporateMark'
import { isCompanyName } from './companyName'
import { isHost } from './hostPlace'
import { isLocality } from './locality'
import { normalizeCell } from './normalizeCell'
import { readPlace } from './readPlace'
import type { PlaceCell, PlaceReading, ShopReading } from './types'

/**
 * The other names of a cell that names one shop: what its bracket says beside the name, or what stands outside where
 * the bracket's text was taken for the name. '더달(나래와풍경)' read as 더달 → 나래와풍경. Empty for several shops.
 */
export function cellAliases(cell: PlaceCell, reading: PlaceReading): ShopReading[] {
  const [shop] = reading.shops
  if (!shop || reading.shops.length > 1) return []
  const pieces = splitBrackets(markCorporate(normalizeCell(cell.raw)))
  const outer = pieces.filter((piece) => piece.kind === 'text').map((piece) => piece.value)
  const groups = pieces.filter((piece) => piece.kind === 'group' && roleOfBracket(piece.value).role === 'alias')
  if (groups.length === 0) return []
  return [...groups.map((piece) => piece.value), outer.join(' ')]
    .flatMap((text) => readPlace(text).shops)
    .filter(({ name }) => name !== shop.name && isShopLike(name))
    .map((alias) => ({ ...alias, address: shop.address ?? alias.address, sigungu: shop.sigungu ?? alias.sigungu }))
}

const isShopLike = (name: string) => name.length >= 2 && !isLocality(name) && (isCompanyName(name) || !isHost(name))
