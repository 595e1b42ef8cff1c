import type { Understood } from '@/domain/directory/schemas'
import { commonName } from '@/domain/search/queryChoices'
import { LIST_SEARCH } from '@/messages/site/listSearch'
import { chipClass } from '@/ui/kit/chipClass'
import { SoftLink } from '@/ui/kit/SoftLink'
import { listHref } from '@/ui/urls/listHref'

export function ChoiceLinks({ q, understood: { choices, point } }: { q: string; understood: Understood }) {
  if (choices.length === 0) return null
  return (
    <nav aria-labelledby="which" className="mt-3">
      <p id="which" className="text-small font-semibold">
        {LIST_SEARCH.which(point?.name ?? commonName(choices) ?? q)}
      </p>
      <div className="chip-row mt-1">
        {choices.map((choice) => (
          <SoftLink key={choice.q} href={listHref({ q: choice.q })} className={chipClass(false)}>
            {choice.label}
          </SoftLink>
        ))}
      </div>
    </nav>
  )
}
