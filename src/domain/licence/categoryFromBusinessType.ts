import { chainAtStart } from '../place/lexicon/chainNames'
import { classifyPlace } from '../place/lexicon/classifyPlace'
import { cuisinesBy, type EatingKind } from '../place/lexicon/cuisines.data'

export interface PlaceCategory {
  category: 'restaurant' | 'cafe'
  subCategory: string | null
}

const byBusinessType = cuisinesBy('licences')

/** What a business type says is served; null where it says nothing (기타, 편의점). */
export const categoryOf = (businessType: string | null): EatingKind | null =>
  byBusinessType.get((businessType ?? '').normalize('NFKC').replace(/[^\p{L}]/gu, '')) ?? null

/** A chain's name, or one that says café or bakery, is more reliable than the registry's coarse types. */
const isSure = (name: string): boolean => chainAtStart(name) !== null || classifyPlace(name).category === 'cafe'

/**
 * A restaurant's category once its business type is known. A category that staff chose (one that differs from the
 * name's own) stays, and so does that of a reliable name; an empty kind is filled.
 * @param businessType 업태 as in the registry: '호프/통닭', '커피숍'
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
