import type { RestaurantDetail } from '@/domain/directory/schemas'
import { formatMonth } from '../format/day'
import { formatCount, formatWon } from '../format/number'
import { DataTable } from './DataTable'
import { type MonthBar, monthBars } from './monthBars'

const BARS = 120
const TOP = 18
const FOOT = 24

/** A label centred on the last bars would overflow on the right. */
const atEdge = (bar: MonthBar): boolean => bar.x > 92

/** Bar chart of visits by month, with the newest year highlighted and a table of the same data. */
export function MonthChart({ months }: { months: RestaurantDetail['months'] }) {
  const bars = monthBars(months, BARS)
  const most = bars.reduce((best, bar) => (bar.visit_count > (best?.visit_count ?? 0) ? bar : best), bars[0])
  const label = most ? `가장 많은 달은 ${formatMonth(most.month)} ${formatCount(most.visit_count)}건` : '방문 없음'
  return (
    <>
      <svg
        width="100%"
        height={TOP + BARS + FOOT}
        role="img"
        aria-label={`월별 방문 수. ${label}`}
        className="mt-4 block overflow-visible"
      >
        <line x1="0" x2="100%" y1={TOP + BARS + 0.5} y2={TOP + BARS + 0.5} className="stroke-line" />
        {bars.map((bar) => (
          <g key={bar.month}>
            <title>{`${formatMonth(bar.month)} ${formatCount(bar.visit_count)}건`}</title>
            <rect x={`${bar.x}%`} width={`${bar.width}%`} y={0} height={TOP + BARS} fill="transparent" />
            <rect
              x={`${bar.x}%`}
              width={`${bar.width}%`}
              y={TOP + bar.y}
              height={bar.height}
              rx={2}
              className={bar.recent ? 'fill-accent' : 'fill-shade-2'}
            />
            {bar === most && (
              <text
                x={atEdge(bar) ? '100%' : `${bar.x + bar.width / 2}%`}
                y={TOP + bar.y - 6}
                textAnchor={atEdge(bar) ? 'end' : 'middle'}
                className="fill-ink text-[12px] font-semibold"
              >
                {formatCount(bar.visit_count)}
              </text>
            )}
            {bar.tick && (
              <text
                x={atEdge(bar) ? '100%' : `${bar.x + bar.width / 2}%`}
                y={TOP + BARS + 18}
                textAnchor={atEdge(bar) ? 'end' : 'middle'}
                className="fill-faint text-[11.5px]"
              >
                {bar.tick}
              </text>
            )}
          </g>
        ))}
      </svg>
      <DataTable
        summary="월별 방문을 표로 보기"
        head={['달', '방문', '금액']}
        rows={[...months]
          .reverse()
          .map((month) => [
            formatMonth(month.month),
            `${formatCount(month.visit_count)}건`,
            formatWon(month.total_amount),
          ])}
      />
    </>
  )
}
