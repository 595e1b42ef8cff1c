import { endsWithAny } from '../text/anyWord'
import { isListedLocality, LONGEST_PLACE } from './locality'
import { TRADE_POINT_WORDS } from './tradeWords.data'

const endsInTradePoint = endsWithAny(TRADE_POINT_WORDS)

/** A branch at a police station, fire station or tax office, rather than a bookshop: '수영경찰서점'. */
export const AT_STATION = /(?:경찰|소방|세무)서점$/

/** A type of shop (반점, 매점, 전문점) rather than a branch (보라매점, 제주점). */
export function isTradeWord(word: string): boolean {
  if (!endsInTradePoint(word) || AT_STATION.test(word)) return false
  const stem = word.slice(-LONGEST_PLACE, -1)
  for (let at = 0; at <= stem.length - 2; at++) {
    const tail = stem.slice(at)
    if (isListedLocality(tail) && !TRADE_POINT_WORDS.includes(`${tail}점`)) return false
  }
  return true
}

export function isBranchWord(text: string): boolean {
  const word = text.trim()
  return word.endsWith('점') && word.length >= 2 && !isTradeWord(word)
}
