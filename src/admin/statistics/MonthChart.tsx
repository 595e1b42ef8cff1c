import { BarChart } from '@mui/x-charts/BarChart'
import { monthsBetween } from '@/domain/agency/coverage'
import { MONTHS_SHOWN, type StaffStatistics } from '@/contract/statistics'
import { CHART } from '@/messages/site/charts'
import { Card } from '../kit/Card'
import { FailedState } from '../kit/states'
import { DownloadButton } from './DownloadButton'

const COMPACT = new Intl.NumberFormat('ko-KR', { notation: 'compact', maximumFractionDigits: 1 })
const shortMonth = (month: string): string => `${month.slice(2, 4)}. ${Number(month.slice(5))}.`

interface Props {
  months: StaffStatistics['months']
  query: URLSearchParams
  onRetry: () => void
}

export default function MonthChart({ months, query, onRetry }: Props) {
  const axis = monthsBetween(months?.[0]?.month ?? '', months?.at(-1)?.month ?? '').slice(-MONTHS_SHOWN)
  const counted = new Map(months?.map(({ month, visits }) => [month, visits]))
  const gaps = axis.filter((month) => !counted.has(month))
  return (
    <div style={{ margin: '16px 0' }}>
      <Card title="월별 방문" action={<DownloadButton table="month" query={query} />}>
        {months === null && <FailedState onRetry={onRetry} />}
        {months?.length === 0 && <p style={{ color: 'var(--soft)' }}>아직 센 방문이 없어요.</p>}
        {months !== null && months.length > 0 && (
          <BarChart
            height={200}
            margin={{ top: 12, right: 4, bottom: 0, left: 0 }}
            hideLegend
            skipAnimation
            grid={{ horizontal: true }}
            xAxis={[
              {
                data: axis,
                scaleType: 'band',
                valueFormatter: shortMonth,
                tickLabelInterval: (_, index) => index % 3 === 0,
                disableLine: true,
                disableTicks: true,
                height: 24,
              },
            ]}
            yAxis={[
              {
                min: 0,
                width: 40,
                disableLine: true,
                disableTicks: true,
                tickNumber: 3,
                valueFormatter: (value: number) => COMPACT.format(value),
              },
            ]}
            series={[{ data: axis.map((month) => counted.get(month) ?? null), label: '방문', color: 'var(--edge)' }]}
          />
        )}
        {gaps.length > 0 && (
          <p style={{ margin: '4px 0 0', color: 'var(--soft)', fontSize: 12.5 }}>
            {CHART.missing(gaps.length)}: {gaps.map(shortMonth).join(', ')}
          </p>
        )}
      </Card>
    </div>
  )
}
