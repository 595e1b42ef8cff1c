/** By number of digits: on a phone the second size fits '99위' into the rank column. */
const SIZES = [
  'text-[1.75rem] md:text-[1.9375rem]',
  'text-[1.5rem] md:text-[1.9375rem]',
  'text-[1.125rem] md:text-[1.375rem]',
  'text-[0.875rem] md:text-[1.125rem]',
  'text-[0.75rem] md:text-[0.9375rem]',
]

export function RankBadge({ rank, ordinal = false }: { rank: number | null; ordinal?: boolean }) {
  if (rank === null) return <span className="text-faint">–</span>
  const digits = String(rank).length
  return (
    <span className={`rank-badge ${SIZES[digits - 1] ?? SIZES.at(-1)} ${rank <= 3 ? 'first' : ''}`}>
      {digits > 3 ? rank.toLocaleString('ko-KR') : rank}
      {!ordinal && <small>위</small>}
    </span>
  )
}
