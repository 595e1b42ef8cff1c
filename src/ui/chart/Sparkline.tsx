import type { Trend } from '@/domain/directory/directory'
import { CHART } from '@/messages/site/charts'

const RECENT_MONTHS = 12

const counts = (values: Readonly<Trend>): number[] => values.map((visits) => visits ?? 0)

interface SparkBar {
  x: number
  y: number
  height: number
  recent: boolean
}

/** `ago` counts months before the last; null without visits. */
export function peakOf(values: Readonly<Trend>): { visits: number; ago: number } | null {
  const visits = Math.max(0, ...counts(values))
  return visits === 0 ? null : { visits, ago: values.length - 1 - values.lastIndexOf(visits) }
}

/** In pixels; zero is a dot on the baseline, no data a gap. `most` visits have full height. */
export function sparkBars(
  values: Readonly<Trend>,
  width: number,
  height: number,
  most = Math.max(1, ...counts(values)),
): { bars: SparkBar[]; barWidth: number } {
  const slot = width / Math.max(1, values.length)
  const bars = values.map((value, i) => {
    const tall = value ? Math.max(2.5, Math.round((value / most) * height * 10) / 10) : value === 0 ? 1 : 0
    return {
      x: Math.round(i * slot * 10) / 10,
      y: height - tall,
      height: tall,
      recent: i >= values.length - RECENT_MONTHS,
    }
  })
  return { bars, barWidth: Math.round(slot * 6) / 10 }
}

/** Short, because lists repeat it per row. */
export function trendMessage(values: Readonly<Trend>): string {
  const half = Math.floor(values.length / 2)
  const sum = (part: Readonly<Trend>) => counts(part).reduce((total, value) => total + value, 0)
  const missing = values.filter((visits) => visits === null).length
  const gaps = missing > 0 ? `, ${CHART.missing(missing)}` : ''
  const before = sum(values.slice(0, half))
  const after = sum(values.slice(half))
  if (before === 0 && after === 0) return `최근 ${values.length}개월 방문 없음${gaps}`
  return `앞 ${half}개월 ${before}건, 뒤 ${values.length - half}개월 ${after}건, 최고 ${Math.max(...counts(values))}건${gaps}`
}

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
