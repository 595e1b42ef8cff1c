import { koreanDay } from '@/domain/koreanDay'
import type { Review } from '@/contract/reviews'
import { REVIEWS } from '@/messages/site/reviews'
import { formatDay } from '../format/day'

/** Normalizes a text for display: keeps line breaks, collapses consecutive empty lines into one. */
export const shownText = (text: string): string => text.replace(/\n(?:[^\S\n]*\n){2,}/g, '\n\n')

export function ReviewTime({
  review: { created_at, edited_at },
}: {
  review: Pick<Review, 'created_at' | 'edited_at'>
}) {
  return (
    <span className="text-note text-soft">
      <time dateTime={created_at}>{formatDay(koreanDay(new Date(created_at)))}</time>
      {edited_at !== null && (
        <>
          {' '}
          <span aria-hidden>·</span> {REVIEWS.edited}
        </>
      )}
    </span>
  )
}
