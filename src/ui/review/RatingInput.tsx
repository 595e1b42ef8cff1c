'use client'
import { useId, useState } from 'react'
import { RATING_MAX } from '@/domain/review/limits'
import { REVIEW_FORM, REVIEWS, starsInWords } from '@/messages/site/reviews'
import { STAR } from '../kit/starShape'

const STAR_LABEL =
  'relative flex size-11 items-center justify-center rounded-field has-focus-visible:outline-2 ' +
  'has-focus-visible:outline-accent'

const RATINGS = Array.from({ length: RATING_MAX }, (_, i) => i + 1)

export function RatingInput({ value, onChange }: { value: number; onChange: (rating: number) => void }) {
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
