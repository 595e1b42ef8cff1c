import { styled } from '@mui/material/styles'
import { Button } from '@mui/material'
import { choosableColumns, type UploadKind } from '@/domain/upload/kinds'
import { columnLabels, OTHER_COLUMN, UNUSED_COLUMN } from '@/messages/staff/uploads'
import type { ChosenHeader, SourceOverlay } from '@/contract/uploads'
import type { SheetLayout, Upload } from '@/contract/uploadState'
import { StatusTag } from '../../kit/marks'
import type { UploadActions, Step } from '../useUpload'

type Found = Pick<SheetLayout, 'sheet' | 'headerRow' | 'columns' | 'head'>

export function headerOf({ sheet, headerRow, columns, head }: Found, overlay: SourceOverlay): ChosenHeader | null {
  const chosen = overlay.headers.find((one) => one.sheet === sheet)
  const row = chosen?.row ?? headerRow
  if (row === null) return null
  const width = head.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  const from = chosen?.columns ?? columns
  return { sheet, row, columns: Array.from({ length: width }, (_, at) => from[at] ?? null) }
}

/** A meaning belongs to one column only. */
export const withColumn = (header: ChosenHeader, at: number, column: string | null): ChosenHeader => ({
  ...header,
  columns: header.columns.map((one, index) => (index === at ? column : one === column ? null : one)),
})

const Field = styled('select')({
  font: 'inherit',
  fontWeight: 650,
  color: 'var(--ink)',
  background: 'var(--card)',
  border: '1px solid var(--line)',
  borderRadius: 6,
  height: 28,
  padding: '0 4px',
  maxWidth: 140,
  '&.off': { fontWeight: 450, color: 'var(--soft)' },
})

interface ColumnSelectProps {
  kind: UploadKind
  heading: string
  value: string | null
  disabled: boolean
  onChange: (column: string | null) => void
}

export const ColumnSelect = ({ kind, heading, value, disabled, onChange }: ColumnSelectProps) => (
  <Field
    aria-label={`‘${heading || '이름 없는'}’ 열의 뜻`}
    className={value === null ? 'off' : ''}
    value={value ?? ''}
    disabled={disabled}
    onChange={({ target }) => onChange(target.value || null)}
  >
    <option value="">{UNUSED_COLUMN}</option>
    {value !== null && !choosableColumns(kind).includes(value) && <option value={value}>{OTHER_COLUMN}</option>}
    {choosableColumns(kind).map((column) => (
      <option key={column} value={column}>
        {columnLabels(kind)[column]}
      </option>
    ))}
  </Field>
)

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

interface ColumnStripProps {
  upload: Upload
  actions: UploadActions
  disabled: boolean
  onGo: (step: Step) => void
}

export function ColumnStrip({ upload, actions, disabled, onGo }: ColumnStripProps) {
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
