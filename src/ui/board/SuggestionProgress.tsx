import { koreanDay } from '@/domain/koreanDay'
import type { Post } from '@/domain/community/postSchemas'
import { ROLE_LABELS, SUGGESTION_STATUS_LABELS } from '@/messages/labels'
import { POST_PAGE } from '@/messages/site/boards'
import { formatDay } from '../format/day'
import { SuggestionMark } from './PostMarks'

const dayOf = (instant: string): string => formatDay(koreanDay(new Date(instant)))

export function SuggestionProgress({ post }: { post: Post }) {
  const { suggestion_status, steps, staff_answer, answered_at, created_at } = post
  if (!suggestion_status) return null
  const rows = [
    { label: POST_PAGE.received, by: null, at: created_at },
    ...steps.map(({ status, by, at }) => ({ label: SUGGESTION_STATUS_LABELS[status], by: ROLE_LABELS[by], at })),
  ]
  return (
    <section aria-labelledby="progress" className="mt-8 rounded-box border border-line bg-card p-5">
      <h2 id="progress" className="flex items-center gap-2 font-bold tracking-tight">
        {POST_PAGE.steps} <SuggestionMark status={suggestion_status} />
      </h2>
      <ol className="mt-3 space-y-1 text-small">
        {rows.map(({ label, by, at }, i) => (
          <li key={i} className="flex flex-wrap gap-x-3">
            <time dateTime={at} className="w-24 shrink-0 text-soft">
              {dayOf(at)}
            </time>
            <span className="font-medium">{label}</span>
            {by && <span className="text-soft">{by}</span>}
          </li>
        ))}
      </ol>
      {staff_answer && (
        <div className="mt-4 border-t border-line pt-4">
          <h3 className="text-small font-semibold">
            {POST_PAGE.answer}
            {answered_at && <span className="ml-2 font-normal text-soft">{dayOf(answered_at)}</span>}
          </h3>
          <p dir="auto" className="mt-1 max-w-[65ch] whitespace-pre-line">
            {staff_answer}
          </p>
        </div>
      )}
    </section>
  )
}
