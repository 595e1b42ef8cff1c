import { endsWithAny, includesAny } from '../text/anyWord'
import { EATING_ENDS, EATING_INSIDE } from './nonplaceWords.data'
import { FOOD_ENDS } from './tradeWords.data'

const endsInWord = endsWithAny(EATING_ENDS, 1)

export const endsEating = (name: string): boolean => endsInWord(name.trim())

const foods = new Set(FOOD_ENDS)

/** '순대국', '식당' */
export const isFood = (text: string): boolean => foods.has(text)

/** Even of one syllable: '밥', '국수'. */
export const endsInFood = endsWithAny(FOOD_ENDS)

export const holdsEating = includesAny(EATING_INSIDE)
