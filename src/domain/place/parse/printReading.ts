import { printLabelled } from './printedForm'
import { parsePlace } from './parsePlace'
import type { ParsedPlace, ShopReading } from '../types'

/**
 * The canonical spelling of a reading: reading it again gives the same kind and shops (`why` tells how it was read).
 * '상호 지점 (주소)' where that reads back, the labelled form where a name would be taken for something else.
 */
export function printReading(reading: ParsedPlace): string {
  if (reading.kind === 'nonplace') return '-'
  if (reading.kind === 'unclear') return '?'
  const plain = printPlain(reading)
  return saysTheSame(parsePlace(plain), reading) ? plain : printLabelled(reading)
}

function printPlain(reading: ParsedPlace): string {
  const more = reading.kind === 'shops' && reading.shops.length === 1 ? ' 외 1곳' : ''
  return reading.shops.map(printShop).join(', ') + more
}

function printShop(shop: ShopReading): string {
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
