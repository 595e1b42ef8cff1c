import { sparkBars, trendMessage } from './sparkBars'

const WIDTH = 140
const HEIGHT = 32

const round = (pixels: number): number => Math.round(pixels * 10) / 10

/** Sparkline of visits by month, the newest year darker; its label says the trend in words. */
export function Sparkline({ values, className = '' }: { values: readonly number[]; className?: string }) {
  if (values.length === 0) return <span className={className} />
  const { bars, barWidth } = sparkBars(values, WIDTH, HEIGHT)
  const path = (recent: boolean) =>
    bars
      .filter((bar) => bar.recent === recent)
      .map(({ x, y }) => `M${round(x + barWidth / 2)} ${HEIGHT}V${round(y)}`)
      .join('')
  return (
    <svg
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      strokeWidth={barWidth}
      role="img"
      aria-label={trendMessage(values)}
      className={className}
    >
      <path d={path(false)} className="stroke-shade-2" />
      <path d={path(true)} className="stroke-accent" />
    </svg>
  )
}
