import { choosableColumns } from '@/domain/upload/columns'
import type { UploadKind } from '@/domain/upload/uploadKinds'
import { columnLabels } from '@/messages/staff/uploadRecords'
import { OTHER_COLUMN, UNUSED_COLUMN } from '@/messages/staff/uploads'
import { styled } from '@mui/material/styles'

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

interface Props {
  kind: UploadKind
  heading: string
  value: string | null
  disabled: boolean
  onChange: (column: string | null) => void
}

export const ColumnSelect = ({ kind, heading, value, disabled, onChange }: Props) => (
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
