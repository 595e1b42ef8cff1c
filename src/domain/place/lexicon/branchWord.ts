import { endsWithAny } from '../text/anyWord'
import { isPlaceItself, LONGEST_PLACE } from './locality'
import { TRADE_POINT_WORDS } from './tradeWords.data'

const endsInTradePoint = endsWithAny(TRADE_POINT_WORDS)

/** Whether a word in -점 is a type of shop (반점, 매점, 전문점) rather than a branch; 보라매점, 제주점 are branches. */
export function isTradeWord(word: string): boolean {
  if (!endsInTradePoint(word)) return false
  const stem = word.slice(-LONGEST_PLACE, -1)
  for (let at = 0; at <= stem.length - 2; at++) {
    const tail = stem.slice(at)
    if (isPlaceItself(tail) && !TRADE_POINT_WORDS.includes(`${tail}점`)) return false
  }
  return true
}

/** Whether a word or a bracket's text is a branch. */
export function isBranchWord(text: string): boolean {
  const word = text.trim()
  return word.endsWith('점') && word.length >= 2 && !isTradeWord(word)
}
