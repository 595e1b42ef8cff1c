import { endsEating } from '../lexicon/endsEating'
import { FOOD_ENDS } from '../lexicon/tradeWords.data'
import { endsWithAny } from '../text/anyWord'

const DISHES = FOOD_ENDS.filter((word) => word.length >= 2)

/** Whether a word is or ends in a dish. */
export const isOrEndsInDish = endsWithAny(DISHES)

/** Whether a word ends in a dish, with something before it. */
export const endsBehindDish = endsWithAny(DISHES, 1)

/** Whether a name is complete: it ends in a dish or kind of restaurant, with something before it. */
export const endsInDish = (name: string): boolean => endsEating(name) || endsBehindDish(name)
