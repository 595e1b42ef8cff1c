import { Alert, Box, Button, Link, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useRecordContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { SourceRuns } from '@/contract/sources'
import { COLLECTED_STATE_LABELS, requestOutcome, RUN_OUTCOME_LABELS } from '@/messages/staff/sources'
import type { BackOfficeDataProvider } from '../dataProvider/dataProvider'
import { Card } from '../kit/Card'
import { koreanDate, shortMoment } from '../kit/dates/koreanDate'
import { ActionButton } from '../kit/dialogs/ActionDialog'
import { EmptyState, FailedState } from '../kit/states'
import { StatusTag, type StatusTone } from '../kit/marks'
import { useAction } from '../kit/useAction'
import type { SourceRow } from './SourceInputs'

const POLL_MS = 5_000
const TONES: Record<SourceRuns['files'][number]['state'], StatusTone> = {
  reading: 'plain',
  waiting: 'mid',
  imported: 'ok',
  refused: 'bad',
  discarded: 'plain',
}
const line = { borderTop: '1px solid var(--line)', py: 0.75, fontSize: 13, overflowWrap: 'anywhere' } as const

/** The runs of a saved source, its files and its requests. */
export function RunsPanel() {
  const record = useRecordContext<SourceRow>()
  const provider = useDataProvider<BackOfficeDataProvider>()
  const { data, error, refetch } = useQuery({
    queryKey: ['sources', 'runs', record?.id],
    queryFn: () => provider.action<SourceRuns>('sources', record?.id ?? 0, 'runs'),
    // The form of a new source has a record without an id.
    enabled: record?.id !== undefined,
    refetchInterval: ({ state }) => (state.data?.runs.some(({ outcome }) => outcome === null) ? POLL_MS : false),
  })
  const start = useAction<void, unknown>((_, own) => own.actionMany('sources', [], 'run', { id: record?.id }), {
    done: '모으기 시작했어요.',
    onDone: () => void refetch(),
  })
  if (record?.id === undefined) return null
  const isRunning = data?.runs.some(({ outcome }) => outcome === null)
  // A run may have held the source since the form was opened.
  const isHeld = data ? data.heldReason !== null : record.state === 'held'
  return (
    <Card
      title="수집 기록"
      action={
        <Button variant="outlined" disabled={start.isPending || isRunning || isHeld} onClick={() => start.mutate()}>
          지금 모으기
        </Button>
      }
    >
      {record.isQuiet && <QuietNotice {...record} />}
      {isHeld && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          <div>멈췄어요: {data?.heldReason}</div>
          살펴본 뒤 상태를 ‘모으는 중’으로 바꿔 저장하면 다시 모아요.
        </Alert>
      )}
      {error && <FailedState message={error.message} onRetry={() => void refetch()} />}
      {data?.runs.length === 0 && <EmptyState title="아직 모은 적이 없어요." />}
      {data?.runs.map(({ id, startedAt, outcome, requests }) => (
        <Box key={id} sx={line}>
          {shortMoment(startedAt)} · 요청 {requests}번 · {outcome === null ? '모으는 중' : RUN_OUTCOME_LABELS[outcome]}
        </Box>
      ))}
      {data && data.files.length > 0 && <Files files={data.files} />}
      {data && data.requests.length > 0 && <Requests requests={data.requests} />}
    </Card>
  )
}

const QuietNotice = ({ id, lastPostedOn }: Pick<SourceRow, 'id' | 'lastPostedOn'>) => (
  <Alert severity="warning" sx={{ mb: 1 }}>
    <div>
      {lastPostedOn && `${koreanDate(lastPostedOn)} 뒤로 `}새 글이 없어요. 이렇게 오래 쉰 적이 없으니, 게시판을 옮겼는지
      살펴봐 주세요.
    </div>
    <ActionButton
      label="확인했어요"
      title="새 글이 없는 것을 확인했나요?"
      effect="30일 동안 알리지 않아요. 그 뒤에도 새 글이 없으면 다시 알려요."
      confirmLabel="확인했어요"
      look={{ size: 'small', variant: 'outlined', sx: { mt: 1 } }}
      done="30일 뒤에 다시 볼게요."
      run={(_, provider) => provider.action('sources', id, 'settle-quiet')}
    />
  </Alert>
)

const Files = ({ files }: Pick<SourceRuns, 'files'>) => (
  <>
    <Typography variant="h3" sx={{ mt: 2, mb: 0.5 }}>
      파일
    </Typography>
    {files.map(({ title, name, address, day, upload, state, reason, isChanged }) => (
      <Box key={`${address}${name}${upload}`} sx={line}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <StatusTag tone={TONES[state]}>{COLLECTED_STATE_LABELS[state]}</StatusTag>
          {upload === null ? title : <RouterLink to={`/data-upload/${upload}`}>{title}</RouterLink>}
          {address !== null && (
            <Link href={address} target="_blank" rel="noreferrer">
              원래 글
            </Link>
          )}
        </Stack>
        <span style={{ color: 'var(--soft)' }}>{[day, name, reason].filter(Boolean).join(' · ')}</span>
        {isChanged && state === 'waiting' && upload !== null && (
          <ActionButton
            label="이전 것 대신 반영"
            title="바뀐 파일을 반영할까요?"
            effect="이전 파일에서 온 방문을 되돌린 뒤, 이 파일을 가져와요. 사람이 고친 방문은 남아요."
            confirmLabel="대신 반영"
            look={{ size: 'small' }}
            done="반영을 시작했어요."
            run={(_, provider) => provider.actionMany('sources', [], 'replace', { upload })}
          />
        )}
      </Box>
    ))}
  </>
)

const Requests = ({ requests }: Pick<SourceRuns, 'requests'>) => (
  <details>
    <Typography component="summary" sx={{ cursor: 'pointer', mt: 2, fontWeight: 640 }}>
      최근 요청 {requests.length}번
    </Typography>
    {requests.map(({ at, address, outcome }) => (
      <Box key={`${at}${address}`} sx={line}>
        {shortMoment(at)} · {requestOutcome(outcome)} · {address}
      </Box>
    ))}
  </details>
)
