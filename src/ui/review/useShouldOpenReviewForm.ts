import { useSyncExternalStore } from 'react'
import { WRITE_REVIEW_ID } from '@/domain/review/apiPaths'
import { hasStoredDraft } from '../form/createDraftStore'
import { REVIEW_DRAFT_PREFIX } from './reviewDraftKey'

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

export const useShouldOpenReviewForm = (restaurantId: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () =>
      location.hash === `#${WRITE_REVIEW_ID}` ||
      hasStoredDraft(() => sessionStorage, REVIEW_DRAFT_PREFIX + String(restaurantId)),
    () => false,
  )
