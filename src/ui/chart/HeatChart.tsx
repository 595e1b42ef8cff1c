import { josa } from 'es-hangul'
import type { CSSProperties } from 'react'
import { TIMED_VISITS_MIN } from '@/domain/directory/directory'
import { formatCount } from '../format/number'
import { WEEKDAYS } from '../format/day'
import { DataTable } from './DataTable'
import { percent } from './percent'
import { SHADE_FILLS } from './colorScale'

interface HourCount {
  /** ISO weekday, 1 (월) to 7 (일) */
  weekday: number
  hour: number
  visit_count: number
}

interface HeatGrid {
  hours: number[]
  /** seven rows from Monday; `shade` from 0 (none) to 4 (most) */
  rows: { weekday: string; cells: { hour: number; visit_count: number; shade: 0 | 1 | 2 | 3 | 4 }[] }[]
  /** null with fewer than TIMED_VISITS_MIN timed visits */
  busiest: HourCount | null
  timed: number
}

/** Hours always shown, so that charts are comparable; others only if they have visits. */
const FIRST_HOUR = 11
const LAST_HOUR = 21

const shadeOf = (count: number, most: number): 0 | 1 | 2 | 3 | 4 => {
  if (count === 0) return 0
  const share = count / most
  return share > 0.75 ? 4 : share > 0.5 ? 3 : share > 0.25 ? 2 : 1
}

export function heatGrid(counts: readonly HourCount[]): HeatGrid {
  const seen = counts.filter((cell) => cell.visit_count > 0)
  const first = Math.min(FIRST_HOUR, ...seen.map((cell) => cell.hour))
  const last = Math.max(LAST_HOUR, ...seen.map((cell) => cell.hour))
  const hours = Array.from({ length: last - first + 1 }, (_, i) => first + i)
  const byCell = new Map(seen.map((cell) => [cell.weekday * 24 + cell.hour, cell.visit_count]))
  const most = Math.max(1, ...seen.map((cell) => cell.visit_count))
  const rows = WEEKDAYS.map((weekday, i) => ({
    weekday,
    cells: hours.map((hour) => {
      const visits = byCell.get((i + 1) * 24 + hour) ?? 0
      return { hour, visit_count: visits, shade: shadeOf(visits, most) }
    }),
  }))
  const timed = seen.reduce((sum, { visit_count }) => sum + visit_count, 0)
  const fullest = seen.reduce<HourCount | null>(
    (best, cell) => (cell.visit_count > (best?.visit_count ?? 0) ? cell : best),
    null,
  )
  return { hours, rows, timed, busiest: timed < TIMED_VISITS_MIN ? null : fullest }
}

function ShadeLegend({ low, high }: { low: string; high: string }) {
  return (
    <p className="inline-flex min-h-11 items-center gap-2 text-note text-faint">
      {low}
      <svg width={92} height={12} aria-hidden>
        {SHADE_FILLS.map((fill, i) => (
          <rect key={fill} x={i * 18.5} width={17} height={12} rx={2} className={fill} />
        ))}
      </svg>
      {high}
    </p>
  )
}

/** including a gap of 3, see `.heat-chart` */
const ROW = 26
/** width of the weekday labels in percent */
const LEFT = 6

export function HeatChart({ counts }: { counts: readonly HourCount[] }) {
  const { hours, rows, busiest, timed } = heatGrid(counts)
  const column = (100 - LEFT) / hours.length
  const all = `시각이 알려진 방문 ${formatCount(timed)}건`
  const message = busiest
    ? `${all} 가운데 ${WEEKDAYS[busiest.weekday - 1]}요일 ${busiest.hour}시가 ${formatCount(busiest.visit_count)}건으로 가장 많아요.`
    : timed > 0
      ? `${josa(all, '이에요/예요')}.`
      : '시각이 알려진 방문이 없어요.'
  const every = hours.length > 14 ? 2 : 1
  return (
    <>
      <p className="mt-1 text-small">{message}</p>
      <svg
        width="100%"
        height={rows.length * ROW + 22}
        role="img"
        aria-label={`요일과 시각별 방문. ${message}`}
        className="heat-chart mt-3 block"
        style={{ '--cell': percent(column - 0.6) } as CSSProperties}
      >
        {rows.map((row, y) => (
          <g key={row.weekday} transform={`translate(0 ${y * ROW})`}>
            <text y={ROW / 2 + 3}>{row.weekday}</text>
            {row.cells.map((cell, x) => (
              <rect key={cell.hour} x={percent(LEFT + x * column)} className={SHADE_FILLS[cell.shade]}>
                {cell.visit_count > 0 && (
                  <title>{`${row.weekday}요일 ${cell.hour}시 ${formatCount(cell.visit_count)}건`}</title>
                )}
              </rect>
            ))}
          </g>
        ))}
        <g textAnchor="middle">
          {hours.map(
            (hour, x) =>
              x % every === 0 && (
                <text key={hour} x={percent(LEFT + (x + 0.5) * column)} y={rows.length * ROW + 14}>
                  {hour}
                </text>
              ),
          )}
        </g>
      </svg>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <DataTable
          summary="요일 × 시각을 표로 보기"
          head={['시각', ...WEEKDAYS]}
          rows={hours.map((hour, x) => [`${hour}시`, ...rows.map((row) => String(row.cells[x]?.visit_count ?? 0))])}
        />
        <ShadeLegend low="적음" high="많음" />
      </div>
    </>
  )
}
