import type { CuisineCode, CuisineCounts } from '@/domain/place/lexicon/cuisineChips'
import { LIST_SEARCH } from '@/messages/site/listSearch'
import { cuisineChoices } from './cuisineChoices'

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
