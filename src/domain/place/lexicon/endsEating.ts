import { endsWithAny, includesAny } from '../text/anyWord'
import { EATING_ENDS, EATING_INSIDE } from './nonplaceWords.data'
import { FOOD_ENDS } from './tradeWords.data'

const endsInWord = endsWithAny(EATING_ENDS, 1)

/** Whether a name ends in a dish or a kind of restaurant, with something before it. */
export const endsEating = (name: string): boolean => endsInWord(name.trim())

const foods = new Set(FOOD_ENDS)

/** Whether a text is exactly a food or restaurant word: '순대국', '식당'. */
export const isFood = (text: string): boolean => foods.has(text)

/** Whether a text is or ends in a food word, even of one syllable: '밥', '국수'. */
export const endsInFood = endsWithAny(FOOD_ENDS)

/** Whether a name contains a food or restaurant word anywhere. */
export const holdsEating = includesAny(EATING_INSIDE)
