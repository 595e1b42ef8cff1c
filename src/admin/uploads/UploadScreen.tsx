import { useParams, useSearchParams, Link } from 'react-router-dom'
import { Alert, Button } from '@mui/material'
import { jobErrorText } from '@/messages/staff/jobs'
import type { ArchiveFile, Upload } from '@/contract/uploadState'
import { ARCHIVE_FILES, describeUploadError, UPLOAD_KIND_LABELS } from '@/messages/staff/uploads'
import { UploadHome } from './home/UploadHome'
import { EmptyState, FailedState, Loading } from '../kit/states'
import { useDocumentTitle } from '../kit/screens/screens'
import { useWorkMode } from '../layout/Frame'
import { useSetScreenHelp } from '../shortcuts/HelpDialog'
import { isWorking, useUpload, useUploadActions, type Step, stepOf, STEP_LABELS, STEPS } from './useUpload'
import { sizeText, many } from './numbers'
import { CommitStep } from './desk/CommitStep'
import { DeskBody, DeskHead } from './desk/DeskParts'
import { JobProgress } from './desk/JobProgress'
import { PreviewStep } from './desk/PreviewStep'
import { SheetStep } from './desk/SheetStep'

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

function UploadDesk({ id }: { id: number }) {
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

export default function UploadScreen() {
  const { '*': path } = useParams()
  const id = /^\d+$/.test(path ?? '') ? Number(path) : null
  return id === null ? <UploadHome /> : <UploadDesk key={id} id={id} />
}
