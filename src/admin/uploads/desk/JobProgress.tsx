import { Button, LinearProgress, Stack } from '@mui/material'
import type { Job } from '@/domain/job'
import { JOB_KIND_LABELS, JOB_PHASE_LABELS } from '@/messages/staff/jobs'
import { serverNow } from '../../dataProvider/requestJson'
import { many, spanText } from '../numbers'

interface Props {
  job: Job
  total: number | null
  onCancel: () => void
}

/** Earlier, the rate would mostly measure startup. */
const PACE_FROM_SECONDS = 1

export function JobProgress({ job, total, onCancel }: Props) {
  const { progress, startedAt, status, cancelRequested } = job
  const seconds = startedAt ? (serverNow() - Date.parse(startedAt)) / 1000 : 0
  const done = progress.done ?? 0
  const share = progress.share ?? (total ? Math.min(1, done / total) : null)
  const isReading = progress.phase === 'read' && done > 0
  const canTell = seconds >= PACE_FROM_SECONDS && isReading
  const rate = canTell ? Math.round(done / seconds) : null
  const left = canTell && share !== null && share > 0 && share < 1 ? (seconds * (1 - share)) / share : null
  const facts = [
    done > 0 && `${many(done)}${total ? ` / ${many(total)}` : ''}행`,
    rate && `1초에 ${many(rate)}행`,
    left && `약 ${spanText(left)} 남음`,
  ].filter(Boolean)
  return (
    <div style={{ marginBottom: 18, maxWidth: 760 }}>
      <Stack direction="row" role="status" sx={{ gap: 1.5, alignItems: 'center', mb: 0.75 }}>
        <b>{JOB_KIND_LABELS[job.kind]}</b>
        <span style={{ color: 'var(--soft)' }}>
          {status === 'pending' ? '앞의 작업을 기다리는 중' : (JOB_PHASE_LABELS[progress.phase ?? ''] ?? '시작하는 중')}
          {facts.length > 0 && ` · ${facts.join(' · ')}`}
        </span>
        <Button size="small" sx={{ ml: 'auto' }} disabled={cancelRequested} onClick={onCancel}>
          {cancelRequested ? '멈추는 중…' : '멈춤'}
        </Button>
      </Stack>
      <LinearProgress
        color="inherit"
        aria-label={JOB_KIND_LABELS[job.kind]}
        {...(isReading && share !== null ? { variant: 'determinate', value: share * 100 } : {})}
        sx={{ height: 6, borderRadius: 3 }}
      />
      <p style={{ margin: '6px 0 0', fontSize: 12.5, color: 'var(--soft)' }}>
        창을 닫아도 서버에서 이어져요. 멈추면 아무것도 바뀌지 않은 채로 남아요.
      </p>
    </div>
  )
}
