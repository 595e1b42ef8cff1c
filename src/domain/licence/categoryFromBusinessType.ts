import { chainAtStart } from '../place/lexicon/chainNames'
import { classifyPlace } from '../place/lexicon/classifyPlace'
import { BUSINESS_TYPE_CATEGORIES } from './tradeCategories.data'

export interface PlaceCategory {
  category: 'restaurant' | 'cafe'
  subCategory: string | null
}

/** A chain, or a name that says café or bakery, is sure of what it serves; the register is coarse. */
const isSure = (name: string): boolean => chainAtStart(name) !== null || classifyPlace(name).category === 'cafe'

/**
 * A restaurant's category once the register's trade is known. What a person chose (anything but what the name alone
 * gives) stays, and so does what a sure name says; a kind that is empty is filled.
 * @param trade 업태 as the register has it: '호프/통닭', '커피숍'
 */
export function categoryFromBusinessType(name: string, current: PlaceCategory, trade: string | null): PlaceCategory {
  const told = BUSINESS_TYPE_CATEGORIES.get((trade ?? '').normalize('NFKC').replace(/[^\p{L}]/gu, ''))
  if (!told) return current
  const named = classifyPlace(name)
  const untouched = current.category === named.category && current.subCategory === named.subCategory
  if (told.category !== current.category) return untouched && !isSure(name) ? { ...told } : current
  return { category: current.category, subCategory: current.subCategory ?? told.subCategory }
}
