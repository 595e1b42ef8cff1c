import { BarChart } from '@mui/x-charts/BarChart'
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine'
import { LineChart } from '@mui/x-charts/LineChart'
import type { ReactNode } from 'react'
import { REPORT_HOURS } from '@/domain/moderation/moderation'
import type { DayValue, StaffDashboard } from '@/contract/dashboard'
import { Card } from '../kit/Card'
import { FailedState } from '../kit/states'
import { Thirds } from './layout'

const HEIGHT = 170
/** The last day's label needs half of its width on the right, or it is cut to '1…'. */
const MARGIN = { top: 12, right: 18, bottom: 0, left: 0 }
const COMPACT = new Intl.NumberFormat('ko-KR', { notation: 'compact', maximumFractionDigits: 1 })

/** '10. 3.' of '2026-10-03' */
const shortDay = (day: string): string => `${Number(day.slice(5, 7))}. ${Number(day.slice(8, 10))}.`
const isLabelled = (day: string, index: number): boolean => index % 10 === 0 || index === 29

const dayAxis = (days: DayValue[]) => ({
  id: 'day',
  data: days.map(({ day }) => day),
  scaleType: 'band' as const,
  valueFormatter: shortDay,
  tickLabelInterval: isLabelled,
  disableLine: true,
  disableTicks: true,
  height: 24,
})
const valueAxis = {
  min: 0,
  width: 34,
  disableLine: true,
  disableTicks: true,
  tickNumber: 3,
  valueFormatter: (value: number) => COMPACT.format(value),
}

interface Props {
  charts: StaffDashboard['charts']
  onRetry: () => void
}

const sum = (days: DayValue[]): number => days.reduce((all, { value }) => all + (value ?? 0), 0)

/** The median of the days that have a value. */
function middle(days: DayValue[]): number | null {
  const values = days.flatMap(({ value }) => value ?? []).sort((one, other) => one - other)
  return values[Math.floor(values.length / 2)] ?? null
}

export default function DayCharts({ charts: { rows, reviews, members, handlingHours }, onRetry }: Props) {
  const hours = handlingHours && middle(handlingHours)
  return (
    <Thirds>
      <Chart title="가져온 행" figure={rows && sum(rows).toLocaleString()} isFailed={!rows} onRetry={onRetry}>
        {rows && <Bars days={rows} label="행" colour="var(--edge)" />}
      </Chart>
      <Chart title="새 리뷰와 회원" isFailed={!reviews || !members} onRetry={onRetry}>
        {reviews && members && <Lines reviews={reviews} members={members} />}
      </Chart>
      <Chart
        title="신고 처리 시간"
        figure={hours === null ? '아직 없음' : `${Math.round(hours)}시간`}
        isFailed={!handlingHours}
        onRetry={onRetry}
      >
        {handlingHours && <Bars days={handlingHours} label="시간(중앙값)" colour="var(--edge)" limit={REPORT_HOURS} />}
      </Chart>
    </Thirds>
  )
}

interface ChartProps {
  title: string
  figure?: string | null
  isFailed: boolean
  onRetry: () => void
  children: ReactNode
}

const Chart = ({ title, figure, isFailed, onRetry, children }: ChartProps) => (
  <Card title={title} action={figure && <b style={{ fontSize: 17, letterSpacing: '-0.02em' }}>{figure}</b>}>
    {isFailed ? <FailedState onRetry={onRetry} /> : children}
  </Card>
)

interface BarsProps {
  days: DayValue[]
  label: string
  colour: string
  /** days above it are shown in red */
  limit?: number
}

const Bars = ({ days, label, colour, limit }: BarsProps) => (
  <BarChart
    height={HEIGHT}
    margin={MARGIN}
    hideLegend
    skipAnimation
    grid={{ horizontal: true }}
    xAxis={[dayAxis(days)]}
    yAxis={[
      {
        ...valueAxis,
        ...(limit !== undefined && {
          max: Math.max(limit * 1.25, ...days.map(({ value }) => value ?? 0)),
          colorMap: { type: 'piecewise' as const, thresholds: [limit], colors: [colour, 'var(--accent)'] },
        }),
      },
    ]}
    series={[{ data: days.map(({ value }) => value), label, color: colour }]}
  >
    {limit !== undefined && (
      <ChartsReferenceLine y={limit} lineStyle={{ stroke: 'var(--accent)', strokeDasharray: '4 3' }} />
    )}
  </BarChart>
)

/** In the legend, as the line is drawn. */
const DashedMark = ({ color = 'var(--soft)' }: { color?: string }) => (
  <svg viewBox="0 0 24 4" aria-hidden="true">
    <path d="M0 2H24" stroke={color} strokeWidth="3" strokeDasharray="6 3" />
  </svg>
)

const Lines = ({ reviews, members }: { reviews: DayValue[]; members: DayValue[] }) => (
  <LineChart
    height={HEIGHT}
    margin={MARGIN}
    skipAnimation
    grid={{ horizontal: true }}
    xAxis={[{ ...dayAxis(reviews), scaleType: 'point' as const }]}
    yAxis={[valueAxis]}
    series={[
      { data: reviews.map(({ value }) => value), label: '리뷰', color: 'var(--ink)', showMark: false },
      {
        id: 'members',
        data: members.map(({ value }) => value),
        label: '회원',
        labelMarkType: DashedMark,
        color: 'var(--soft)',
        showMark: false,
      },
    ]}
    sx={{ '& path[data-series=members]': { strokeDasharray: '4 3' } }}
    slotProps={{ legend: { position: { vertical: 'top', horizontal: 'end' } } }}
  />
)
