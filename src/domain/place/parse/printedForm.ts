import { normalizeCell, tidy } from '../text/normalizeCell'
import type { ParsedPlace, ParsedShop } from '../types'

const LABELS = { name: '[상호]', branch: '[지점]', address: '[주소]', sigungu: '[시군구]' } as const
const MORE = '[외]'
const MAX_PRINTED = 20_000

export function printLabelled(place: ParsedPlace): string {
  const more = place.kind === 'shops' && place.shops.length === 1 ? ` ${MORE}` : ''
  return place.shops.map(printShop).join(' ') + more
}

function printShop(shop: ParsedShop): string {
  const fields = [`${LABELS.name} ${shop.name}`]
  if (shop.branch !== null) fields.push(`${LABELS.branch} ${shop.branch}`)
  if (shop.address !== null) fields.push(`${LABELS.address} ${shop.address}`)
  if (shop.sigungu !== null) fields.push(`${LABELS.sigungu} ${shop.sigungu}`)
  return fields.join(' ')
}

/** null for other texts */
export function readPrinted(raw: string): ParsedPlace | null {
  if (!raw.startsWith(LABELS.name) || raw.length > MAX_PRINTED) return null
  const more = raw.endsWith(` ${MORE}`)
  const body = more ? raw.slice(0, -MORE.length) : raw
  const shops: ParsedShop[] = []
  for (const text of body.split(LABELS.name).slice(1)) {
    const shop = readShop(text)
    if (!shop) return null
    shops.push(shop)
  }
  return { kind: more || shops.length > 1 ? 'shops' : 'shop', shops, why: ['printed'] }
}

function readShop(text: string): ParsedShop | null {
  const shop: ParsedShop = { name: '', branch: null, address: null, sigungu: null }
  let rest = text
  for (const field of ['sigungu', 'address', 'branch'] as const) {
    const at = rest.indexOf(LABELS[field])
    if (at < 0) continue
    shop[field] = readField(rest.slice(at + LABELS[field].length)) || null
    rest = rest.slice(0, at)
  }
  shop.name = readField(rest)
  return shop.name === '' ? null : shop
}

const readField = (text: string) => tidy(normalizeCell(text, MAX_PRINTED))
