import Refresh from '@mui/icons-material/Refresh'
import { Button } from '@mui/material'
import type { StaffDashboard } from '@/domain/staff/dashboard'
import { useStaff } from '../auth/useStaff'
import { FailedState } from '../kit/FailedState'
import { koreanMoment } from '../kit/dates/koreanDate'
import { Loading } from '../kit/Loading'
import { ScreenHeading } from '../kit/screens/ScreenHeading'
import { Charts } from './Charts'
import { Figures } from './Figures'
import { Columns } from './layout'
import { OpenReports } from './OpenReports'
import { RecentImports } from './RecentImports'
import { StartHere } from './StartHere'
import { useDashboard } from './useDashboard'
import { WaitingList } from './WaitingList'

const HELP = `지금 사람을 기다리는 일과 지난 30일의 흐름이에요. 숫자를 누르면 그 목록이 열려요.
읽지 못한 수는 0으로 적지 않고 '불러오지 못함'으로 둬요. 1분마다 새로 읽고, 아주 많은 것은 길게는 1분 전의 수예요.`

export function Dashboard() {
  const staff = useStaff()
  if (!staff) return <Loading />
  return staff.role === 'admin' ? <AdminDashboard /> : <StartHere staff={staff} />
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
        <RecentImports imports={data.imports} onRetry={onRetry} />
      </Columns>
      <Figures figures={data.figures} onRetry={onRetry} />
      <Charts charts={data.charts} onRetry={onRetry} />
    </>
  )
}
