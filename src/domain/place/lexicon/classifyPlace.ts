import { type Cuisine, CUISINES } from './cuisines.data'
import { chainAtStart, compactLower } from './chainNames'

interface PlaceCategory {
  category: 'restaurant' | 'cafe'
  /** 한식, 중식, 카페 …; null if the name does not say */
  subCategory: string | null
}

const words = CUISINES.flatMap((cuisine) => cuisine.signs.map((word) => ({ word, cuisine })))
const ends = new Map(CUISINES.flatMap((cuisine) => [...(cuisine.ends ?? '')].map((end) => [end, cuisine] as const)))

/** Names are cut to this length, which bounds the cost of hostile input. */
const LONGEST_NAME = 300

/** The last word decides, because Korean names end in the kind (한우국밥 is 한식); without any the kind is unknown. */
export function classifyPlace(name: string): PlaceCategory {
  const text = compactLower(name.slice(0, LONGEST_NAME).normalize('NFKC'))
  const chain = chainAtStart(text)
  if (chain && (chain.length >= 3 || chain.length === text.length))
    return { category: chain.chain.category, subCategory: chain.chain.subCategory }
  let best: { end: number; length: number; cuisine: Cuisine } | null = null
  for (const { word, cuisine } of words) {
    const at = text.lastIndexOf(word)
    if (at < 0) continue
    const end = at + word.length
    if (!best || end > best.end || (end === best.end && word.length > best.length))
      best = { end, length: word.length, cuisine }
  }
  if (best) return { category: best.cuisine.category, subCategory: best.cuisine.name }
  const last = text.length > 1 ? ends.get(text.charAt(text.length - 1)) : undefined
  return { category: last?.category ?? 'restaurant', subCategory: last?.name ?? null }
}
