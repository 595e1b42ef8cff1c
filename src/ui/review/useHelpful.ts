import { useState } from 'react'
import { reviewAnchor, reviewPath } from '@/domain/review/apiPaths'
import { REVIEWS } from '@/messages/site/reviews'
import { requestApi } from '../api/requestApi'
import { useSubmit } from '../api/useSubmit'
import { useToast } from '../toast/ToastProvider'
import { useChangeMyReviews, useMyReviews } from './useMyReviews'
import { useRequireSignIn } from './useRequireSignIn'

const withOrWithout = (ids: readonly number[], id: number, isIncluded: boolean): number[] => [
  ...ids.filter((other) => other !== id),
  ...(isIncluded ? [id] : []),
]

interface Vote {
  isHelpful: boolean
  before: number
}

export function useHelpful(restaurantId: number, reviewId: number, rendered: number) {
  const pressed = useMyReviews(restaurantId)?.helpful.includes(reviewId) ?? false
  const { set } = useChangeMyReviews(restaurantId)
  // The count after votes on this page; a new render brings the newer count itself.
  const [updated, setUpdated] = useState({ rendered, count: rendered })
  const count = updated.rendered === rendered ? updated.count : rendered
  const toast = useToast()
  const { promptIfSignedOut, handleUnauthorized } = useRequireSignIn(REVIEWS.signInForHelpful, reviewAnchor(reviewId))

  const show = (isHelpful: boolean, votes: number) => {
    set(({ helpful }) => ({ helpful: withOrWithout(helpful, reviewId, isHelpful) }))
    setUpdated({ rendered, count: votes })
  }
  const { submit } = useSubmit(
    ({ isHelpful, before }: Vote) => {
      show(isHelpful, Math.max(0, before + (isHelpful ? 1 : -1)))
      const method = isHelpful ? 'PUT' : 'DELETE'
      return requestApi<{ helpful_count: number }>(reviewPath(reviewId, 'helpful'), { method })
    },
    {
      onSuccess: ({ helpful_count }, { isHelpful }) => show(isHelpful, helpful_count),
      onError: (error, { isHelpful, before }) => {
        show(!isHelpful, before)
        if (handleUnauthorized(error)) return
        toast({ text: error.code === 'unreachable' ? REVIEWS.helpfulFailed : error.message, tone: 'wrong' })
      },
    },
  )
  const toggle = () => {
    if (!promptIfSignedOut()) submit({ isHelpful: !pressed, before: count })
  }
  return { pressed, count, toggle }
}
