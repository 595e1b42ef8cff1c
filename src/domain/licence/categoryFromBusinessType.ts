import { chainAtStart } from '../place/lexicon/chainNames'
import { classifyPlace } from '../place/lexicon/classifyPlace'
import { cuisinesBy, type EatingKind } from '../place/lexicon/cuisines.data'

export interface PlaceCategory {
  category: 'restaurant' | 'cafe'
  subCategory: string | null
}

const byBusinessType = cuisinesBy('licences')

/** The category of a business type; null if it says nothing (기타, 편의점). */
export const categoryOf = (businessType: string | null): EatingKind | null =>
  byBusinessType.get((businessType ?? '').normalize('NFKC').replace(/[^\p{L}]/gu, '')) ?? null

/** A chain's name, or one containing café or bakery, is more reliable than the register's coarse types. */
const isSure = (name: string): boolean => chainAtStart(name) !== null || classifyPlace(name).category === 'cafe'

/**
 * A restaurant's category given its business type. A category chosen by staff (different from the name's) and that of a
 * reliable name stay; an empty kind is filled.
 * @param businessType 업태 as in the register: '호프/통닭', '커피숍'
 */
export function categoryFromBusinessType(
  name: string,
  current: PlaceCategory,
  businessType: string | null,
): PlaceCategory {
  const categoryOfType = categoryOf(businessType)
  if (!categoryOfType) return current
  const named = classifyPlace(name)
  const untouched = current.category === named.category && current.subCategory === named.subCategory
  if (categoryOfType.category !== current.category) return untouched && !isSure(name) ? { ...categoryOfType } : current
  return { category: current.category, subCategory: current.subCategory ?? categoryOfType.subCategory }
}
