import { SUGGESTION_STATUSES } from '@/domain/community/states'
import { BOARDS_PAGE, SUGGESTION_NOTES } from '@/messages/site/boards'
import { SuggestionMark } from './PostMarks'

export const SuggestionLegend = () => (
  <section aria-label={BOARDS_PAGE.legend} className="mt-4">
    <dl className="flex flex-wrap gap-x-5 gap-y-1.5">
      {SUGGESTION_STATUSES.map((status) => (
        <div key={status} className="flex items-center gap-2">
          <dt>
            <SuggestionMark status={status} />
          </dt>
          <dd className="text-note text-soft">{SUGGESTION_NOTES[status]}</dd>
        </div>
      ))}
    </dl>
  </section>
)
