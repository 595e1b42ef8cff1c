/** One bar as a share (0 to 1) of the longest. Decorative, because the count is text next to it. */
export function CountBar({ share, muted = false }: { share: number; muted?: boolean }) {
  const width = share > 0 ? Math.max(0.8, Math.min(100, share * 100)) : 0
  return (
    <span className={muted ? 'count-bar muted' : 'count-bar'} aria-hidden>
      <i style={{ width: `${Math.round(width * 10) / 10}%` }} />
    </span>
  )
}
