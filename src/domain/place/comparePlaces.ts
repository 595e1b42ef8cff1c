import { isChainName } from './chainNames'
import { compareShops } from './compareShops'
import { nameKey } from './nameKey'
import { normalizeCell } from './normalizeCell'
import { readPlace } from './readPlace'
import type { PlaceCell, PlaceComparison } from './types'

/** A name cut by a card feed is at least this long; shorter beginnings are common words. */
const CUT_LENGTH = 6

/**
 * Whether two cells name one physical eating place. Leans to "no": a wrong merge is worse than a question to a person.
 */
export function comparePlaces(a: PlaceCell, b: PlaceCell): PlaceComparison {
  const left = readPlace(a.raw, a.context)
  const right = readPlace(b.raw, b.context)
  const nowhere = [left, right].filter((reading) => reading.shops.length === 0).length
  const sameContext = districtOf(a.context) === districtOf(b.context)
  if (nowhere < 2 && sameContext && isCut(a.raw, b.raw)) return { same: true, confidence: 0.85, why: 'text:cut' }
  if (nowhere > 0) return { same: false, confidence: 0.9, why: 'nonplace' }
  if (nameKey(a.raw) === nameKey(b.raw) && sameContext) return { same: true, confidence: 0.98, why: 'text:equal' }
  let best: PlaceComparison | null = null
  for (const one of left.shops)
    for (const other of right.shops) {
      const found = compareShops(one, other, districtOf(a.context), districtOf(b.context))
      if (!best || (found.same && !best.same)) best = found
    }
  return best ?? { same: false, confidence: 0.5, why: 'unread' }
}

/** '서대문시니어클럽(영': the shorter text is the longer one's beginning, and says more than a chain's name. */
function isCut(a: string, b: string): boolean {
  const [short, long] = [normalizeCell(a), normalizeCell(b)]
    .map((text) => text.replaceAll(' ', ''))
    .sort((x, y) => x.length - y.length)
  if (!short || !long || short.length < CUT_LENGTH || !long.startsWith(short)) return false
  return !isChainName(short) && (/\($|\([^)]*$/.test(short) || short.length >= 9)
}

/** '서울특별시 마포구' → '마포구'; a province alone → null. */
function districtOf(context: string): string | null {
  const words = normalizeCell(context).split(' ')
  const last = words.at(-1) ?? ''
  return /[시군구]$/.test(last) && words.length > 1 ? last : null
}
