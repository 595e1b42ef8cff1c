import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined'
import { Button, LinearProgress, Stack } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useGetList, useNotify } from 'react-admin'
import { Link } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import type { JobKind } from '@/domain/job'
import { JOB_KIND_LABELS, JOB_PHASE_LABELS, JOB_STATUS_LABELS, jobErrorText } from '@/messages/staff/jobs'
import { askApi } from '../dataProvider/requestJson'
import { Card } from '../kit/Card'
import { koreanMoment } from '../kit/dates/koreanDate'
import { FailedState } from '../kit/states'
import type { JobRow } from '../uploads/home/UploadHome'

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { borderTop: '1px solid var(--line)', padding: '10px 0' },
  '& .name': { display: 'flex', alignItems: 'center', gap: 8, fontWeight: 620, overflowWrap: 'anywhere' },
  '& .name svg': { fontSize: 18, color: 'var(--accent)', flexShrink: 0 },
  '& .at': { marginLeft: 'auto', fontSize: 12.5, fontWeight: 450, color: 'var(--soft)', whiteSpace: 'nowrap' },
  '& p': { margin: '2px 0 6px', fontSize: 12.5, color: 'var(--soft)' },
})

const BUSY_MS = 2_000
/** as often as the rest of the dashboard */
const IDLE_MS = 60_000
const SHOWN = { page: 1, perPage: 20 }
const NEWEST = { field: 'id', order: 'DESC' } as const

const useJobs = (filter: object, pagination = SHOWN, isBusy = false) =>
  useGetList<JobRow>(
    'jobs',
    { pagination, sort: NEWEST, filter },
    { refetchInterval: ({ state }) => (isBusy && state.data?.data.length ? BUSY_MS : IDLE_MS) },
  )

/** How each kind is asked for again; the others are started with their options in the settings. */
const AGAIN: Partial<Record<JobKind, (upload: number) => Promise<unknown>>> = {
  read_upload: (id) => askApi('PATCH /api/v1/staff/uploads/{id}', { params: { id }, body: {} }),
  plan_upload: (id) => askApi('POST /api/v1/staff/uploads/{id}/plan', { params: { id } }),
  import_upload: (id) => askApi('POST /api/v1/staff/uploads/{id}/import', { params: { id } }),
  undo_import: (id) => askApi('POST /api/v1/staff/uploads/{id}/undo', { params: { id } }),
}

function useJobActions() {
  const client = useQueryClient()
  const notify = useNotify()
  const settled = {
    onError: (error: Error) => notify(error.message, { type: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['jobs'] }),
  }
  const cancel = useMutation({
    mutationFn: (id: number) => askApi('POST /api/v1/staff/jobs/{id}/cancel', { params: { id } }),
    ...settled,
  })
  const retry = useMutation({
    mutationFn: async ({ kind, upload }: JobRow) => {
      if (upload !== null) await AGAIN[kind]?.(upload)
    },
    ...settled,
  })
  return { cancel, retry }
}

const BACKUP_KINDS: JobKind[] = ['backup', 'verify_backup', 'restore_backup', 'try_restore']

/** Those that failed and were not tried again. @param newest the newest first */
export const failedLast = <T extends Pick<JobRow, 'kind' | 'status'>>(newest: readonly T[]): T[] =>
  newest.filter(({ kind, status }, at) => status === 'failed' && newest.findIndex((job) => job.kind === kind) === at)

/** What the server does, what waits for it and what failed. */
export function Jobs() {
  const active = useJobs({ status: ['pending', 'processing'] }, SHOWN, true)
  const failed = useJobs({ isUnattended: true })
  const backups = useJobs({ kind: BACKUP_KINDS })
  const error = active.error ?? failed.error ?? backups.error
  const retryAll = () => {
    for (const { refetch } of [active, failed, backups]) void refetch()
  }
  const unfinished = active.data ?? []
  const stopped = [...(failed.data ?? []), ...failedLast(backups.data ?? [])]
  return (
    <Card
      title="작업"
      action={
        <Link to="/data-upload" style={{ fontSize: 12.5 }}>
          작업 기록
        </Link>
      }
    >
      {error && <FailedState message={error.message} onRetry={retryAll} />}
      {!error && unfinished.length + stopped.length === 0 && (
        <p style={{ color: 'var(--soft)' }}>하는 일도, 실패한 일도 없어요.</p>
      )}
      {unfinished.length + stopped.length > 0 && (
        <List>
          {unfinished.map((job) => (
            <li key={job.id}>
              <Active job={job} />
            </li>
          ))}
          {stopped.map((job) => (
            <li key={job.id}>
              <Failed job={job} />
            </li>
          ))}
        </List>
      )}
    </Card>
  )
}

const Name = ({ kind, fileName }: JobRow) => (
  <>
    {JOB_KIND_LABELS[kind]}
    {fileName && ` · ${fileName}`}
  </>
)

function Active({ job }: { job: JobRow }) {
  const { cancel } = useJobActions()
  const { status, progress } = job
  const share = progress.share ?? (progress.total && progress.done ? progress.done / progress.total : null)
  const phase = status === 'pending' ? '차례를 기다리는 중' : (JOB_PHASE_LABELS[progress.phase ?? ''] ?? '시작하는 중')
  return (
    <>
      <div className="name">
        <span>
          <Name {...job} />
        </span>
        <span className="at">{JOB_STATUS_LABELS[status]}</span>
      </div>
      <p>
        {phase}
        {progress.done ? ` · ${progress.done.toLocaleString()}행` : ''}
      </p>
      {status === 'processing' && (
        <LinearProgress
          color="inherit"
          aria-label={JOB_KIND_LABELS[job.kind]}
          {...(share === null ? {} : { variant: 'determinate', value: share * 100 })}
          sx={{ height: 6, borderRadius: 3, mb: 0.75 }}
        />
      )}
      <Button size="small" variant="outlined" disabled={cancel.isPending} onClick={() => cancel.mutate(job.id)}>
        멈추기
      </Button>
    </>
  )
}

function Failed({ job }: { job: JobRow }) {
  const { retry } = useJobActions()
  const { kind, upload, error, finishedAt } = job
  return (
    <>
      <div className="name">
        <ErrorOutlineOutlined titleAccess="실패" />
        <span>
          <Name {...job} />
        </span>
        <span className="at">{finishedAt && koreanMoment(finishedAt)}</span>
      </div>
      <p>{error ? jobErrorText(error.code) : '파일을 읽지 못했어요. 파일을 열어 까닭을 봐요.'}</p>
      <Stack direction="row" sx={{ gap: 0.75 }}>
        {upload !== null && AGAIN[kind] && (
          <Button size="small" variant="outlined" disabled={retry.isPending} onClick={() => retry.mutate(job)}>
            다시 하기
          </Button>
        )}
        <Button size="small" component={Link} to={upload === null ? '/settings?tab=backups' : `/data-upload/${upload}`}>
          {upload === null ? '백업 관리' : '파일 보기'}
        </Button>
      </Stack>
    </>
  )
}
