import { endsEating } from '../lexicon/endsEating'
import { FOOD_ENDS } from '../lexicon/tradeWords.data'
import { endsWithAny } from '../text/anyWord'

const DISHES = FOOD_ENDS.filter((word) => word.length >= 2)

/** Whether a word is a dish or ends in one, no matter what stands before it. */
export const isOrEndsInDish = endsWithAny(DISHES)

/** Whether a word ends in a dish, with something before it. */
export const endsBehindDish = endsWithAny(DISHES, 1)

/** Whether a name ends in a dish or a kind of eating place, with something before it, and so is complete. */
export const endsInDish = (name: string): boolean => endsEating(name) || endsBehindDish(name)
