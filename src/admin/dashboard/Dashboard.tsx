import Refresh from '@mui/icons-material/Refresh'
import { Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import type { StaffDashboard, RecentImport } from '@/contract/dashboard'
import { useStaff } from '../auth'
import { FailedState, Loading } from '../kit/states'
import { listPath } from '../kit/lists/recordLinks'
import { koreanMoment } from '../kit/dates/koreanDate'
import { ScreenHeading } from '../kit/screens/screens'
import { askApi } from '../dataProvider/requestJson'
import { Card } from '../kit/Card'
import { StatusTag } from '../kit/marks'
import { PHONE } from '../theme'
import { Figures } from './Figures'
import { Jobs } from './Jobs'
import { Columns } from './layout'
import { OpenReports } from './OpenReports'
import { WaitingList } from './WaitingList'

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { borderTop: '1px solid var(--line)', padding: '10px 0' },
  '& .name': { display: 'flex', alignItems: 'baseline', gap: 8, fontWeight: 620 },
  '& .at': { marginLeft: 'auto', fontSize: 12.5, fontWeight: 450, color: 'var(--soft)', whiteSpace: 'nowrap' },
  '& p': { margin: '2px 0 0', fontSize: 12.5, color: 'var(--soft)' },
  [PHONE]: { '& .name': { display: 'block' }, '& .at': { display: 'block' } },
})

interface RecentImportsProps {
  imports: RecentImport[] | null
  onRetry: () => void
}

function RecentImports({ imports, onRetry }: RecentImportsProps) {
  return (
    <Card
      title="최근 가져오기"
      action={
        <Link to="/data-upload" style={{ fontSize: 12.5 }}>
          모두
        </Link>
      }
    >
      {imports === null && <FailedState onRetry={onRetry} />}
      {imports?.length === 0 && <p style={{ color: 'var(--soft)' }}>아직 가져온 파일이 없어요.</p>}
      {imports !== null && imports.length > 0 && (
        <List>
          {imports.map((one) => (
            <li key={one.id}>
              <div className="name">
                <Link to={listPath('visits', { importBatch: one.id })}>{one.fileName}</Link>
                {one.status === 'undone' && <StatusTag>되돌림</StatusTag>}
                <span className="at">{koreanMoment(one.createdAt)}</span>
              </div>
              <p>
                {one.rowsRead.toLocaleString()}행 읽음 · 방문 {one.visitsMade.toLocaleString()}건
                {one.rowsRejected > 0 && ` · ${one.rowsRejected.toLocaleString()}행 거절`}
              </p>
            </li>
          ))}
        </List>
      )}
    </Card>
  )
}

const StaffHome = lazy(() => import('./StaffHome'))
// The charts are the largest part of the dashboard and load last.
const DayCharts = lazy(() => import('./DayCharts'))

interface Props {
  charts: StaffDashboard['charts']
  onRetry: () => void
}

const Charts = (props: Props) => (
  <Suspense fallback={<Loading />}>
    <DayCharts {...props} />
  </Suspense>
)

const EVERY_MS = 60_000

const useDashboard = () =>
  useQuery({
    queryKey: ['staff', 'dashboard'],
    queryFn: ({ signal }) => askApi('GET /api/v1/staff/dashboard', { signal }),
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: true,
  })

const HELP = `지금 사람을 기다리는 일과 지난 30일의 흐름이에요. 숫자를 누르면 그 목록이 열려요.
읽지 못한 수는 0으로 적지 않고 '불러오지 못함'으로 둬요. 1분마다 새로 읽고, 아주 많은 것은 길게는 1분 전의 수예요.`

export function Dashboard() {
  const staff = useStaff()
  if (!staff) return <Loading />
  return staff.role === 'admin' ? <AdminDashboard /> : <StaffHome staff={staff} />
}

function AdminDashboard() {
  const { data, error, isPending, isFetching, refetch } = useDashboard()
  const retry = () => void refetch()
  return (
    <>
      <ScreenHeading title="대시보드" note={data && `${koreanMoment(data.asOf)} 기준`} help={HELP}>
        <Button size="small" startIcon={<Refresh />} onClick={retry} disabled={isFetching}>
          새로 고침
        </Button>
      </ScreenHeading>
      {data ? <Parts data={data} onRetry={retry} /> : isPending && !error ? <Loading /> : null}
      {error && !data && <FailedState onRetry={retry} message={error.message} />}
    </>
  )
}

function Parts({ data, onRetry }: { data: StaffDashboard; onRetry: () => void }) {
  return (
    <>
      <Columns>
        <div>
          <OpenReports reports={data.openReports} waiting={data.waiting.reports} asOf={data.asOf} onRetry={onRetry} />
          <WaitingList waiting={data.waiting} asOf={data.asOf} onRetry={onRetry} />
        </div>
        <div>
          <Jobs />
          <RecentImports imports={data.imports} onRetry={onRetry} />
        </div>
      </Columns>
      <Figures figures={data.figures} onRetry={onRetry} />
      <Charts charts={data.charts} onRetry={onRetry} />
    </>
  )
}
