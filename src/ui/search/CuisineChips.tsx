import { CUISINE_CHIPS, type CuisineCode, type CuisineCounts } from '@/domain/place/lexicon/cuisineChips'
import { LIST_SEARCH } from '@/messages/site/listSearch'
import { chipClass } from '../kit/chipClass'
import { SoftLink } from '../kit/SoftLink'
import { StaticMarkup } from '../markup/StaticMarkup'
import { CuisineLabel } from './CuisineLabel'
import { cuisinesOffered } from './cuisinesOffered'

interface Props {
  chosen: CuisineCode | undefined
  /** null where they were not counted */
  counts: CuisineCounts | null
  /** the address of the list with a choice, or without one */
  hrefOf: (cuisine: CuisineCode | undefined) => string
}

/** Choices of food with how many restaurants each leaves, one link each; the chosen one leads back to all. */
export function CuisineChips({ chosen, counts, hrefOf }: Props) {
  const codes = cuisinesOffered(chosen, counts)
  if (codes.length === 0) return null
  return (
    <StaticMarkup>
      <nav aria-label={LIST_SEARCH.cuisines} className="chip-row mt-3">
        <SoftLink
          href={hrefOf(undefined)}
          aria-current={chosen === undefined || undefined}
          className={chipClass(chosen === undefined)}
        >
          {LIST_SEARCH.allCuisines}
        </SoftLink>
        {codes.map((code) => (
          <SoftLink
            key={code}
            href={hrefOf(code === chosen ? undefined : code)}
            aria-current={code === chosen || undefined}
            className={chipClass(code === chosen)}
          >
            <CuisineLabel label={CUISINE_CHIPS[code].label} count={counts?.[code]} />
          </SoftLink>
        ))}
      </nav>
    </StaticMarkup>
  )
}
