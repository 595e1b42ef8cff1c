import { Alert, Button, LinearProgress, Stack } from '@mui/material'
import type { BackupProgress } from '@/domain/backup/backup'
import type { Job, JobKind } from '@/domain/job/job'
import { SIGN_IN_PAGE } from '@/domain/staff/paths'
import { BACKUP_STEP_LABELS } from '@/messages/backups'

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

export function RunningJobs({ jobs, isReplaced }: Props) {
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
