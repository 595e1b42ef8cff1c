import { Link } from 'react-router-dom'
import type { Growth, StaffDashboard } from '@/contract/dashboard'
import { Figure } from './layout'
import { listPath } from '../kit/lists/recordLinks'

interface Props {
  figures: StaffDashboard['figures']
  onRetry: () => void
}

interface OneProps {
  label: string
  to: string
  value: string | null
  note: string
  onRetry: () => void
}

function One({ label, to, value, note, onRetry }: OneProps) {
  if (value === null)
    return (
      <div>
        <span className="label">{label}</span>
        <span style={{ display: 'block', lineHeight: '31px', color: 'var(--soft)' }}>불러오지 못함</span>
        <button
          type="button"
          onClick={onRetry}
          style={{
            border: 0,
            padding: 0,
            background: 'none',
            font: 'inherit',
            fontSize: 12.5,
            color: 'var(--soft)',
            textDecoration: 'underline',
          }}
        >
          다시
        </button>
      </div>
    )
  return (
    <Link to={to}>
      <span className="label">{label}</span>
      <span className="value">{value}</span>
      <span className="note">{note}</span>
    </Link>
  )
}

const recent = (growth: Growth | null): string => `지난 30일 +${(growth?.recent ?? 0).toLocaleString()}`
const total = (growth: { total: number } | null): string | null => growth && growth.total.toLocaleString()

export function Figures({ figures: { restaurants, visits, members, reviews, rating, posts }, onRetry }: Props) {
  const places = restaurants
    ? `활성 ${restaurants.active.toLocaleString()} · 비활성 ${restaurants.inactive.toLocaleString()}`
    : ''
  const average = rating && (rating.average === null ? '–' : rating.average.toFixed(1))
  return (
    <Figure role="group" aria-label="전체 수">
      <One label="식당" to="/restaurants" value={total(restaurants)} note={places} onRetry={onRetry} />
      <One label="방문 기록" to="/visits" value={total(visits)} note={recent(visits)} onRetry={onRetry} />
      <One
        label="회원"
        to={listPath('users', { role: 'user' })}
        value={total(members)}
        note={recent(members)}
        onRetry={onRetry}
      />
      <One label="리뷰" to="/reviews" value={total(reviews)} note={recent(reviews)} onRetry={onRetry} />
      <One
        label="평균 평점"
        to="/reviews"
        value={average}
        note={`리뷰가 있는 ${(rating?.restaurants ?? 0).toLocaleString()}곳`}
        onRetry={onRetry}
      />
      <One label="게시글" to="/posts" value={total(posts)} note={recent(posts)} onRetry={onRetry} />
    </Figure>
  )
}
