import { endsWithAny, includesAny } from '../text/anyWord'
import { EATING_ENDS, EATING_INSIDE } from './nonplaceWords.data'
import { FOOD_ENDS, TRADE_POINT_WORDS } from './tradeWords.data'
import { isListedLocality, LONGEST_PLACE } from './locality'

const endsInWord = endsWithAny(EATING_ENDS, 1)

export const endsEating = (name: string): boolean => endsInWord(name.trim())

const foods = new Set(FOOD_ENDS)

/** '순대국', '식당' */
export const isFood = (text: string): boolean => foods.has(text)

/** Even of one syllable: '밥', '국수'. */
export const endsInFood = endsWithAny(FOOD_ENDS)

export const holdsEating = includesAny(EATING_INSIDE)

const DISHES = FOOD_ENDS.filter((word) => word.length >= 2)

export const isOrEndsInDish = endsWithAny(DISHES)

export const endsBehindDish = endsWithAny(DISHES, 1)

/** Whether a name is complete: it ends in a dish or kind of restaurant, with something before it. */
export const endsInDish = (name: string): boolean => endsEating(name) || endsBehindDish(name)

/** '주유소' alone looks like a name, because it starts with a surname. */
export const endsAsStation = (text: string): boolean => /(?:주유|충전|정미)소$/.test(text)

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
