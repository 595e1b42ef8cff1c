import { TextField } from '@mui/material'
import { useState, useRef } from 'react'
import { useNotify } from 'react-admin'
import type { ProblemReason, ProblemGroup, RecordRow, UploadRow } from '@/contract/uploadRows'
import type { UploadKind } from '@/domain/upload/kinds'
import { problemSentences } from '@/messages/staff/uploadProblems'
import { PREVIEW_CELL_MAX, UPLOAD_ROWS_PAGE_MAX } from '@/domain/upload/limits'
import { correctGroup, correctRow, rescaledAmount } from '@/contract/uploadCorrections'
import type { CellCorrection } from '@/contract/uploads'
import type { Upload } from '@/contract/uploadState'
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog'
import { many } from '../numbers'
import { fetchRows, type UploadActions } from '../useUpload'

export function useCorrections(upload: Upload, { change }: UploadActions, open: (correction: OpenCorrection) => void) {
  const notify = useNotify()
  const { kind } = upload
  /** the size of the last correction step; unknown after a reload, where undo goes one at a time */
  const lastSize = useRef(1)
  const apply = (corrections: CellCorrection[]) => {
    if (corrections.length === 0) return
    lastSize.current = corrections.length
    change.mutate({ corrections })
  }
  const applyToGroup = async (group: ProblemGroup, to: string) => {
    const isWhole = group.value !== '' && group.value.length < PREVIEW_CELL_MAX
    if (isWhole) return apply(correctGroup(group, to, upload.overlay))
    // Empty cells occur everywhere, and long texts are known only by their beginning: correct just these rows.
    const { reason, status } = group
    const query = { reason, status, value: group.value, limit: String(UPLOAD_ROWS_PAGE_MAX) }
    try {
      const { rows, total } = await fetchRows(upload.id, query)
      const chosen = rows.filter(({ sheet, column }) => sheet === group.sheet && column === group.column)
      apply(chosen.map((row) => correctRow(row, group.column ?? 0, to)))
      if (total > rows.length) notify(`앞의 ${many(rows.length)}행을 고쳤어요. 나머지는 한 번 더 고쳐 주세요.`)
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
  }
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
      open({ kind, reason, value, rows: 1, row: row.row, apply: (to) => apply([correctRow(row, column, to)]) })
    },
    rescale: (reason: ProblemReason, groups: ProblemGroup[]) =>
      apply(
        groups.flatMap((group) =>
          correctGroup(group, rescaledAmount(reason, group.value) ?? group.value, upload.overlay),
        ),
      ),
    /** Sets whether place cells with this text are places to eat, overriding the parser. */
    setEatery: (cell: string, isEatery: boolean) => {
      const others = (upload.overlay.eateries ?? []).filter((one) => one !== cell)
      change.mutate({ eateries: isEatery ? [...others, cell] : others })
    },
    undo: (correction: CellCorrection) => apply([{ ...correction, to: correction.from }]),
    undoLast: () => {
      if (upload.overlay.corrections.length === 0) return
      change.mutate({ undoCorrections: Math.min(lastSize.current, upload.overlay.corrections.length) })
      lastSize.current = 1
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
      disabled={to.trim() === value || (isVisit && to.trim() === '')}
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
        helperText={isVisit ? hint : '비우면 이 칸은 읽지 않아요.'}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
    </ConfirmDialog>
  )
}
