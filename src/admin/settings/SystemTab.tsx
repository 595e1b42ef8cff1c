import { Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { SystemState } from '@/contract/staff'
import { byteSize } from '@/messages/byteSize'
import { askApi } from '../dataProvider/requestJson'
import { Card } from '../kit/Card'
import { FactList } from '../kit/facts'
import { FailedState, Loading } from '../kit/states'
import { koreanMoment } from '../kit/dates/koreanDate'

const EVERY_MS = 10_000

export function SystemTab() {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['staff', 'system'],
    queryFn: ({ signal }) => askApi('GET /api/v1/staff/system', { signal }),
    refetchInterval: EVERY_MS,
  })
  const retry = () => void refetch()
  if (error) return <FailedState message={error.message} onRetry={retry} />
  if (!data) return <Loading />
  return (
    <Card
      title="시스템 정보"
      action={
        <Button size="small" variant="outlined" color="inherit" disabled={isFetching} onClick={retry}>
          다시 읽기
        </Button>
      }
    >
      <FactList facts={factsOf(data, retry)} />
    </Card>
  )
}

function factsOf(state: SystemState, retry: () => void): [string, ReactNode][] {
  const told = <T,>(value: T | null, tell: (value: T) => ReactNode): ReactNode =>
    value === null ? <FailedState onRetry={retry} /> : tell(value)
  return [
    ['데이터베이스 응답', told(state.latencyMs, (ms) => `${ms.toLocaleString()}밀리초`)],
    [
      '데이터베이스',
      told(state.database, ({ name, bytes, serverVersion }) => `${name} · ${byteSize(bytes)} · ${serverVersion}판`),
    ],
    ['마이그레이션', told(state.migrations, ({ count, last }) => `${count.toLocaleString()}개 · 마지막 ${last}`)],
    [
      '저장 공간',
      told(
        state.storage,
        ({ photographs, backups, free }) =>
          `사진 ${byteSize(photographs)} · 백업 ${byteSize(backups)} · 남은 자리 ${byteSize(free)}`,
      ),
    ],
    [
      '마지막 가져오기',
      told(state.lastImport, ({ fileName, at }) => (fileName ? `${fileName} · ${koreanMoment(at)}` : '아직 없음')),
    ],
    [
      '마지막 백업',
      told(state.lastBackup, ({ name, at, bytes }) =>
        name ? `${koreanMoment(at)} · ${byteSize(bytes)}` : '아직 없음',
      ),
    ],
    ['프로그램', `${state.versions.app}판 · 실행기 ${state.versions.node}판`],
  ]
}
