import type { ReactNode } from 'react'
import { CUISINE_CHIPS, CUISINE_CODES, type CuisineCode, type CuisineCounts } from '@/domain/place/lexicon/cuisineChips'
import { LIST_SEARCH } from '@/messages/site/listSearch'
import { formatCount } from '../format/number'
import { chipClass } from '../kit/chipClass'

interface CuisineChoice {
  key: string
  isChosen: boolean
  /** what following the chip chooses: the chosen one leads back to all */
  next: CuisineCode | undefined
  className: string
  content: ReactNode
}

/**
 * The chips of food: all, then those that leave something, and the one chosen, with how many restaurants each leaves.
 * None where no food is left to choose.
 * @param counts null where they were not counted
 */
export function cuisineChoices(chosen: CuisineCode | undefined, counts: CuisineCounts | null): CuisineChoice[] {
  const codes = CUISINE_CODES.filter((code) => code === chosen || counts === null || counts[code] > 0)
  if (codes.length === 0) return []
  return [undefined, ...codes].map((code) => ({
    key: code ?? 'all',
    isChosen: code === chosen,
    next: code === chosen ? undefined : code,
    className: chipClass(code === chosen),
    content: code ? (
      <>
        {CUISINE_CHIPS[code].label}
        {counts && <span className="font-normal tabular-nums">{formatCount(counts[code])}</span>}
      </>
    ) : (
      LIST_SEARCH.allCuisines
    ),
  }))
}
