import type { CuisineCode, CuisineCounts } from '@/domain/place/lexicon/cuisineChips'
import { LIST_SEARCH } from '@/messages/site/lists'
import { SoftLink } from '../kit/SoftLink'
import { StaticMarkup } from '../markup/StaticMarkup'
import { cuisineChoices } from './Cuisines'

interface Props {
  chosen: CuisineCode | undefined
  /** null if they were not counted */
  counts: CuisineCounts | null
  hrefOf: (cuisine: CuisineCode | undefined) => string
}

export function CuisineChips({ chosen, counts, hrefOf }: Props) {
  const choices = cuisineChoices(chosen, counts)
  if (choices.length === 0) return null
  return (
    <StaticMarkup>
      <nav aria-label={LIST_SEARCH.cuisines} className="chip-row mt-3">
        {choices.map(({ key, isChosen, next, className, content }) => (
          <SoftLink key={key} href={hrefOf(next)} aria-current={isChosen || undefined} className={className}>
            {content}
          </SoftLink>
        ))}
      </nav>
    </StaticMarkup>
  )
}
