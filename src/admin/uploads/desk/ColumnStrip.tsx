import { Button } from '@mui/material'
import { styled } from '@mui/material/styles'
import type { Upload } from '@/domain/upload/upload'
import { StatusTag } from '../../kit/StatusTag'
import type { UploadActions } from '../useUpload'
import { ColumnSelect } from './ColumnSelect'
import { headerOf, withColumn } from './headers'
import type { Step } from './steps'

const Strip = styled('div')({
  display: 'flex',
  overflowX: 'auto',
  flexShrink: 0,
  borderBottom: '1px solid var(--line)',
  background: 'var(--card)',
  '& > div': { padding: '6px 12px', borderRight: '1px solid var(--line)', flexShrink: 0 },
  '& > div:first-of-type': { paddingLeft: 20 },
  '& span.heading': {
    display: 'block',
    fontSize: 12,
    color: 'var(--soft)',
    maxWidth: 140,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > .last': { marginLeft: 'auto', borderRight: 0, display: 'flex', alignItems: 'center', paddingRight: 20 },
})

interface Props {
  upload: Upload
  actions: UploadActions
  disabled: boolean
  onGo: (step: Step) => void
}

export function ColumnStrip({ upload, actions, disabled, onGo }: Props) {
  const skipped = new Set(upload.overlay.skippedSheets)
  const sheet = upload.layout.find((one) => !skipped.has(one.sheet) && one.headerRow !== null)
  const header = sheet && headerOf(sheet, upload.overlay)
  if (!sheet || !header) return null
  const names = sheet.head.find(({ row }) => row === header.row)?.cells ?? sheet.headings
  const isRecognised = upload.revision === 1 && upload.overlay.headers.length > 0
  return (
    <Strip role="group" aria-label="열의 뜻" tabIndex={0}>
      {header.columns.map((column, at) => (
        <div key={at}>
          <span className="heading">{names[at] || '이름 없음'}</span>
          <ColumnSelect
            kind={upload.kind}
            heading={names[at] ?? ''}
            value={column}
            disabled={disabled}
            onChange={(next) => actions.change.mutate({ headers: [withColumn(header, at, next)] })}
          />
        </div>
      ))}
      <div className="last">
        {isRecognised && <StatusTag tone="ok">✓ 지난번과 같은 양식</StatusTag>}
        {upload.layout.length > 1 && (
          <Button size="small" onClick={() => onGo('sheet')}>
            시트 {upload.layout.length}개
          </Button>
        )}
      </div>
    </Strip>
  )
}
