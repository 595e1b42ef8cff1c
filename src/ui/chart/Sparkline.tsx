import type { Trend } from '@/domain/directory/trend'
import { peakOf, sparkBars, trendMessage } from './sparkBars'

/** Whole pixels a month, which keep the markup of a long list short; lists.css says how wide a bar is. */
const SLOT = 4
const HEIGHT = 32
/** Above the bars: the dot of the highest. */
const HEADROOM = 5

interface Props {
  values: Readonly<Trend>
  /** the visits that a bar of full height stands for; one scale for a whole list */
  most?: number
}

/**
 * Sparkline of visits by month with gaps where nothing was collected, the newest year darker, the highest month dotted
 * and counted; labelled in words.
 */
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
