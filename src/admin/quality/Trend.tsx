import { TREND_WEEKS } from '@/domain/quality/limits'

const WIDTH = 66
const HEIGHT = 22

export function Trend({ weeks }: { weeks: { week: string; count: number }[] }) {
  const [first, last] = [weeks[0], weeks.at(-1)]
  if (!first || !last || weeks.length < 2) return null
  const highest = Math.max(1, ...weeks.map(({ count }) => count))
  const step = WIDTH / (TREND_WEEKS - 1)
  const points = weeks.map(({ count }, index) => {
    const x = WIDTH - (weeks.length - 1 - index) * step
    return `${x.toFixed(1)},${(HEIGHT - 2 - (count / highest) * (HEIGHT - 4)).toFixed(1)}`
  })
  const words = `${weeks.length}주 동안 ${first.count.toLocaleString()}에서 ${last.count.toLocaleString()}(으)로`
  return (
    <svg width={WIDTH} height={HEIGHT} role="img" aria-label={words}>
      <polyline points={points.join(' ')} fill="none" stroke="var(--edge)" strokeWidth={1.5} />
    </svg>
  )
}
