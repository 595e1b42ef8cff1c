import type { RankMove } from '@/domain/directory/rankMove'
import { formatCount } from '../format/number'

/** ▲2, ▼1 or NEW next to a rank. The style sheet holds the arrows and their screen reader text. */
export function RankMoveBadge({ move }: { move: RankMove | null }) {
  if (!move) return null
  return <i className={`rank-move ${move.kind}`}>{move.kind === 'new' ? 'NEW' : formatCount(move.by)}</i>
}
