import type { RankMove } from '@/domain/directory/rankMove'
import { formatCount } from '../format/number'

/** ▲2, ▼1 or NEW next to a rank. The arrows, and what a screen reader says for them, are in the style sheet. */
export function RankMoveBadge({ move }: { move: RankMove | null }) {
  if (!move) return null
  return <i className={`rank-move ${move.kind}`}>{move.kind === 'new' ? 'NEW' : formatCount(move.by)}</i>
}
