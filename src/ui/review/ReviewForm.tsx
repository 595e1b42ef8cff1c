'use client'
import { useEffect, useRef } from 'react'
import { REVIEW_TEXT_MAX } from '@/domain/review/limits'
import { WRITE_REVIEW_ID } from '@/domain/review/apiPaths'
import type { OwnReview } from '@/domain/review/schemas'
import { REVIEW_FORM } from '@/messages/site/reviews'
import { useHydrated } from '../form/useHydrated'
import { FormAlert } from '../form/FormAlert'
import { buttonClass } from '../kit/buttonClass'
import { useMe } from '../member/useMe'
import { TextareaWithCount } from '../form/TextareaWithCount'
import { countText } from '../form/countText'
import { PhotoField } from './PhotoField'
import { RatingInput } from './RatingInput'
import { useReviewForm } from './useReviewForm'

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
