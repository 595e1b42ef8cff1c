'use client'
import { useEffect, useRef, useId, useState, useCallback } from 'react'
import { REVIEW_TEXT_MAX, RATING_MAX, WRITE_REVIEW_ID } from '@/domain/review'
import type { OwnReview } from '@/contract/reviews'
import { REVIEW_FORM, REVIEWS, starsInWords } from '@/messages/site/reviews'
import { useHydrated } from '../form/useHydrated'
import { FormAlert } from '../form/FormAlert'
import { buttonClass } from '../kit/buttonClass'
import { useMe } from '../member/useMe'
import { TextareaWithCount } from '../form/TextareaWithCount'
import { countText } from '../form/countText'
import { STAR } from '../kit/Stars'
import { type ApiError, requestApi } from '../api/requestApi'
import { useSubmit } from '../api/useSubmit'
import { useStoredDraft } from '../form/createDraftStore'
import { PhotoField } from './PhotoField'
import { draftOf, EMPTY_DRAFT, reviewOf, reviewDrafts } from './draft'
import { photosMessage } from './draftPhotos'
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
function useReviewForm({ restaurantId, existing, onSaved, onExists }: Options) {
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
        ? requestApi('PUT /api/v1/reviews/{id}', { params: { id: existing.id }, body })
        : requestApi('POST /api/v1/restaurants/{id}/reviews', { params: { id: restaurantId }, body, idempotencyKey }),
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

const STAR_LABEL =
  'relative flex size-11 items-center justify-center rounded-field has-focus-visible:outline-2 ' +
  'has-focus-visible:outline-accent'

const RATINGS = Array.from({ length: RATING_MAX }, (_, i) => i + 1)

function RatingInput({ value, onChange }: { value: number; onChange: (rating: number) => void }) {
  const name = useId()
  const [over, setOver] = useState<number | null>(null)
  const shown = over ?? value
  return (
    <fieldset>
      <legend className="text-small font-semibold">{REVIEW_FORM.stars}</legend>
      <div className="-ml-1.5 flex items-center" onPointerLeave={() => setOver(null)}>
        {RATINGS.map((rating) => (
          <label
            key={rating}
            onPointerEnter={(event) => event.pointerType === 'mouse' && setOver(rating)}
            className={STAR_LABEL}
          >
            <input
              type="radio"
              name={name}
              value={rating}
              checked={rating === value}
              onChange={() => onChange(rating)}
              aria-label={starsInWords(rating)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <svg
              viewBox="0 0 20 20"
              aria-hidden
              className={`size-8 ${rating <= shown ? 'fill-accent stroke-accent' : 'fill-transparent stroke-edge'}`}
              strokeWidth={1}
              strokeLinejoin="round"
            >
              <path d={STAR} />
            </svg>
          </label>
        ))}
        <span aria-hidden className="ml-2 text-body font-semibold">
          {REVIEWS.points(shown)}
        </span>
      </div>
    </fieldset>
  )
}

interface Props {
  restaurantId: number
  existing: OwnReview | null
  onSaved: (review: OwnReview) => void
  onExists: (message: string) => void
  onClose: () => void
}

/** Visitors can fill it in too; signing in is the last step. */
export function ReviewForm({ onClose, ...options }: Props) {
  const { draft, change, drop, error, isPending, submit, requireSignIn } = useReviewForm(options)
  const { known, member } = useMe()
  const ready = useHydrated()
  const area = useRef<HTMLTextAreaElement>(null)

  const { restored } = draft
  useEffect(() => {
    if (restored && location.hash === `#${WRITE_REVIEW_ID}`) area.current?.focus()
  }, [restored])

  return (
    // Submitted by script only. The method keeps the text out of the URL if the browser submits it itself.
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // The textarea itself reports that the text is too long.
        if (countText(draft.content) > REVIEW_TEXT_MAX) area.current?.focus()
        else submit()
      }}
    >
      <p role="status" className="mb-4 text-small text-soft empty:hidden">
        {restored && REVIEW_FORM.restored}
      </p>
      <RatingInput value={draft.rating} onChange={(rating) => change(() => ({ rating }))} />
      <div className="my-5 space-y-4">
        <TextareaWithCount
          label={REVIEW_FORM.text}
          labelNote={REVIEW_FORM.optional}
          value={draft.content}
          max={REVIEW_TEXT_MAX}
          tooLong={REVIEW_FORM.tooLong}
          onChange={(content) => change(() => ({ content }))}
          ref={area}
          rows={5}
          placeholder={REVIEW_FORM.placeholder}
        />
        <PhotoField photos={draft.photos} change={change} {...requireSignIn} />
      </div>
      <FormAlert>{error}</FormAlert>
      <div className="flex gap-2">
        <button
          type="submit"
          disabled={!ready}
          aria-disabled={isPending}
          className={buttonClass('primary', 'min-h-12 flex-1 aria-disabled:opacity-60 disabled:opacity-60')}
        >
          {isPending ? REVIEW_FORM.sending : options.existing ? REVIEW_FORM.save : REVIEW_FORM.send}
        </button>
        {options.existing && (
          <button
            type="button"
            onClick={() => {
              drop()
              onClose()
            }}
            className={buttonClass('plain', 'min-h-12')}
          >
            {REVIEW_FORM.cancel}
          </button>
        )}
      </div>
      {known && !member && <p className="mt-2.5 text-note text-soft">{REVIEW_FORM.signInAtEnd}</p>}
      <noscript>
        <p className="mt-2.5 text-note">{REVIEW_FORM.scriptsNeeded}</p>
      </noscript>
    </form>
  )
}
