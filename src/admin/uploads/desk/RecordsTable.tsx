import { Link } from 'react-router-dom'
import { choosableColumns, type RecordKind } from '@/domain/upload/kinds'
import type { RecordsUpload } from '@/contract/uploadState'
import type { RecordRow } from '@/contract/uploadRows'
import { problemSentences } from '@/messages/staff/uploadProblems'
import { columnLabels, RECORD_ACTION_LABELS } from '@/messages/staff/uploads'
import { SourceTable } from './DeskParts'
import { sourceColumns, isNumber, correctedCells, SourceCell, PreviewHead } from './previewCells'
import { formerText, furtherColumns, isAdded, problemColumn, recordPath, valueText } from './recordText'

interface Props {
  upload: RecordsUpload
  rows: RecordRow[]
  onCorrect: (row: RecordRow) => void
}

export function RecordsTable({ upload: { kind, layout, overlay }, rows, onCorrect }: Props) {
  const columns = sourceColumns(layout, choosableColumns(kind))
  const labels = columnLabels(kind)
  const corrected = correctedCells(overlay)
  const read = columns.map(({ column }) => ({
    cell: column,
    label: labels[column] ?? column,
    isNumber: isNumber(column),
  }))
  return (
    <div style={{ flex: 1, minHeight: 0, overflow: 'auto' }} tabIndex={0} role="region" aria-label="행">
      <SourceTable style={{ minWidth: '100%' }}>
        <PreviewHead groups={columns.map((one) => [one])} read={[{ cell: 'action', label: '할 일' }, ...read]} />
        <tbody>
          {rows.map((row) => {
            const wrong = problemColumn(row, layout)
            const isInCell = columns.some(({ column }) => column === wrong)
            const further = furtherColumns(kind, row.reading, columns)
            const why = row.reason && problemSentences(kind)[row.reason]
            return (
              <tr key={row.position}>
                <td className="no" title={row.sheet ?? undefined}>
                  {row.row}
                </td>
                {columns.map((one) => (
                  <SourceCell key={one.column} row={row} group={[one]} corrected={corrected} />
                ))}
                <ActionCell row={row} kind={kind} why={isInCell ? null : why} further={further} />
                {columns.map(({ column }) =>
                  column === wrong ? (
                    <ProblemCell key={column} row={row} why={why} onCorrect={onCorrect} />
                  ) : (
                    <ValueCell key={column} row={row} kind={kind} column={column} />
                  ),
                )}
              </tr>
            )
          })}
        </tbody>
      </SourceTable>
    </div>
  )
}

const toneOf = ({ status }: RecordRow): string => (status === 'error' ? 'e' : 'w')

interface ActionProps {
  row: RecordRow
  kind: RecordKind
  why: string | null | undefined
  further: readonly string[]
}

function ActionCell({ row, kind, why, further }: ActionProps) {
  const { action, id, title } = row.reading
  const done = action ? RECORD_ACTION_LABELS[action] : row.status === 'skip' ? '그대로 둠' : '–'
  const labels = columnLabels(kind)
  return (
    <td className={`r1 ${why ? toneOf(row) : ''}`} title={title}>
      {id === null || kind === 'reviews' ? done : <Link to={recordPath(kind, id)}>{done}</Link>}
      {why && <small>{why}</small>}
      {further.map((column) => (
        <small key={column}>
          {labels[column]}도 바뀜 (앞서 {formerText(kind, column, row.reading)})
        </small>
      ))}
    </td>
  )
}

function ValueCell({ row: { reading }, kind, column }: { row: RecordRow; kind: RecordKind; column: string }) {
  const value = reading.values[column]
  const text = value === undefined ? '' : valueText(kind, column, value)
  const former = reading.action === 'update' ? formerText(kind, column, reading) : null
  const isKept = former !== null && isAdded(column)
  return (
    <td className={isNumber(column) ? 'num' : ''} title={former === null ? text : `${former} → ${text}`}>
      {former !== null && !isKept && <del style={{ color: 'var(--soft)' }}>{former}</del>}{' '}
      {former === null ? text : <b>{text}</b>}
      {isKept && <small>이미 있는 이름: {former}</small>}
    </td>
  )
}

interface ProblemProps {
  row: RecordRow
  why: string | null | undefined
  onCorrect: (row: RecordRow) => void
}

function ProblemCell({ row, why, onCorrect }: ProblemProps) {
  const text = row.column === null ? '' : row.cells[row.column]
  return (
    <td className={toneOf(row)}>
      <button type="button" className="cell" onClick={() => onCorrect(row)} title="눌러서 이 행만 고치기">
        {text || '(빈칸)'}
        <small>{why}</small>
      </button>
    </td>
  )
}
