import { scaleLinear } from 'd3-scale'
import type { RestaurantDetail } from '@/contract/directory'
import { CHART } from '@/messages/site/charts'
import { formatMonth, formatMonthTick } from '../format/day'
import { formatCount, formatWon } from '../format/number'
import { DataTable } from './DataTable'
import { percent } from './percent'

interface MonthCount {
  month: string
  visit_count: number
}

interface MonthBar extends MonthCount {
  /** percent of the width, so that labels keep their size */
  x: number
  width: number
  /** pixels */
  y: number
  height: number
  recent: boolean
  tick: string | null
}

export const MONTHS_SHOWN = 36
const RECENT_MONTHS = 12
const TICKS = 6

/** Oldest first; `height` is that of a bar of `most` in pixels. */
export function monthBars(
  months: readonly MonthCount[],
  height: number,
  most = Math.max(1, ...months.slice(-MONTHS_SHOWN).map((month) => month.visit_count)),
): MonthBar[] {
  const shown = months.slice(-MONTHS_SHOWN)
  const scale = scaleLinear([0, most], [0, height])
  // Few months do not get wider bars than a full year.
  const slot = 100 / Math.max(shown.length, RECENT_MONTHS)
  const every = Math.max(1, Math.ceil(shown.length / TICKS))
  return shown.map((month, i) => {
    const tall = month.visit_count === 0 ? 0 : Math.max(2, Math.round(scale(month.visit_count)))
    return {
      ...month,
      x: Math.round((i * slot + slot * 0.12) * 100) / 100,
      width: Math.round(slot * 76) / 100,
      y: height - tall,
      height: tall,
      recent: i >= shown.length - RECENT_MONTHS,
      tick: (shown.length - 1 - i) % every === 0 ? formatMonthTick(month.month) : null,
    }
  })
}

const BARS = 120
const TOP = 18
const FOOT = 24

/** A centred label on the last bars would overflow. */
const atEdge = (bar: MonthBar): boolean => bar.x > 92

export function MonthTick({ bar, y }: { bar: MonthBar; y: number }) {
  if (!bar.tick) return null
  return (
    <text
      x={atEdge(bar) ? '100%' : percent(bar.x + bar.width / 2)}
      y={y}
      textAnchor={atEdge(bar) ? 'end' : 'middle'}
      className="fill-faint text-[11.5px]"
    >
      {bar.tick}
    </text>
  )
}

/** Stripes, drawn as a dashed line as wide as they are high. */
const STRIPES = { strokeDasharray: '1.5 4.5', className: 'stroke-line' }

interface Props {
  months: RestaurantDetail['months']
  /** months with any record */
  collected: readonly string[]
}

export function MonthChart({ months, collected }: Props) {
  const bars = monthBars(months, BARS)
  const isMissing = ({ month, visit_count }: MonthCount) => visit_count === 0 && !collected.includes(month)
  const countOf = (month: MonthCount) =>
    isMissing(month) ? CHART.notCollectedMonth : `${formatCount(month.visit_count)}건`
  const missing = bars.filter(isMissing).length
  const most = bars.reduce((best, bar) => (bar.visit_count > (best?.visit_count ?? 0) ? bar : best), bars[0])
  const label = [
    most ? `가장 많은 달은 ${formatMonth(most.month)} ${formatCount(most.visit_count)}건` : '방문 없음',
    missing > 0 && CHART.missing(missing),
  ]
    .filter(Boolean)
    .join(', ')
  return (
    <>
      <svg
        width="100%"
        height={TOP + BARS + FOOT}
        role="img"
        aria-label={`월별 방문 수. ${label}`}
        className="bar-chart mt-4 block overflow-visible"
      >
        <line x1="0" x2="100%" y1={TOP + BARS + 0.5} y2={TOP + BARS + 0.5} className="stroke-line" />
        {bars.map((bar) => (
          <g key={bar.month}>
            <title>{`${formatMonth(bar.month)} ${countOf(bar)}`}</title>
            <rect x={`${bar.x}%`} width={`${bar.width}%`} />
            {isMissing(bar) && (
              <line
                x1={`${bar.x}%`}
                x2={`${bar.x + bar.width}%`}
                y1={TOP + BARS / 2}
                y2={TOP + BARS / 2}
                strokeWidth={BARS}
                {...STRIPES}
              />
            )}
            <rect
              x={`${bar.x}%`}
              width={`${bar.width}%`}
              y={TOP + bar.y}
              height={bar.height}
              className={bar.recent ? 'fill-accent' : 'fill-shade-2'}
            />
            {bar === most && (
              <text
                x={atEdge(bar) ? '100%' : percent(bar.x + bar.width / 2)}
                y={TOP + bar.y - 6}
                textAnchor={atEdge(bar) ? 'end' : 'middle'}
                className="fill-ink text-[12px] font-semibold"
              >
                {formatCount(bar.visit_count)}
              </text>
            )}
            <MonthTick bar={bar} y={TOP + BARS + 18} />
          </g>
        ))}
      </svg>
      {missing > 0 && (
        <p className="mt-1 flex items-center gap-2 text-note text-soft">
          <svg width={18} height={12} aria-hidden className="shrink-0">
            <line x2={18} y1={6} y2={6} strokeWidth={12} {...STRIPES} />
          </svg>
          {CHART.notCollected}
        </p>
      )}
      <DataTable
        summary="월별 방문을 표로 보기"
        head={['달', '방문', '금액']}
        rows={[...months]
          .reverse()
          .map((month) => [
            formatMonth(month.month),
            countOf(month),
            isMissing(month) ? '–' : formatWon(month.total_amount),
          ])}
      />
    </>
  )
}
