import type { VisitsUpload } from '@/contract/uploadState'
import type { UploadRow } from '@/contract/uploadRows'
import { VISIT_FLAG_LABELS } from '@/messages/importReasons'
import { problemLabels } from '@/messages/staff/uploadProblems'
import { many } from '../numbers'
import { SourceTable } from './DeskParts'
import {
  cellOfReason,
  flagsOf,
  type ReadCell,
  sourceColumns,
  spentText,
  correctedCells,
  SourceCell,
  PreviewHead,
} from './previewCells'

const READ: { cell: ReadCell; label: string; isNumber?: boolean }[] = [
  { cell: 'agency', label: '기관·부서' },
  { cell: 'spentAt', label: '날짜' },
  { cell: 'place', label: '식당' },
  { cell: 'amount', label: '금액', isNumber: true },
  { cell: 'headcount', label: '인원', isNumber: true },
]

interface Props {
  upload: VisitsUpload
  rows: UploadRow[]
  onCorrect: (row: UploadRow) => void
}

export function PreviewTable({ upload, rows, onCorrect }: Props) {
  const columns = sourceColumns(upload.layout)
  const corrected = correctedCells(upload.overlay)
  return (
    <div style={{ flex: 1, minHeight: 0, overflow: 'auto' }} tabIndex={0} role="region" aria-label="행">
      <SourceTable style={{ minWidth: '100%' }}>
        <PreviewHead columns={columns} read={READ} />
        <tbody>
          {rows.map((row) => (
            <tr key={row.position}>
              <td className="no" title={row.sheet ?? undefined}>
                {row.row}
              </td>
              {columns.map((one) => (
                <SourceCell key={one.column} row={row} column={one} corrected={corrected} />
              ))}
              {READ.map(({ cell }, at) => (
                <ReadingCell key={cell} row={row} cell={cell} isFirst={at === 0} onCorrect={onCorrect} />
              ))}
            </tr>
          ))}
        </tbody>
      </SourceTable>
    </div>
  )
}

function textOf({ reading }: UploadRow, cell: ReadCell): string {
  if (cell === 'agency') return [reading.agency, reading.department].filter(Boolean).join(' ')
  if (cell === 'spentAt') return spentText(reading)
  if (cell === 'place') return reading.places.join(', ') || '–'
  const number = reading[cell]
  return number === null ? '–' : many(number)
}

interface ReadingProps {
  row: UploadRow
  cell: ReadCell
  isFirst: boolean
  onCorrect: (row: UploadRow) => void
}

function ReadingCell({ row, cell, isFirst, onCorrect }: ReadingProps) {
  const text = textOf(row, cell)
  const isWrong = row.reason !== null && row.status !== 'ok' && cellOfReason(row.reason) === cell
  const flags = flagsOf(row, cell)
  const tone = isWrong ? (row.status === 'error' ? 'e' : 'w') : flags.length ? 'w' : ''
  const classes = [isFirst ? 'r1' : '', cell === 'amount' || cell === 'headcount' ? 'num' : '', tone].join(' ')
  if (!isWrong)
    return (
      <td className={classes} title={text}>
        {text}
        {flags.map((flag) => (
          <small key={flag}>{VISIT_FLAG_LABELS[flag]}</small>
        ))}
      </td>
    )
  const why = row.reason && problemLabels('visits')[row.reason]
  return (
    <td className={classes}>
      {row.column === null ? (
        <>
          {text}
          <small>{why}</small>
        </>
      ) : (
        <button type="button" className="cell" onClick={() => onCorrect(row)} title="눌러서 이 행만 고치기">
          {row.cells[row.column] || text}
          <small>{why}</small>
        </button>
      )}
    </td>
  )
}
