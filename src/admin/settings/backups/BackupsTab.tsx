import { useState, useEffect, useRef } from 'react'
import { ListBase, HttpError, useNotify, useRefresh } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, LinearProgress, Stack } from '@mui/material'
import type { Job, JobKind } from '@/domain/job'
import { SIGN_IN_PAGE } from '@/domain/staff/staff'
import { describeBackupFailure, BACKUP_STEP_LABELS } from '@/messages/backups'
import type { BackupProgress } from '@/domain/backup'
import { askApi } from '../../dataProvider/requestJson'
import { type BackupRow, BackupTable } from './BackupTable'
import { CreateDialog, DeleteDialog, RestoreDialog } from './BackupDialogs'
import { BackupSettings } from './BackupSettings'
import { RestoreReport } from './RestoreReport'

const TITLES: Partial<Record<JobKind, string>> = {
  backup: '백업을 만들고 있어요',
  verify_backup: '백업을 검증하고 있어요',
  restore_backup: '백업에서 복원하고 있어요',
  try_restore: '옆에 복원해 보고 있어요',
}

const stepOf = ({ status, progress }: Job): string =>
  status === 'pending'
    ? '순서를 기다리는 중'
    : (BACKUP_STEP_LABELS[progress.phase as BackupProgress['step']] ?? '시작하는 중')

interface Props {
  jobs: readonly Job[]
  /** A restore has finished, which ended all sessions. */
  isReplaced: boolean
}

function RunningJobs({ jobs, isReplaced }: Props) {
  if (isReplaced)
    return (
      <Alert
        severity="success"
        sx={{ mb: 2 }}
        action={
          <Button color="inherit" size="small" href={SIGN_IN_PAGE}>
            다시 로그인
          </Button>
        }
      >
        복원했어요. 모두 로그아웃되었으니 다시 로그인해 주세요.
      </Alert>
    )
  return (
    <Stack role="status" sx={{ gap: 1.5, mb: jobs.length ? 2 : 0 }}>
      {jobs.map((job) => (
        <Running key={job.id} job={job} />
      ))}
    </Stack>
  )
}

function Running({ job }: { job: Job }) {
  const percent = Math.round((job.progress.share ?? 0) * 100)
  const title = TITLES[job.kind] ?? ''
  return (
    <div style={{ border: '1px solid var(--line)', borderRadius: 8, padding: '10px 14px', background: 'var(--card)' }}>
      <div style={{ display: 'flex', gap: 8, marginBottom: 6 }}>
        <b>{title}</b>
        <span style={{ color: 'var(--soft)' }}>{stepOf(job)}</span>
        <span style={{ marginLeft: 'auto', fontVariantNumeric: 'tabular-nums' }}>{percent}%</span>
      </div>
      <LinearProgress
        variant={job.status === 'pending' ? 'indeterminate' : 'determinate'}
        value={percent}
        color="inherit"
        aria-label={title}
      />
    </div>
  )
}

const KINDS: readonly JobKind[] = ['backup', 'verify_backup', 'restore_backup', 'try_restore']
const BUSY_MS = 1_000
const IDLE_MS = 15_000

const DONE: Partial<Record<JobKind, string>> = {
  backup: '백업을 만들었어요.',
  verify_backup: '백업에 이상이 없어요.',
  restore_backup: '백업으로 복원했어요.',
  try_restore: '옆에 복원해 봤어요. 아래에 결과가 있어요.',
}

const isSignedOut = (error: unknown) => error instanceof HttpError && error.status === 401

function useBackupJobs() {
  const notify = useNotify()
  const refresh = useRefresh()
  const followed = useRef(new Map<number, JobKind>())
  const query = useQuery({
    queryKey: ['staff', 'backup-jobs'],
    queryFn: async ({ signal }) => {
      const { data } = await askApi('GET /api/v1/staff/jobs', { signal })
      return data.filter(({ kind }) => KINDS.includes(kind))
    },
    refetchInterval: ({ state }) => (state.data?.length ? BUSY_MS : IDLE_MS),
    retry: (count, error) => !isSignedOut(error) && count < 3,
  })
  const jobs = query.data
  useEffect(() => {
    if (!jobs) return
    const running = new Set(jobs.map(({ id }) => id))
    for (const id of [...followed.current.keys()].filter((one) => !running.has(one))) {
      followed.current.delete(id)
      void askApi('GET /api/v1/staff/jobs/{id}', { params: { id } }).then(({ kind, status, error }) => {
        if (status === 'completed') notify(DONE[kind] ?? '')
        else if (status === 'failed' && error) notify(describeBackupFailure(error), { type: 'error' })
        refresh()
      })
    }
    for (const { id, kind } of jobs) followed.current.set(id, kind)
  }, [jobs, notify, refresh])
  // A restore ends all sessions, including this one, so a sign-out means it finished.
  const isReplaced = isSignedOut(query.error) && [...(jobs ?? [])].some(({ kind }) => kind === 'restore_backup')
  return { jobs: jobs ?? [], isReplaced, refetch: () => void query.refetch() }
}

type Open = { what: 'restore' | 'delete'; backup: BackupRow } | null

export function BackupsTab() {
  const { jobs, isReplaced, refetch } = useBackupJobs()
  const [open, setOpen] = useState<Open>(null)
  // The button for a new one is in the heading, above the tabs.
  const [search, setSearch] = useSearchParams()
  const close = () => setOpen(null)
  const isBusy = jobs.some(({ kind }) => kind !== 'verify_backup')
  return (
    <>
      <RunningJobs jobs={jobs} isReplaced={isReplaced} />
      <ListBase
        resource="backups"
        storeKey="settings.backups"
        disableSyncWithLocation
        perPage={20}
        sort={{ field: 'createdAt', order: 'DESC' }}
        exporter={false}
      >
        <BackupTable
          isBusy={isBusy}
          onAsked={refetch}
          onRestore={(backup) => setOpen({ what: 'restore', backup })}
          onDelete={(backup) => setOpen({ what: 'delete', backup })}
        />
      </ListBase>
      <p style={{ color: 'var(--soft)', fontSize: 13, margin: '12px 0 0' }}>
        증분 백업은 만들지 않아요. 전체 백업은 하나하나가 온전해서 앞의 백업 없이 그것만으로 복원돼요. 마지막 백업 뒤에
        바뀐 것은 담기지 않으니, 큰 일을 하기 전에는 새로 만들어 주세요.
      </p>
      <RestoreReport />
      <BackupSettings />
      {search.has('make') && <CreateDialog onClose={() => setSearch({ tab: 'backups' })} onAsked={refetch} />}
      {open?.what === 'restore' && <RestoreDialog backup={open.backup} onClose={close} onAsked={refetch} />}
      {open?.what === 'delete' && <DeleteDialog backup={open.backup} onClose={close} />}
    </>
  )
}
