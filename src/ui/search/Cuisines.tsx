import type { ReactNode } from 'react'
import { CUISINE_CHIPS, CUISINE_CODES, type CuisineCode, type CuisineCounts } from '@/domain/place/lexicon/cuisineChips'
import { LIST_SEARCH } from '@/messages/site/lists'
import { formatCount } from '../format/number'
import { chipClass } from '../kit/buttonClass'

interface CuisineChoice {
  key: string
  isChosen: boolean
  /** what the chip's link chooses: the current choice links back to all */
  next: CuisineCode | undefined
  className: string
  content: ReactNode
}

/** Empty if no choice is left. `counts` is null if they were not counted. */
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

interface Props {
  chosen: CuisineCode | undefined
  counts: CuisineCounts
  onChoose: (cuisine: CuisineCode | undefined) => void
}

export function CuisineButtons({ chosen, counts, onChoose }: Props) {
  const choices = cuisineChoices(chosen, counts)
  if (choices.length === 0) return null
  return (
    <div role="group" aria-label={LIST_SEARCH.cuisines} className="chip-row mt-3">
      {choices.map(({ key, isChosen, next, className, content }) => (
        <button key={key} type="button" aria-pressed={isChosen} onClick={() => onChoose(next)} className={className}>
          {content}
        </button>
      ))}
    </div>
  )
}
