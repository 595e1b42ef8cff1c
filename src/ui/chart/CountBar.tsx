/** One bar, as a share (0 to 1) of the longest. Decorative: the count is text beside it. */
export function CountBar({ share, muted = false }: { share: number; muted?: boolean }) {
  const width = share > 0 ? Math.max(0.8, Math.min(100, share * 100)) : 0
  return (
    <svg width="100%" height={10} aria-hidden className="block">
      <rect width="100%" height={10} rx={2} className="fill-wash" />
      <rect
        width={`${Math.round(width * 10) / 10}%`}
        height={10}
        rx={2}
        className={muted ? 'fill-shade-2' : 'fill-accent'}
      />
    </svg>
  )
}
