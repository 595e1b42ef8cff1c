import { Link } from 'react-router-dom'
import type { Upload } from '@/domain/upload/upload'
import { UPLOAD_KIND_LABELS } from '@/messages/staff/uploads'
import { many, sizeText } from '../numbers'
import { DeskHead } from './DeskParts'
import { type Step, STEP_LABELS, STEPS } from './steps'

interface Props {
  upload: Upload
  step: Step
  onGo: (step: Step) => void
}

export function StepHead({ upload, step, onGo }: Props) {
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
