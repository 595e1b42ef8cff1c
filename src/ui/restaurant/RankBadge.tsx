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
