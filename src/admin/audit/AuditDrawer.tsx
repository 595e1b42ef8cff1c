import { useGetOne, useListContext } from 'react-admin'
import { FailedState } from '../kit/FailedState'
import { KeyHint } from '../shortcuts/KeyHint'
import { koreanMoment } from '../kit/dates/koreanDate'
import { Loading } from '../kit/Loading'
import { SideDrawer } from '../kit/dialogs/SideDrawer'
import { useNeighbourKeys } from '../kit/useNeighbourKeys'
import { AUDIT_EVENT_LABELS } from '@/messages/staff/audit'
import type { AuditRow } from './auditEntry'
import { EntryBody } from './EntryBody'
import { whoActed } from './whoActed'

interface Props {
  id: number | null
  onOpen: (id: number) => void
  onClose: () => void
}

export function AuditDrawer({ id, onOpen, onClose }: Props) {
  const { data: rows = [] } = useListContext<AuditRow>()
  const listed = rows.find((row) => row.id === id)
  const isMissing = id !== null && !listed
  const { data, error, refetch } = useGetOne<AuditRow>('audit', { id: id ?? 0 }, { enabled: isMissing })
  const entry = listed ?? (data?.id === id ? data : undefined)
  const onKeyDown = useNeighbourKeys(id, onOpen)
  return (
    <div onKeyDown={onKeyDown}>
      <SideDrawer
        open={id !== null}
        onClose={onClose}
        title={entry ? (AUDIT_EVENT_LABELS[entry.event] ?? entry.event) : '감사 기록'}
        note={
          <>
            {entry && `${whoActed(entry)} · ${koreanMoment(entry.occurredAt)} · `}
            <KeyHint keys="j+k" /> 다음 · 이전
          </>
        }
      >
        {isMissing && error && <FailedState message={error.message} onRetry={() => void refetch()} />}
        {isMissing && !error && !entry && <Loading />}
        {entry && <EntryBody entry={entry} />}
      </SideDrawer>
    </div>
  )
}
