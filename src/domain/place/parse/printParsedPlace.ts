import { printLabelled } from './printedForm'
import { parsePlace } from './parsePlace'
import type { ParsedPlace, ParsedShop } from '../types'

/** Parsing it again gives the same kind and shops. '상호 지점 (주소)' if unambiguous, otherwise the labelled form. */
export function printParsedPlace(place: ParsedPlace): string {
  if (place.kind === 'nonplace') return '-'
  if (place.kind === 'unclear') return '?'
  const plain = printPlain(place)
  return saysTheSame(parsePlace(plain), place) ? plain : printLabelled(place)
}

function printPlain(place: ParsedPlace): string {
  const more = place.kind === 'shops' && place.shops.length === 1 ? ' 외 1곳' : ''
  return place.shops.map(printShop).join(', ') + more
}

function printShop(shop: ParsedShop): string {
  const name = shop.branch === null ? shop.name : `${shop.name} ${shop.branch}`
  return shop.address === null ? name : `${name} (${shop.address})`
}

function saysTheSame(a: ParsedPlace, b: ParsedPlace): boolean {
  if (a.kind !== b.kind || a.shops.length !== b.shops.length) return false
  return a.shops.every((shop, i) => {
    const other = b.shops[i]
    return (
      other !== undefined &&
      shop.name === other.name &&
      shop.branch === other.branch &&
      shop.address === other.address &&
      shop.sigungu === other.sigungu
    )
  })
}
