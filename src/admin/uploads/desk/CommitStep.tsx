import { Alert, Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { isFileError } from '@/domain/expense/fileErrors'
import type { Job } from '@/domain/job'
import type { Upload } from '@/contract/uploadState'
import { isRecordsUpload } from '@/domain/upload/kinds'
import { jobErrorText } from '@/messages/staff/jobs'
import { describeUploadError } from '@/messages/staff/uploads'
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog'
import { downloadFile } from '../../kit/lists/downloads'
import { Loading } from '../../kit/states'
import { apiPath } from '../../dataProvider/requestJson'
import { many } from '../numbers'
import { isWorking, type UploadActions, type Step } from '../useUpload'
import { CommitEffect, ImportEffect, plannedRows, UndoEffect } from './CommitEffect'
import { DeskBody, DeskFoot } from './DeskParts'
import { ImportResult, PlanSummary } from './ImportSummary'
import { JobProgress } from './JobProgress'
import { NextSteps } from './NextSteps'
import { RecordsPlanSummary, RecordsResult } from './RecordsSummary'

interface Props {
  upload: Upload
  actions: UploadActions
  onGo: (step: Step) => void
}

type Asked = 'import' | 'undo' | 'discard' | null

export function CommitStep({ upload, actions, onGo }: Props) {
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Asked>(null)
  const { status, plan, job, counts, error } = upload
  const working = isWorking(upload)
  const isImported = status === 'imported'
  const canPlan = (status === 'read' || status === 'undone') && !error && (counts?.ok ?? 0) > 0
  const isUndone = status === 'undone'
  const isStopped =
    job !== null && job.kind !== 'read_upload' && (job.status === 'failed' || job.status === 'cancelled')
  const { mutate: makePlan } = actions.plan
  /** the revision for which a plan was requested */
  const planned = useRef<number | null>(null)
  const { revision } = upload
  const needsPlan = canPlan && !isUndone && plan === null && !working && !isStopped && revision === upload.readRevision
  useEffect(() => {
    if (!needsPlan || planned.current === revision) return
    planned.current = revision
    makePlan()
  }, [needsPlan, revision, makePlan])
  const close = () => setAsked(null)
  const made = plannedRows(upload)
  return (
    <>
      <DeskBody>
        {working && job && (
          <JobProgress job={job} total={counts?.rows ?? null} onCancel={() => actions.cancel.mutate(job.id)} />
        )}
        {!working && isStopped && (
          <Alert
            severity={job.status === 'failed' ? 'error' : 'info'}
            variant="outlined"
            sx={{ mb: 2 }}
            action={job.error?.code === 'other_agency' && <Button onClick={() => onGo('sheet')}>기관 고치기</Button>}
          >
            {job.status === 'failed' ? failureText(job) : '멈췄어요. 바뀐 것은 없어요.'}
          </Alert>
        )}
        {error && (
          <Alert
            severity="error"
            variant="outlined"
            action={
              <Button onClick={() => onGo('sheet')}>{isRecordsUpload(upload) ? '시트와 열' : '기관 적기'}</Button>
            }
          >
            {isRecordsUpload(upload) ? describeUploadError(error) : '반영하려면 먼저 기관을 적어 주세요.'}
          </Alert>
        )}
        {(isImported || isUndone) && !working && <Result upload={upload} />}
        {isImported && !working && <NextSteps upload={upload} />}
        {plan && isUndone && (
          <h2 style={{ fontSize: 15 }}>
            {made > 0 ? '다시 반영하면 이렇게 돼요' : '다시 반영해도 새로 들어갈 것이 없어요'}
          </h2>
        )}
        {plan && !isImported && <Plan upload={upload} />}
        {needsPlan && !working && <Loading label="반영하면 무엇이 바뀌는지 계산하는 중…" />}
      </DeskBody>
      <DeskFoot>
        <span className="effect">
          <CommitEffect upload={upload} />
        </span>
        <span className="keys">
          <ErrorFile upload={upload} />
          {isImported && (
            <Button variant="outlined" color="error" disabled={working} onClick={() => setAsked('undo')}>
              반영 되돌리기
            </Button>
          )}
          {!isImported && (
            <>
              <Button color="error" disabled={working} onClick={() => setAsked('discard')}>
                파일 버리기
              </Button>
              {(plan === null || isStopped) && (
                <Button variant="outlined" disabled={!canPlan || working} onClick={() => makePlan()}>
                  다시 계산하기
                </Button>
              )}
              <Button
                variant="contained"
                size="large"
                disabled={!plan || working || made === 0}
                onClick={() => setAsked('import')}
              >
                {plan ? `${many(made)}행 반영` : '반영'}
              </Button>
            </>
          )}
        </span>
      </DeskFoot>
      <ConfirmDialog
        open={asked === 'import'}
        title="반영하기"
        effect={<ImportEffect upload={upload} />}
        confirmLabel={`${many(made)}행 반영`}
        onClose={close}
        onConfirm={() => {
          close()
          actions.start.mutate()
        }}
      />
      <ConfirmDialog
        open={asked === 'undo'}
        destructive
        title="반영 되돌리기"
        effect={<UndoEffect upload={upload} />}
        confirmLabel="되돌리기"
        onClose={close}
        onConfirm={() => {
          close()
          actions.undo.mutate()
        }}
      />
      <ConfirmDialog
        open={asked === 'discard'}
        destructive
        title="파일 버리기"
        effect={`올린 파일과 고친 것 ${many(upload.overlay.corrections.length)}가지가 지워져요. 복원할 수 없어요.`}
        confirmLabel="버리기"
        onClose={close}
        onConfirm={() => actions.discard.mutate(undefined, { onSuccess: () => void navigate('/data-upload') })}
      />
    </>
  )
}

function failureText({ error }: Job): string {
  return isFileError(error?.params) ? describeUploadError(error.params) : jobErrorText(error?.code ?? '')
}

interface OfUpload {
  upload: Upload
}

const Result = ({ upload }: OfUpload) =>
  isRecordsUpload(upload) ? <RecordsResult upload={upload} /> : <ImportResult upload={upload} />

function Plan({ upload }: OfUpload) {
  if (isRecordsUpload(upload)) return upload.plan && <RecordsPlanSummary kind={upload.kind} plan={upload.plan} />
  return upload.plan && <PlanSummary plan={upload.plan} />
}

function ErrorFile({ upload: { id, counts } }: { upload: Upload }) {
  const notify = useNotify()
  const { mutate, isPending } = useMutation({
    mutationFn: (format: 'csv' | 'xlsx') =>
      downloadFile(apiPath('GET /api/v1/staff/uploads/{id}/errors', { params: { id }, query: { format } })),
    onSuccess: () => notify('거부된 행을 이유와 함께 받았어요. 고쳐서 다시 올리면 이어져요.'),
    onError: (error) => notify(error.message, { type: 'error' }),
  })
  if (!counts?.error) return null
  return (['xlsx', 'csv'] as const).map((format) => (
    <Button key={format} disabled={isPending} onClick={() => mutate(format)}>
      거부 {many(counts.error)}행 {format.toUpperCase()}
    </Button>
  ))
}
