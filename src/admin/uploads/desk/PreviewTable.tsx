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
  sourceGroups,
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

/** In px. Source and reading fit next to each other at 1,280; more width is shared out. */
const ROW_WIDTH = 36
const WIDTHS: Readonly<Record<string, number>> = {
  ...{ department: 74, date: 120, dateTime: 120, time: 60, place: 124, address: 130, amount: 74, amountSum: 74 },
  headcount: 54,
}
const READ_WIDTHS: Record<ReadCell, number> = { agency: 74, spentAt: 126, place: 124, amount: 78, headcount: 44 }
const widthOf = (column: string): number => WIDTHS[column] ?? 120

interface Props {
  upload: VisitsUpload
  rows: UploadRow[]
  /** each source column by itself, wider than a screen */
  areAllColumns: boolean
  onCorrect: (row: UploadRow) => void
}

export function PreviewTable({ upload, rows, areAllColumns, onCorrect }: Props) {
  const groups = sourceGroups(upload.layout, areAllColumns)
  const corrected = correctedCells(upload.overlay)
  const hasOneAgency = new Set(rows.map(({ reading }) => reading.agency)).size <= 1
  const hasDepartments = groups.some(([{ column }]) => column === 'department')
  // One agency is named above the table.
  const read = READ.filter(({ cell }) => cell !== 'agency' || hasDepartments || !hasOneAgency).map((one) =>
    one.cell === 'agency' && hasOneAgency ? { ...one, label: '부서' } : one,
  )
  const widths = [
    ROW_WIDTH,
    ...groups.map(([{ column }]) => widthOf(column)),
    ...read.map(({ cell }) => READ_WIDTHS[cell]),
  ]
  const width = widths.reduce((sum, one) => sum + one, 0)
  return (
    <div style={{ flex: 1, minHeight: 0, overflow: 'auto' }} tabIndex={0} role="region" aria-label="행">
      <SourceTable style={{ tableLayout: 'fixed', width: '100%', minWidth: width }}>
        <colgroup>
          {widths.map((one, at) => (
            <col key={at} style={{ width: one }} />
          ))}
        </colgroup>
        <PreviewHead groups={groups} read={read} />
        <tbody>
          {rows.map((row) => (
            <tr key={row.position}>
              <td className="no" title={row.sheet ?? undefined}>
                {row.row}
              </td>
              {groups.map((group) => (
                <SourceCell key={group[0].column} row={row} group={group} corrected={corrected} />
              ))}
              {read.map(({ cell }, at) => (
                <ReadingCell
                  key={cell}
                  row={row}
                  cell={cell}
                  text={textOf(row, cell, hasOneAgency)}
                  isFirst={at === 0}
                  onCorrect={onCorrect}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </SourceTable>
    </div>
  )
}

function textOf({ reading }: UploadRow, cell: ReadCell, hasOneAgency: boolean): string {
  if (cell === 'agency')
    return [hasOneAgency ? '' : reading.agency, reading.department].filter(Boolean).join(' ') || '–'
  if (cell === 'spentAt') return spentText(reading)
  if (cell === 'place') return reading.places.join(', ') || '–'
  const number = reading[cell]
  return number === null ? '–' : many(number)
}

interface ReadingProps {
  row: UploadRow
  cell: ReadCell
  text: string
  isFirst: boolean
  onCorrect: (row: UploadRow) => void
}

function ReadingCell({ row, cell, text, isFirst, onCorrect }: ReadingProps) {
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
