'use client'
import { buttonClass } from './buttonClass'
import { Icon } from './Icon'

interface Props {
  page: number
  pages: number
  label: string
  onPageChange: (page: number) => void
}

/** Pagination by buttons, for lists without page URLs; hidden for a single page. */
export function Pager({ page, pages, label, onPageChange }: Props) {
  if (pages <= 1) return null
  const turn = (to: number, words: string, icon: 'left' | 'right') => (
    <button
      type="button"
      aria-label={words}
      aria-disabled={to < 1 || to > pages}
      onClick={() => to >= 1 && to <= pages && onPageChange(to)}
      className={buttonClass('plain', 'aria-disabled:opacity-40')}
    >
      <Icon name={icon} />
    </button>
  )
  return (
    <nav aria-label={label} className="mt-6 flex items-center justify-center gap-4">
      {turn(page - 1, '이전 페이지', 'left')}
      <span aria-live="polite" className="text-small text-soft">
        {page} / {pages}
      </span>
      {turn(page + 1, '다음 페이지', 'right')}
    </nav>
  )
}
