import { isLocality, LONGEST_PLACE } from '../lexicon/locality'
import { phoneticKey } from './nameKey'
import { FOOD_ENDS } from '../lexicon/tradeWords.data'

export const EPITHETS = [
  '원조',
  '전통',
  '옛날',
  '소문난',
  '할머니',
  '할매',
  '이모',
  '엄마',
  '시골',
  '고향',
  '우리',
  '진짜',
  '맛있는',
  '24시',
]
const byLength = (a: string, b: string) => b.length - a.length
const FOOD_BY_LENGTH = [...FOOD_ENDS].sort(byLength)
const ENDS = [...FOOD_ENDS, '집', '점', '방'].sort(byLength)
/** More combined dishes ('콩나물국밥') never form a name. */
const MOST_DISHES = 3

/** Without leading localities and epithets and trailing dishes: '달빛추어탕' → '달빛', '남원추어탕' → ''. */
export function distinctivePart(key: string): string {
  let core = key
  for (let step = 0; step < MOST_DISHES; step++) {
    const end = ENDS.find((word) => core.endsWith(word))
    if (end === undefined) break
    core = core.slice(0, -end.length)
  }
  const epithet = EPITHETS.find((word) => core.startsWith(word))
  if (epithet !== undefined) core = core.slice(epithet.length)
  for (let size = Math.min(core.length, LONGEST_PLACE); size >= 2; size--)
    if (isLocality(core.slice(0, size))) return core.slice(size)
  return core
}

/** '달빛막국수' → '막국수', '달빛설농탕' → '설렁탕'; '' without a dish */
export function dishSuffix(key: string): string {
  const end = FOOD_BY_LENGTH.find((word) => key.endsWith(word)) ?? ''
  return phoneticKey(end)
}
