import type { Trend } from '@/domain/directory/trend'
import { peakOf, sparkBars, trendMessage } from './sparkBars'

/** Whole pixels per month keep the markup of long lists short; lists.css sets the bar width. */
const SLOT = 4
const HEIGHT = 32
/** Room above the bars for the peak's dot. */
const HEADROOM = 5

interface Props {
  values: Readonly<Trend>
  /** visits of a full-height bar, the same for a whole list */
  most?: number
}

export function Sparkline({ values, most }: Props) {
  if (values.length === 0) return <span className="hidden" />
  const width = values.length * SLOT
  const { bars } = sparkBars(values, width, HEIGHT - HEADROOM, most)
  const middle = (x: number) => Math.round(x) + 1
  const path = (recent: boolean) =>
    bars
      .filter((bar) => bar.recent === recent && bar.height > 0)
      .map(({ x, height }) => `M${middle(x)} ${HEIGHT}v-${Math.round(height)}`)
      .join('')
  const peak = peakOf(values)
  const top = peak && bars[values.length - 1 - peak.ago]
  return (
    <svg viewBox={`0 0 ${width + 44} ${HEIGHT}`} role="img" aria-label={trendMessage(values)} className="sparkline">
      <path d={path(false)} />
      <path d={path(true)} />
      {top && (
        <>
          <circle cx={middle(top.x)} cy={HEIGHT - Math.round(top.height) - 3} />
          <text x={width + 4} y={HEIGHT - 1}>
            {`최고 ${peak.visits}`}
          </text>
        </>
      )}
    </svg>
  )
}
