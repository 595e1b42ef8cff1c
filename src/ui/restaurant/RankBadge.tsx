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
    <span
      className={`inline-flex items-baseline leading-none tracking-[-0.05em] ${size} ${
        rank <= 3 ? 'font-[650] text-accent' : 'font-light'
      }`}
    >
      {digits > 3 ? rank.toLocaleString('ko-KR') : rank}
      {!ordinal && <span className="ml-px text-[0.8125rem] font-medium tracking-normal">위</span>}
    </span>
  )
}
