import { chainAtStart } from '../place/lexicon/chainNames'
import { classifyPlace } from '../place/lexicon/classifyPlace'
import { cuisinesBy, type EatingKind } from '../place/lexicon/cuisines.data'

export interface PlaceCategory {
  category: 'restaurant' | 'cafe'
  subCategory: string | null
}

const byBusinessType = cuisinesBy('licences')

/** null if the type says nothing (기타, 편의점) */
export const categoryOf = (businessType: string | null): EatingKind | null =>
  byBusinessType.get((businessType ?? '').normalize('NFKC').replace(/[^\p{L}]/gu, '')) ?? null

/** A chain's name, or one containing café or bakery, is more reliable than the register's coarse types. */
const isSure = (name: string): boolean => chainAtStart(name) !== null || classifyPlace(name).category === 'cafe'

/** Staff's choice and a reliable name's category stay; an empty kind is filled. `businessType`: 업태 ('호프/통닭'). */
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
