import type { ReactNode } from 'react'
import { Button, Stack } from '@mui/material'
import { UPLOAD_ROWS_PAGE } from '@/domain/upload/limits'
import type { UploadCounts } from '@/contract/uploadState'
import type { ProblemReason } from '@/contract/uploadRows'
import type { UploadKind } from '@/domain/upload/kinds'
import { problemLabels } from '@/messages/staff/uploadProblems'
import { many } from '../numbers'

interface Props {
  kind: UploadKind
  counts: UploadCounts | null
  view: { page: number; status: string; reason: ProblemReason | null; value: string | null; total: number }
  onShow: (to: Record<string, string>) => void
  /** next to the pages */
  children: ReactNode
}

export function RowTabs({ kind, counts, view, onShow, children }: Props) {
  const { page, status, reason, value, total } = view
  const tabs = [
    { id: '', name: '전체', count: counts?.rows },
    { id: 'ok', name: '들어갈 행', count: counts?.ok },
    { id: 'error', name: '고칠 행', count: counts?.error },
    { id: 'skip', name: '들어가지 않음', count: counts?.skip },
    ...(kind === 'visits' ? [{ id: 'flagged', name: '살펴볼 행', count: counts?.flagged }] : []),
  ]
  const from = (page - 1) * UPLOAD_ROWS_PAGE
  const turn = (to: number) => {
    const kept: Record<string, string> = reason
      ? { reason, ...(value === null ? {} : { value }) }
      : status
        ? { rows: status }
        : {}
    onShow({ ...kept, page: String(to) })
  }
  return (
    <Stack direction="row" sx={{ gap: 0.75, p: '8px 14px', alignItems: 'center', flexWrap: 'wrap' }}>
      {tabs.map(({ id, name, count }) => {
        const isOn = reason === null && status === id
        return (
          <Button
            key={id}
            size="small"
            variant={isOn ? 'contained' : 'outlined'}
            aria-pressed={isOn}
            sx={{ borderRadius: 14 }}
            onClick={() => onShow(id ? { rows: id } : {})}
          >
            {name} {many(count ?? 0)}
          </Button>
        )
      })}
      {reason && (
        <Button size="small" variant="contained" aria-pressed sx={{ borderRadius: 14 }} onClick={() => onShow({})}>
          {problemLabels(kind)[reason]}
          {value !== null && `: ${value || '(빈칸)'}`} {many(total)} ×
        </Button>
      )}
      <Stack direction="row" sx={{ ml: 'auto', alignItems: 'center', gap: 0.5, color: 'var(--soft)', fontSize: 12.5 }}>
        {children}
        <span style={{ whiteSpace: 'nowrap' }}>
          {total === 0
            ? '행이 없어요'
            : `${many(from + 1)}–${many(Math.min(from + UPLOAD_ROWS_PAGE, total))} / ${many(total)}행`}
        </span>
        <Button size="small" disabled={page <= 1} onClick={() => turn(page - 1)}>
          이전
        </Button>
        <Button size="small" disabled={from + UPLOAD_ROWS_PAGE >= total} onClick={() => turn(page + 1)}>
          다음
        </Button>
      </Stack>
    </Stack>
  )
}
