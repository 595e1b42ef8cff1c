import { endsEating } from '../lexicon/endsEating'
import { FOOD_ENDS } from '../lexicon/tradeWords.data'

const dishes = FOOD_ENDS.filter((word) => word.length >= 2)

/** Whether a name ends in a dish or a kind of eating place, with something before it, and so is complete. */
export const endsInDish = (name: string): boolean =>
  endsEating(name) || dishes.some((end) => name.endsWith(end) && name.length > end.length)
