import { CUISINE_CHIPS, type CuisineCode, type CuisineCounts } from '@/domain/place/lexicon/cuisineChips'
import { LIST_SEARCH } from '@/messages/site/listSearch'
import { chipClass } from '../kit/chipClass'
import { CuisineLabel } from './CuisineLabel'
import { cuisinesOffered } from './cuisinesOffered'

interface Props {
  chosen: CuisineCode | undefined
  counts: CuisineCounts
  onChoose: (cuisine: CuisineCode | undefined) => void
}

/** Choices of food of a list that the browser filters by itself. */
export function CuisineButtons({ chosen, counts, onChoose }: Props) {
  const codes = cuisinesOffered(chosen, counts)
  if (codes.length === 0) return null
  return (
    <div role="group" aria-label={LIST_SEARCH.cuisines} className="chip-row mt-3">
      <button
        type="button"
        aria-pressed={chosen === undefined}
        onClick={() => onChoose(undefined)}
        className={chipClass(chosen === undefined)}
      >
        {LIST_SEARCH.allCuisines}
      </button>
      {codes.map((code) => (
        <button
          key={code}
          type="button"
          aria-pressed={code === chosen}
          onClick={() => onChoose(code === chosen ? undefined : code)}
          className={chipClass(code === chosen)}
        >
          <CuisineLabel label={CUISINE_CHIPS[code].label} count={counts[code]} />
        </button>
      ))}
    </div>
  )
}
