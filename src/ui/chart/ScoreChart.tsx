import { monthsBetween } from '@/domain/agency/coverage'
import { REPORT_CARD } from '@/messages/site/reportCard'
import { formatMonth } from '../format/day'
import { monthBars, MonthTick } from './MonthChart'

const BARS = 72
const FOOT = 24
const LINES = [0, 50, 100] as const

/** Scores of 0 to 100; a month without one has no bar. `months`: oldest first */
export function ScoreChart({ months }: { months: readonly { month: string; score: number | null }[] }) {
  const scores = new Map(months.map(({ month, score }) => [month, score]))
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last) return null
  const all = monthsBetween(first.month, last.month).map((month) => ({ month, visit_count: scores.get(month) ?? 0 }))
  const textOf = (month: string): string => REPORT_CARD.score(scores.get(month) ?? null)
  return (
    <svg
      width="100%"
      height={BARS + FOOT + 6}
      role="img"
      aria-label={REPORT_CARD.trendLabel(months.length, textOf(last.month))}
      className="bar-chart mt-3 block overflow-visible"
    >
      <g transform="translate(0 6)">
        {LINES.map((score) => (
          <line
            key={score}
            x1="0"
            x2="100%"
            y1={BARS - (BARS * score) / 100 + 0.5}
            y2={BARS - (BARS * score) / 100 + 0.5}
            className="stroke-line"
          />
        ))}
        {monthBars(all, BARS, 100).map((bar) => (
          <g key={bar.month}>
            <title>{`${formatMonth(bar.month)} ${textOf(bar.month)}`}</title>
            <rect x={`${bar.x}%`} width={`${bar.width}%`} />
            <rect
              x={`${bar.x}%`}
              width={`${bar.width}%`}
              y={bar.y}
              height={bar.height}
              className={bar.recent ? 'fill-accent' : 'fill-shade-2'}
            />
            <MonthTick bar={bar} y={BARS + 18} />
          </g>
        ))}
      </g>
    </svg>
  )
}
