'use client'
import { MY_REVIEWS } from '@/messages/profile'
import { buttonClass } from '../layout/buttonClass'

interface Props {
  page: number
  pages: number
  onTurn: (page: number) => void
}

/** Turns the pages of a list inside the page, which has no address of its own; nothing when there is only one. */
export function MyReviewPages({ page, pages, onTurn }: Props) {
  if (pages <= 1) return null
  const turn = (to: number, label: string) => (
    <button type="button" disabled={to < 1 || to > pages} onClick={() => onTurn(to)} className={buttonClass('plain', 'disabled:opacity-50')}>
      {label}
    </button>
  )
  return (
    <nav aria-label={MY_REVIEWS.pages} className="mt-5 flex items-center justify-center gap-3">
      {turn(page - 1, MY_REVIEWS.previous)}
      <span aria-live="polite" className="text-small text-soft">
        {MY_REVIEWS.pageOf(page, pages)}
      </span>
      {turn(page + 1, MY_REVIEWS.next)}
    </nav>
  )
}
