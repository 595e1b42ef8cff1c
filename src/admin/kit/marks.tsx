import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { RATING_MAX } from '@/domain/review'
import { starsInWords } from '@/messages/site/reviews'

const COLOURS = {
  ok: { background: 'var(--good-wash)', color: 'var(--good)' },
  mid: { background: 'var(--warn-wash)', color: 'var(--warn)' },
  bad: { background: 'var(--accent-wash)', color: 'var(--accent)' },
  plain: { background: 'var(--wash)', color: 'var(--soft)', boxShadow: 'inset 0 0 0 1px var(--line)' },
} as const

export type StatusTone = keyof typeof COLOURS

const Tag = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  height: 20,
  padding: '0 7px',
  borderRadius: 4,
  fontSize: 12,
  fontWeight: 600,
  whiteSpace: 'nowrap',
})

/** A status label: ok is normal, mid waiting, bad late or broken, plain everything else. */
export function StatusTag({ tone = 'plain', children }: { tone?: StatusTone; children: ReactNode }) {
  return <Tag style={COLOURS[tone]}>{children}</Tag>
}

export function RatingStars({ rating }: { rating: number }) {
  const full = Math.round(rating)
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <span role="img" aria-label={starsInWords(String(rating))}>
        <span aria-hidden="true" style={{ letterSpacing: 1 }}>
          {'★'.repeat(full)}
          <span style={{ color: 'var(--faint)' }}>{'☆'.repeat(RATING_MAX - full)}</span>
        </span>
      </span>{' '}
      <b aria-hidden="true" style={{ fontWeight: 620 }}>
        {rating}
      </b>
    </span>
  )
}

const Disc = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 26,
  height: 26,
  borderRadius: '50%',
  background: 'var(--wash)',
  border: '1px solid var(--line)',
  fontSize: 12,
  fontWeight: 650,
  color: 'var(--soft)',
})

export const Initial = ({ name }: { name: string }) => <Disc aria-hidden="true">{[...name][0]}</Disc>
