import { useRef, useState } from 'react'
import { reviewAnchor, reviewPath } from '@/domain/review/apiPaths'
import { REVIEWS } from '@/messages/site/reviews'
import { requestApi } from '../api/requestApi'
import { useToast } from '../kit/ToastProvider'
import { useChangeMyReviews, useMyReviews } from './useMyReviews'
import { useRequireSignIn } from './useRequireSignIn'

const withOr = (ids: readonly number[], id: number, whether: boolean): number[] => [
  ...ids.filter((one) => one !== id),
  ...(whether ? [id] : []),
]

/**
 * A vote that a review helps: shown as cast at once, taken back when it did not get through.
 * @param counted votes as the page was made
 */
export function useHelpful(restaurantId: number, reviewId: number, counted: number) {
  const pressed = useMyReviews(restaurantId)?.helpful.includes(reviewId) ?? false
  const { set } = useChangeMyReviews(restaurantId)
  // What was counted since; a page made anew has the newer number itself.
  const [since, setSince] = useState({ counted, count: counted })
  const count = since.counted === counted ? since.count : counted
  const busy = useRef(false)
  const toast = useToast()
  const { stop, lost } = useRequireSignIn(REVIEWS.signInForHelpful, reviewAnchor(reviewId))

  const show = (whether: boolean, votes: number) => {
    set(({ helpful }) => ({ helpful: withOr(helpful, reviewId, whether) }))
    setSince({ counted, count: votes })
  }
  const toggle = async () => {
    if (busy.current || stop()) return
    busy.current = true
    show(!pressed, Math.max(0, count + (pressed ? -1 : 1)))
    const answered = await requestApi<{ helpful_count: number }>(reviewPath(reviewId, 'helpful'), {
      method: pressed ? 'DELETE' : 'PUT',
    })
    busy.current = false
    if (answered.ok) return show(!pressed, answered.data.helpful_count)
    show(pressed, count)
    if (!lost(answered))
      toast({ text: answered.code === 'unreachable' ? REVIEWS.helpfulFailed : answered.message, tone: 'wrong' })
  }
  return { pressed, count, toggle }
}
