import { TextField } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { ProblemReason, ProblemGroup, RecordRow, UploadRow } from '@/contract/uploadRows'
import type { UploadKind } from '@/domain/upload/kinds'
import { problemSentences } from '@/messages/staff/uploadProblems'
import { CORRECTED_CELL_MAX, PREVIEW_CELL_MAX, UPLOAD_ROWS_PAGE_MAX } from '@/domain/upload/limits'
import { answersOf, correctGroup, correctRow } from '@/contract/uploadCorrections'
import type { CellCorrection } from '@/contract/uploads'
import type { Upload } from '@/contract/uploadState'
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog'
import { limitedTo, tooLong } from '../../kit/fields/textFields'
import { many } from '../numbers'
import { fetchRows, type UploadActions } from '../useUpload'

export function useCorrections(upload: Upload, { change }: UploadActions, open: (correction: OpenCorrection) => void) {
  const notify = useNotify()
  const { kind } = upload
  const apply = (reason: ProblemReason, rows: number, corrections: CellCorrection[]) => {
    if (corrections.length > 0) change.mutate({ answer: { kind: 'corrected', reason, rows }, corrections })
  }
  const applyToGroup = async (group: ProblemGroup, to: string) => {
    const { reason, status, rows: count } = group
    const isWhole = group.value !== '' && group.value.length < PREVIEW_CELL_MAX
    if (isWhole) return apply(reason, count, correctGroup(group, to, upload.overlay))
    // Empty cells occur everywhere, and long texts are known only by their beginning: correct just these rows.
    const query = { reason, status, value: group.value, limit: String(UPLOAD_ROWS_PAGE_MAX) }
    try {
      const { rows, total } = await fetchRows(upload.id, query)
      const chosen = rows.filter(({ sheet, column }) => sheet === group.sheet && column === group.column)
      const corrections = chosen.map((row) => correctRow(row, group.column ?? 0, to))
      apply(reason, corrections.length, corrections)
      if (total > rows.length) notify(`앞의 ${many(rows.length)}행을 고쳤어요. 나머지는 한 번 더 고쳐 주세요.`)
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
  }
  const undo = (answer: number) => change.mutate({ undoAnswer: answer })
  return {
    openGroup: (group: ProblemGroup) =>
      open({
        kind,
        reason: group.reason,
        value: group.value,
        rows: group.rows,
        row: null,
        apply: (to) => void applyToGroup(group, to),
      }),
    openRow: (row: UploadRow | RecordRow) => {
      const { column, reason } = row
      if (column === null || reason === null) return
      const value = row.cells[column] ?? ''
      open({
        kind,
        reason,
        value,
        rows: 1,
        row: row.row,
        apply: (to) => apply(reason, 1, [correctRow(row, column, to)]),
      })
    },
    /** Place cells with this text are places to eat, overriding the parser. */
    readAsEatery: ({ reason, rows, value }: ProblemGroup) =>
      change.mutate({ answer: { kind: 'eateries', reason, rows, eateries: [value] } }),
    undo,
    undoLast: () => {
      const last = answersOf(upload.overlay).at(-1)
      if (last) undo(last.id)
    },
  }
}

export interface OpenCorrection {
  kind: UploadKind
  reason: ProblemReason
  value: string
  rows: number
  row: number | null
  apply: (to: string) => void
}

const HINTS: { starts: string; hint: string }[] = [
  { starts: 'date_', hint: '예: 2026-05-06' },
  { starts: 'amount_', hint: '원 단위 숫자, 예: 52000' },
  { starts: 'place_', hint: '식당이나 카페의 이름' },
]

/** From this length a multi-line field is used. */
const LONG_TEXT = 60

export function CorrectionDialog({ correction, onClose }: { correction: OpenCorrection | null; onClose: () => void }) {
  return correction && <Form key={`${correction.row}:${correction.value}`} correction={correction} onClose={onClose} />
}

function Form({ correction, onClose }: { correction: OpenCorrection; onClose: () => void }) {
  const { kind, reason, value, rows, row, apply } = correction
  const [to, setTo] = useState(value)
  const isVisit = kind === 'visits'
  const isLong = !isVisit && (value.includes('\n') || value.length > LONG_TEXT)
  const hint = isVisit && HINTS.find(({ starts }) => reason.startsWith(starts))?.hint
  return (
    <ConfirmDialog
      open
      title={row === null ? `‘${value || '빈칸'}’ 고치기` : `${row}행 고치기`}
      effect={
        <>
          {problemSentences(kind)[reason]}
          <br />이 고침으로 <b>{many(rows)}행</b>을 다시 읽어요. 파일은 그대로이고, 언제든 되돌릴 수 있어요.
        </>
      }
      confirmLabel={`${many(rows)}행 고치기`}
      disabled={to.trim() === value || (isVisit && to.trim() === '') || tooLong(to, CORRECTED_CELL_MAX) !== null}
      onConfirm={() => {
        apply(to.trim())
        onClose()
      }}
      onClose={onClose}
    >
      <TextField
        autoFocus
        fullWidth
        multiline={isLong}
        maxRows={8}
        margin="dense"
        label="이렇게 읽기"
        value={to}
        onChange={({ target }) => setTo(target.value)}
        {...limitedTo(CORRECTED_CELL_MAX, to, isVisit ? hint || undefined : '비우면 이 칸은 읽지 않아요.')}
      />
    </ConfirmDialog>
  )
}
