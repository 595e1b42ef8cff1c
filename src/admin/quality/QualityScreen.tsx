import Refresh from '@mui/icons-material/Refresh'
import { Button } from '@mui/material'
import { useDataProvider } from 'react-admin'
import type { QualitySummary } from '@/domain/quality/summary'
import type { BackOfficeDataProvider } from '../dataProvider/dataProvider'
import { ExportButton } from '../kit/lists/ExportButton'
import { FailedState } from '../kit/FailedState'
import { koreanMoment } from '../kit/dates/koreanDate'
import { ListScreen } from '../kit/screens/ListScreen'
import { useAction } from '../kit/useAction'
import { ChangeHistory } from './ChangeHistory'
import { IssueList } from './IssueList'
import { SummaryCards } from './SummaryCards'
import { TypeCards } from './TypeCards'
import { useQuality } from './useQuality'

const HELP = `모든 행에서 찾은 문제를 종류마다 집계해요. 종류를 누르면 그 목록이 아래에 열려요.
여러 줄을 골라 한꺼번에 고칠 수 있고, 고치기 전에 무엇이 어떻게 바뀌는지 보여요. 고친 것은 되돌릴 수 있어요.
고칠 것이 아니면 ‘맞음’으로 표시해요. 누가 언제 그렇게 보았는지 남고, 다시 셀 때도 빠져요.
자료를 가져온 뒤와 하루에 한 번 새로 집계해요. ‘다시 분석’은 지금 집계해요.`

export default function QualityScreen() {
  const { data, error, refetch } = useQuality()
  return (
    <ListScreen
      resource="data-quality"
      note={data && <SeenAt summary={data} />}
      help={HELP}
      sort={{ field: 'id', order: 'ASC' }}
      actions={
        <>
          <ExportButton />
          <AnalyseButton />
        </>
      }
    >
      {data ? <Parts summary={data} /> : !error && <p role="status">데이터 품질을 분석하는 중...</p>}
      {error && !data && <FailedState onRetry={() => void refetch()} message={error.message} />}
    </ListScreen>
  )
}

const SeenAt = ({ summary: { refreshedAt } }: { summary: QualitySummary }) =>
  refreshedAt === null ? <>아직 집계하지 않음</> : <>{koreanMoment(refreshedAt)} 기준</>

function AnalyseButton() {
  const dataProvider = useDataProvider<BackOfficeDataProvider>()
  const { mutate, isPending } = useAction(() => dataProvider.action('data-quality', 'actions', 'refresh'), {
    done: '모든 행을 다시 집계했어요.',
  })
  return (
    <Button variant="outlined" startIcon={<Refresh />} disabled={isPending} onClick={() => mutate()}>
      {isPending ? '데이터 품질을 분석하는 중...' : '다시 분석'}
    </Button>
  )
}

function Parts({ summary }: { summary: QualitySummary }) {
  const isClean = summary.refreshedAt !== null && summary.types.every(({ open }) => open === 0)
  return (
    <>
      <SummaryCards types={summary.types} />
      {isClean && (
        <p role="status" style={{ color: 'var(--good)', fontWeight: 620 }}>
          데이터 품질이 양호합니다!
        </p>
      )}
      <TypeCards types={summary.types} />
      <IssueList />
      <ChangeHistory changes={summary.changes} />
    </>
  )
}
