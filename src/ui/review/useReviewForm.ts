import { useCallback, useState } from 'react'
import { WRITE_REVIEW_ID, restaurantReviewsPath, reviewPath } from '@/domain/review/apiPaths'
import type { OwnReview } from '@/domain/review/schemas'
import { REVIEW_FORM, REVIEW_PHOTOS } from '@/messages/site/reviews'
import { type ApiError, requestApi } from '../api/requestApi'
import { type Draft, draftOf, EMPTY_DRAFT, reviewOf } from './draft'
import { areSending, haveFailed } from './draftPhotos'
import { useDraft } from './useDraft'
import { useRequireSignIn } from './useRequireSignIn'

/** What went wrong without a rule's own sentence. */
const sentenceFor = ({ code, message }: ApiError): string =>
  code === 'unreachable' || code === 'internal' ? REVIEW_FORM.failed : message

function faultOf({ photos }: Draft): string | null {
  if (areSending(photos)) return REVIEW_PHOTOS.waiting
  return haveFailed(photos) ? REVIEW_PHOTOS.someFailed : null
}

interface Options {
  restaurantId: number
  /** the review that is rewritten; null for the first one */
  existing: OwnReview | null
  onSaved: (review: OwnReview) => void
  /** it turned out that the member has written one before */
  onExists: (sentence: string) => void
}

/** Checks and sends a review. What is typed stays until it has arrived, whatever comes between. */
export function useReviewForm({ restaurantId, existing, onSaved, onExists }: Options) {
  const [start] = useState(() => (existing ? draftOf(existing) : EMPTY_DRAFT))
  const { draft, change: write, drop } = useDraft(existing ? `edit:${existing.id}` : String(restaurantId), start)
  const [fault, setFault] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const change = useCallback<typeof write>(
    (how) => {
      // What was wrong may be right now.
      setFault(null)
      write(how)
    },
    [write],
  )
  const door = useRequireSignIn(REVIEW_FORM.signInToWrite, WRITE_REVIEW_ID)

  const submit = async () => {
    if (sending || door.stop()) return
    const found = faultOf(draft)
    setFault(found)
    if (found) return
    setSending(true)
    const body = reviewOf(draft)
    const answered = existing
      ? await requestApi<OwnReview>(reviewPath(existing.id), { method: 'PUT', body })
      : await requestApi<OwnReview>(restaurantReviewsPath(restaurantId), { method: 'POST', body })
    setSending(false)
    if (answered.ok) {
      drop()
      return onSaved(answered.data)
    }
    if (door.lost(answered)) return
    if (answered.code === 'review-exists') return onExists(answered.message)
    setFault(sentenceFor(answered))
  }
  return { draft, change, drop, fault, sending, submit, door }
}
