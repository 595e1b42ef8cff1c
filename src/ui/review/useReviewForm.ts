import { useCallback, useState } from 'react'
import { WRITE_REVIEW_ID, restaurantReviewsPath, reviewPath } from '@/domain/review/apiPaths'
import type { OwnReview } from '@/domain/review/schemas'
import { REVIEW_FORM } from '@/messages/site/reviews'
import { type ApiError, requestApi } from '../api/requestApi'
import { useSubmit } from '../api/useSubmit'
import { useStoredDraft } from '../form/useStoredDraft'
import { draftOf, EMPTY_DRAFT, reviewOf } from './draft'
import { photosMessage } from './photosMessage'
import { reviewDrafts } from './draftStore'
import { useRequireSignIn } from './useRequireSignIn'

const errorMessage = ({ code, message }: ApiError): string =>
  code === 'unreachable' || code === 'internal' ? REVIEW_FORM.failed : message

interface Options {
  restaurantId: number
  existing: OwnReview | null
  onSaved: (review: OwnReview) => void
  /** called if the member has already reviewed this restaurant */
  onExists: (message: string) => void
}

/** The draft stays until the server has accepted the review. */
export function useReviewForm({ restaurantId, existing, onSaved, onExists }: Options) {
  const [start] = useState(() => (existing ? draftOf(existing) : EMPTY_DRAFT))
  const {
    draft,
    change: write,
    drop,
  } = useStoredDraft(reviewDrafts, existing ? `edit:${existing.id}` : String(restaurantId), start)
  const [error, setError] = useState<string | null>(null)
  const change = useCallback<typeof write>(
    (how) => {
      // A change may have corrected the error.
      setError(null)
      write(how)
    },
    [write],
  )
  const requireSignIn = useRequireSignIn(REVIEW_FORM.signInToWrite, WRITE_REVIEW_ID)

  const { submit: send, isPending } = useSubmit(
    (body: ReturnType<typeof reviewOf>, idempotencyKey) =>
      existing
        ? requestApi<OwnReview>(reviewPath(existing.id), { method: 'PUT', body })
        : requestApi<OwnReview>(restaurantReviewsPath(restaurantId), { method: 'POST', body, idempotencyKey }),
    {
      onSuccess: (review) => {
        drop()
        onSaved(review)
      },
      onError: (refusal) => {
        if (requireSignIn.handleUnauthorized(refusal)) return
        if (refusal.code === 'review-exists') onExists(refusal.message)
        else setError(errorMessage(refusal))
      },
    },
  )
  const submit = () => {
    if (isPending || requireSignIn.promptIfSignedOut()) return
    const invalid = photosMessage(draft.photos)
    setError(invalid)
    if (!invalid) send(reviewOf(draft))
  }
  return { draft, change, drop, error, isPending, submit, requireSignIn }
}
