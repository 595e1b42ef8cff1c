import { endsEating } from '../lexicon/endsEating'
import { FOOD_ENDS } from '../lexicon/tradeWords.data'
import { endsWithAny } from '../text/anyWord'

const DISHES = FOOD_ENDS.filter((word) => word.length >= 2)

export const isOrEndsInDish = endsWithAny(DISHES)

export const endsBehindDish = endsWithAny(DISHES, 1)

/** Whether a name is complete: it ends in a dish or kind of restaurant, with something before it. */
export const endsInDish = (name: string): boolean => endsEating(name) || endsBehindDish(name)
