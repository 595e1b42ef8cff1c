import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useRecordContext } from 'react-admin'
import { VISIT_STATUSES } from '@/domain/expense/visitStates'
import type { VisitStatusCode } from '@/domain/expense/visitSummary'
import { VISIT_STATUS_LABELS } from '@/messages/labels'
import type { BackOfficeDataProvider } from '../dataProvider/dataProvider'
import { Card } from '../kit/Card'
import { ConfirmDialog } from '../kit/dialogs/ConfirmDialog'
import { koreanMoment } from '../kit/dates/koreanDate'
import { useAction } from '../kit/useAction'
import { isWhole, type VisitRow } from './visit'
import { VisitStatus } from './VisitStatus'

const KEYS: Record<VisitStatusCode, string> = {
  confirmed: '확인됨으로',
  pending: '확인 중으로',
  disputed: '이의 걸기',
}
const REASONS: Record<VisitStatusCode, string[]> = {
  confirmed: ['원문과 같음을 확인', '기관이 확인해 줌', '이의를 철회함'],
  pending: ['원문을 다시 확인하는 중', '기관에 물어봄'],
  disputed: ['간 적이 없다는 연락', '금액이 다르다는 연락', '다른 식당이라는 연락'],
}
const EFFECTS: Record<VisitStatusCode, string> = {
  confirmed: '이 방문이 확인된 기록이 되고, 기다리는 일에서 빠져요.',
  pending: '이 방문에 ‘확인 중’ 표시가 붙어요.',
  disputed: '이 방문에 ‘이의 제기’ 표시가 붙고, 사람을 기다리는 일에 올라요.',
}

export function StatusCard() {
  const visit = useRecordContext<VisitRow>()
  const [to, setTo] = useState<VisitStatusCode | null>(null)
  const provider = useDataProvider<BackOfficeDataProvider>()
  const { mutate, isPending } = useAction(
    (reason: string) => provider.action('visits', visit?.id ?? 0, 'status', { status: to, reason }),
    { done: '상태를 바꿨어요.', onDone: () => setTo(null) },
  )
  if (!isWhole(visit)) return null
  return (
    <Card title="상태" action={<VisitStatus status={visit.status} />}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {VISIT_STATUSES.filter((status) => status !== visit.status).map((status) => (
          <Button
            key={status}
            size="small"
            variant="outlined"
            color={status === 'disputed' ? 'error' : 'inherit'}
            onClick={() => setTo(status)}
          >
            {KEYS[status]}
          </Button>
        ))}
      </Stack>
      {visit.statusChanges.map(({ id, before, after, reason, by, at }) => (
        <div key={id} style={{ marginTop: 8, fontSize: 12.5 }}>
          {before && `${VISIT_STATUS_LABELS[before]} → `}
          {VISIT_STATUS_LABELS[after]}
          {reason && <> · {reason}</>}
          <div style={{ color: 'var(--soft)' }}>
            {by ?? '시스템'} {koreanMoment(at)}
          </div>
        </div>
      ))}
      {to && (
        <ConfirmDialog
          open
          title={KEYS[to]}
          effect={<>{EFFECTS[to]} 방문 수와 순위는 바뀌지 않아요.</>}
          confirmLabel={KEYS[to]}
          destructive={to === 'disputed'}
          reasons={REASONS[to]}
          isPending={isPending}
          onConfirm={(reason) => mutate(reason)}
          onClose={() => setTo(null)}
        />
      )}
    </Card>
  )
}
