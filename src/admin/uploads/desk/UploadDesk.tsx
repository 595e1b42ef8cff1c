import { Alert, Button } from '@mui/material'
import { useSearchParams, Link } from 'react-router-dom'
import { jobErrorText } from '@/messages/staff/jobs'
import type { ArchiveFile, Upload } from '@/domain/upload/upload'
import { ARCHIVE_FILES, describeUploadError, UPLOAD_KIND_LABELS } from '@/messages/staff/uploads'
import { EmptyState } from '../../kit/EmptyState'
import { FailedState } from '../../kit/FailedState'
import { Loading } from '../../kit/Loading'
import { useDocumentTitle } from '../../kit/screens/ScreenHeading'
import { useWorkMode } from '../../layout/workMode'
import { useSetScreenHelp } from '../../shortcuts/screenHelp'
import { isWorking, useUpload, useUploadActions } from '../useUpload'
import { sizeText, many } from '../numbers'
import { CommitStep } from './CommitStep'
import { DeskBody, DeskHead } from './DeskParts'
import { JobProgress } from './JobProgress'
import { PreviewStep } from './PreviewStep'
import { SheetStep } from './SheetStep'
import { type Step, stepOf, STEP_LABELS, STEPS } from './steps'

interface Props {
  upload: Upload
  step: Step
  onGo: (step: Step) => void
}

function StepHead({ upload, step, onGo }: Props) {
  const at = STEPS.indexOf(step)
  return (
    <DeskHead>
      <h1>자료 올리기</h1>
      <ol aria-label="단계">
        <li>
          <span className="done">
            <u aria-hidden="true">✓</u>
            {UPLOAD_KIND_LABELS[upload.kind].name}
          </span>
        </li>
        <li>
          <span className="done">
            <u aria-hidden="true">✓</u>파일
          </span>
        </li>
        {STEPS.map((one, index) => (
          <li key={one} className={index < at ? 'done' : ''}>
            <button
              type="button"
              aria-current={one === step ? 'step' : undefined}
              disabled={one !== 'sheet' && upload.status === 'failed'}
              onClick={() => onGo(one)}
            >
              <u aria-hidden="true">{index < at ? '✓' : index + 3}</u>
              {STEP_LABELS[one]}
            </button>
          </li>
        ))}
      </ol>
      <span className="file">
        <b>{upload.fileName}</b> · {upload.counts ? `${many(upload.counts.rows)}행` : sizeText(upload.bytes)}
        {upload.agency && ` · ${upload.agency}`} · <Link to="/data-upload">올린 파일 모두</Link>
      </span>
    </DeskHead>
  )
}

const ArchiveFiles = ({ upload: { fileName, bytes, files } }: { upload: Upload }) => (
  <>
    <DeskHead>
      <h1>자료 올리기</h1>
      <span className="file">
        <b>{fileName}</b> · {sizeText(bytes)} · <Link to="/data-upload">올린 파일 모두</Link>
      </span>
    </DeskHead>
    <DeskBody>
      <p>{ARCHIVE_FILES.title(files.filter((file) => 'upload' in file).length)}</p>
      <ul style={{ display: 'grid', gap: 8, paddingLeft: 20 }}>
        {files.map((file) => (
          <li key={file.name}>
            <b style={{ fontWeight: 620 }}>{file.name}</b> · <Fate {...file} />
          </li>
        ))}
      </ul>
    </DeskBody>
  </>
)

const Fate = (file: ArchiveFile) => {
  if ('upload' in file) return <Link to={`/data-upload/${file.upload}`}>{ARCHIVE_FILES.open}</Link>
  return <>{'error' in file ? describeUploadError(file.error) : ARCHIVE_FILES.leftover}</>
}

const HELP = `올린 파일 하나를 살펴보고 반영해요.
바탕이 어두운 칸은 파일에 적힌 그대로이고, 그 옆은 읽은 거예요. 색이 있는 칸에 이유가 적혀 있어요.
왼쪽 묶음에서 고치면 같은 값이 적힌 모든 행이 함께 고쳐져요. 고친 것은 하나씩 되돌릴 수 있어요.
반영하기 전에는 아무것도 바뀌지 않아요.`

export function UploadDesk({ id }: { id: number }) {
  useWorkMode()
  useDocumentTitle('자료 올리기')
  useSetScreenHelp(HELP)
  const { data: upload, error, refetch } = useUpload(id)
  const actions = useUploadActions(id)
  const [search, setSearch] = useSearchParams()
  if (error && !upload)
    return (
      <DeskBody>
        <FailedState message={error.message} onRetry={() => void refetch()} />
      </DeskBody>
    )
  if (!upload) return <Loading />
  if (upload.status === 'unpacked') return <ArchiveFiles upload={upload} />
  const step = stepOf(upload, search.get('step'))
  const go = (to: Step) => setSearch({ step: to })
  const { job } = upload
  const isReading = isWorking(upload) && job?.kind === 'read_upload'
  const props = { upload, actions, onGo: go }
  const isStopped = job?.kind === 'read_upload' && (job.status === 'failed' || job.status === 'cancelled')
  const isFirstReading = isReading && upload.readRevision === null
  return (
    <>
      <StepHead upload={upload} step={step} onGo={go} />
      {isReading && job && !isFirstReading && (
        <div style={{ padding: '10px 20px 0' }}>
          <JobProgress job={job} total={upload.counts?.rows ?? null} onCancel={() => actions.cancel.mutate(job.id)} />
        </div>
      )}
      {isStopped && (
        <Alert
          severity={job.status === 'failed' ? 'error' : 'info'}
          variant="outlined"
          sx={{ m: '8px 20px' }}
          action={<Button onClick={() => actions.change.mutate({})}>다시 분석</Button>}
        >
          {job.status === 'failed' ? jobErrorText(job.error?.code ?? '') : '분석을 멈췄어요. 앞서 읽은 것이 보여요.'}
        </Alert>
      )}
      {isFirstReading && (
        <EmptyState title="파일을 읽는 중이에요.">
          <span role="status">
            {(job?.progress.done ?? 0).toLocaleString()}행 읽음 · 창을 닫아도 서버에서 이어져요.
          </span>
        </EmptyState>
      )}
      {!isFirstReading && step === 'sheet' && <SheetStep {...props} />}
      {!isFirstReading && step === 'preview' && <PreviewStep {...props} />}
      {!isFirstReading && step === 'commit' && <CommitStep {...props} />}
    </>
  )
}
