import { TextField } from '@mui/material'
import { useState } from 'react'
import type { ProblemReason } from '@/domain/upload/uploadRow'
import type { UploadKind } from '@/domain/upload/uploadKinds'
import { problemSentences } from '@/messages/staff/uploadProblems'
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog'
import { many } from '../numbers'

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
