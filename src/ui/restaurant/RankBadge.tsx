import type { RankMove } from '@/domain/directory/rank'
import { formatCount } from '../format/number'

/** A rank as text; the first three have the accent colour. */
export function RankBadge({ rank, ordinal = false }: { rank: number | null; ordinal?: boolean }) {
  if (rank === null) return <span className="text-faint">–</span>
  const digits = String(rank).length
  return (
    <span
      className={['rank-badge', digits > 1 && `digits-${Math.min(digits, 5)}`, rank <= 3 && 'first']
        .filter(Boolean)
        .join(' ')}
    >
      {digits > 3 ? rank.toLocaleString('ko-KR') : rank}
      {!ordinal && <small>위</small>}
    </span>
  )
}

/** ▲2, ▼1 or NEW next to a rank. The style sheet holds the arrows and their screen reader text. */
export function RankMoveBadge({ move }: { move: RankMove | null }) {
  if (!move) return null
  return <i className={`rank-move ${move.kind}`}>{move.kind === 'new' ? 'NEW' : formatCount(move.by)}</i>
}
