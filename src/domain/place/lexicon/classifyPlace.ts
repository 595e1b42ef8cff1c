import { CATEGORY_WORDS, type CategoryWords } from './categoryWords.data'
import { chainAtStart, compactLower } from './chainNames'

interface PlaceCategory {
  category: 'restaurant' | 'cafe'
  /** 한식, 중식, 카페 …; null when the name does not say */
  subCategory: string | null
}

const words = CATEGORY_WORDS.flatMap((group) => group.words.map((word) => ({ word, group })))

/** Names are cut to this length, which bounds the cost of hostile input. */
const LONGEST_NAME = 300

/** Categories by a name's last character. */
const LAST: Readonly<Record<string, string>> = {
  탕: '한식',
  죽: '한식',
  국: '한식',
  찜: '한식',
  쌈: '한식',
  회: '횟집',
  빵: '베이커리',
  면: '국수',
}

/**
 * What a place serves, by its chain or the words of its name. The last word decides, as Korean names end in the kind
 * (한우국밥 is 한식). Without any such word it is a restaurant of unknown kind.
 */
export function classifyPlace(name: string): PlaceCategory {
  const text = compactLower(name.slice(0, LONGEST_NAME).normalize('NFKC'))
  const chain = chainAtStart(text)
  if (chain && (chain.length >= 3 || chain.length === text.length))
    return { category: chain.chain.category, subCategory: chain.chain.subCategory }
  let best: { end: number; length: number; group: CategoryWords } | null = null
  for (const { word, group } of words) {
    const at = text.lastIndexOf(word)
    if (at < 0) continue
    const end = at + word.length
    if (!best || end > best.end || (end === best.end && word.length > best.length))
      best = { end, length: word.length, group }
  }
  if (best) return { category: best.group.category, subCategory: best.group.subCategory }
  const last = LAST[text.at(-1) ?? ''] ?? null
  return { category: last === '베이커리' ? 'cafe' : 'restaurant', subCategory: text.length > 1 ? last : null }
}
