import { ButtonBase, Skeleton } from '@mui/material'
import { styled } from '@mui/material/styles'
import { lazy, Suspense } from 'react'
import { useListContext, useDataProvider } from 'react-admin'
import { useQuery } from '@tanstack/react-query'
import { VISIT_STATUSES, totalOf, type VisitMonth, type VisitStatusCode } from '@/domain/expense/visits'
import { VISIT_STATUS_LABELS } from '@/messages/labels'
import { FailedState } from '../kit/states'
import type { BackOfficeDataProvider } from '../dataProvider/dataProvider'

function useVisitSummary(filter: object) {
  const provider = useDataProvider<BackOfficeDataProvider>()
  return useQuery({
    queryKey: ['visits', 'summary', filter],
    queryFn: async () =>
      (await provider.actionMany<{ months: VisitMonth[] }>('visits', [], 'summary', { filter })).months,
    staleTime: 30_000,
    retry: false,
    placeholderData: (before) => before,
  })
}

const VisitCharts = lazy(() => import('./VisitCharts'))

const Cards = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  gap: 10,
  marginBottom: 10,
})

const box = {
  display: 'block',
  textAlign: 'left',
  padding: '10px 14px',
  border: '1px solid var(--line)',
  borderRadius: 8,
  background: 'var(--card)',
  '&[aria-pressed="true"]': { borderColor: 'var(--ink)' },
  '& b': { display: 'block', fontSize: 19, fontWeight: 700, letterSpacing: '-0.02em' },
  '& span': { color: 'var(--soft)', fontSize: 12.5 },
} as const
const CountCard = styled(ButtonBase)(box)
const FigureCard = styled('div')(box)

const COMPACT = new Intl.NumberFormat('ko-KR', { notation: 'compact', maximumFractionDigits: 2 })

/** Over all rows that match the filters; each state's card is a filter. */
export function VisitCounts() {
  const { filterValues, setFilters } = useListContext()
  const { status, ...others } = filterValues as { status?: VisitStatusCode }
  const { data, error, refetch } = useVisitSummary(others)
  if (error) return <FailedState message={error.message} onRetry={() => void refetch()} />
  const shown = data?.filter((month) => status === undefined || month.status === status)
  const totals = shown && totalOf(shown)
  const states = [undefined, ...VISIT_STATUSES].map((state) => ({
    state,
    label: state ? VISIT_STATUS_LABELS[state] : '모두',
    count: data && totalOf(data.filter((month) => state === undefined || month.status === state)).visits,
  }))
  return (
    <section aria-label="조건 전체의 합계">
      <Cards>
        {states.map(({ state, label, count }) => (
          <CountCard
            key={label}
            aria-pressed={status === state}
            onClick={() => setFilters(state ? { ...others, status: state } : others)}
          >
            <span>{label}</span>
            <Figure value={count} />
          </CountCard>
        ))}
        <FigureCard title={totals && `${totals.amount.toLocaleString('ko-KR')}원`}>
          <span>금액</span>
          <Figure value={totals?.amount} compact />
        </FigureCard>
        <FigureCard>
          <span>인원</span>
          <Figure value={totals?.headcount} />
        </FigureCard>
      </Cards>
      {shown && shown.length > 0 && <Charts months={shown} />}
    </section>
  )
}

const Figure = ({ value, compact = false }: { value: number | undefined; compact?: boolean }) => (
  <b>
    {value === undefined ? (
      <Skeleton width={60} />
    ) : compact ? (
      `${COMPACT.format(value)}원`
    ) : (
      value.toLocaleString('ko-KR')
    )}
  </b>
)

const Charts = ({ months }: { months: VisitMonth[] }) => (
  <details style={{ marginBottom: 12 }}>
    <summary style={{ cursor: 'pointer', color: 'var(--soft)', fontSize: 13 }}>달과 상태별로 보기</summary>
    <Suspense fallback={<Skeleton variant="rounded" height={190} />}>
      <VisitCharts months={months} />
    </Suspense>
  </details>
)
