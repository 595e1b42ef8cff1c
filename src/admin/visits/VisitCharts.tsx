import { BarChart } from '@mui/x-charts/BarChart'
import { styled } from '@mui/material/styles'
import { VISIT_STATUSES, totalOf, type VisitMonth, type VisitStatusCode } from '@/domain/expense/visits'
import { monthsBetween } from '@/domain/agency/coverage'
import { VISIT_STATUS_LABELS } from '@/messages/labels'

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 1fr)',
  gap: 16,
  marginTop: 8,
  '@media (max-width: 900px)': { gridTemplateColumns: '1fr' },
  '& figure': {
    margin: 0,
    padding: '10px 14px',
    border: '1px solid var(--line)',
    borderRadius: 8,
    background: 'var(--card)',
  },
  '& figcaption': { fontSize: 13, fontWeight: 620 },
})

const COLOURS: Record<VisitStatusCode, string> = {
  confirmed: 'var(--edge)',
  pending: 'var(--warn)',
  disputed: 'var(--ink)',
}
const HEIGHT = 180
const quiet = { disableLine: true, disableTicks: true }
const COMPACT = new Intl.NumberFormat('ko-KR', { notation: 'compact', maximumFractionDigits: 1 })
const valueAxis = { min: 0, tickNumber: 3, valueFormatter: (n: number) => COMPACT.format(n), ...quiet }

/** '25. 10.' */
const shortMonth = (month: string): string => `${month.slice(2, 4)}. ${Number(month.slice(5))}.`

export default function VisitCharts({ months }: { months: VisitMonth[] }) {
  const axis = monthsBetween(months[0]?.month ?? '', months.at(-1)?.month ?? '')
  const visitsOf = (month: string, status: VisitStatusCode) =>
    months.find((one) => one.month === month && one.status === status)?.visits ?? 0
  const byStatus = VISIT_STATUSES.map((status) => totalOf(months.filter((one) => one.status === status)).visits)
  return (
    <Pair>
      <figure>
        <figcaption>달마다 방문 (건)</figcaption>
        <BarChart
          height={HEIGHT}
          margin={{ top: 10, right: 4, bottom: 0, left: 0 }}
          skipAnimation
          hideLegend
          grid={{ horizontal: true }}
          xAxis={[{ data: axis, scaleType: 'band', valueFormatter: shortMonth, height: 24, ...quiet }]}
          yAxis={[{ ...valueAxis, width: 40 }]}
          series={VISIT_STATUSES.map((status) => ({
            data: axis.map((month) => visitsOf(month, status)),
            label: VISIT_STATUS_LABELS[status],
            color: COLOURS[status],
            stack: 'all',
          }))}
        />
      </figure>
      <figure>
        <figcaption>상태마다 (건)</figcaption>
        <BarChart
          height={HEIGHT}
          layout="horizontal"
          margin={{ top: 10, right: 12, bottom: 0, left: 0 }}
          skipAnimation
          hideLegend
          yAxis={[
            {
              data: VISIT_STATUSES.map((status) => VISIT_STATUS_LABELS[status]),
              scaleType: 'band',
              width: 66,
              colorMap: { type: 'ordinal', colors: VISIT_STATUSES.map((status) => COLOURS[status]) },
              ...quiet,
            },
          ]}
          xAxis={[{ ...valueAxis, height: 24 }]}
          series={[{ data: byStatus, label: '방문', barLabel: 'value' }]}
        />
      </figure>
    </Pair>
  )
}
