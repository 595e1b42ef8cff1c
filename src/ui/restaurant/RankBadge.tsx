/** A rank as text; the first three are in the accent colour. */
export function RankBadge({ rank, ordinal = false }: { rank: number | null; ordinal?: boolean }) {
  if (rank === null) return <span className="text-faint">–</span>
  const digits = String(rank).length
  const size =
    digits > 4
      ? 'text-[0.9375rem]'
      : digits > 3
        ? 'text-[1.125rem]'
        : digits > 2
          ? 'text-[1.375rem]'
          : 'text-[1.75rem] md:text-[1.9375rem]'
  return (
    <span className={`rank-badge ${size} ${rank <= 3 ? 'first' : ''}`}>
      {digits > 3 ? rank.toLocaleString('ko-KR') : rank}
      {!ordinal && <small>위</small>}
    </span>
  )
}
