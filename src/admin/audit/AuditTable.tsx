import { DataTable, useListContext } from 'react-admin'
import { ROLE_LABELS } from '@/messages/labels'
import { AUDIT_EVENT_LABELS } from '@/messages/staff/audit'
import { auditedFieldLabel } from '@/resources/auditLabels'
import { AUDIT_SUBJECT_LABELS } from '@/resources/defined'
import { AUDIT_EVENTS, isAuditEvent } from '@/domain/audit'
import { koreanMoment } from '../kit/dates/koreanDate'
import { ListTable } from '../kit/lists/ListTable'
import { useOpenRecord, OpenLink } from '../kit/lists/recordLinks'
import { StatusTag, type StatusTone } from '../kit/marks'
import { KeyHint } from '../shortcuts/KeyHint'
import { RecordDrawer, useOpened } from '../kit/dialogs/SideDrawer'
import { type AuditRow, whoActed, fieldsOf } from './auditEntry'
import { EntryBody } from './EntryBody'

interface Props {
  id: number | null
  onOpen: (id: number) => void
  onClose: () => void
}

function AuditDrawer({ id, onOpen, onClose }: Props) {
  const { data: rows = [] } = useListContext<AuditRow>()
  const opened = useOpened('audit', id, { listed: rows.find((row) => row.id === id) })
  const entry = opened.record
  return (
    <RecordDrawer
      resource="audit"
      opened={opened}
      onOpen={onOpen}
      onClose={onClose}
      title={entry ? (AUDIT_EVENT_LABELS[entry.event] ?? entry.event) : '감사 기록'}
      note={
        <>
          {entry && `${whoActed(entry)} · ${koreanMoment(entry.occurredAt)} · `}
          <KeyHint keys="j+k" /> 다음 · 이전
        </>
      }
    >
      {(shown) => <EntryBody entry={shown} />}
    </RecordDrawer>
  )
}

const TONES: Partial<Record<AuditRow['event'], StatusTone>> = {
  record_created: 'ok',
  record_restored: 'ok',
  record_trashed: 'mid',
  record_deleted: 'bad',
  restaurant_trashed: 'mid',
  member_blocked: 'mid',
  member_erased: 'bad',
}

function EventTag({ event }: Pick<AuditRow, 'event'>) {
  const isWarning = isAuditEvent(event) && AUDIT_EVENTS[event].level === 'warn'
  return (
    <StatusTag tone={TONES[event] ?? (isWarning ? 'mid' : 'plain')}>{AUDIT_EVENT_LABELS[event] ?? event}</StatusTag>
  )
}

const Column = DataTable.Col<AuditRow>
const small = { display: 'block', color: 'var(--soft)', fontSize: 12.5 } as const

export function AuditTable() {
  const { id, open, close } = useOpenRecord()
  return (
    <>
      <ListTable emptyTitle="아직 남은 기록이 없어요." onOpen={open}>
        <Column
          source="occurredAt"
          render={({ id: entry, occurredAt }) => <OpenLink id={entry}>{koreanMoment(occurredAt)}</OpenLink>}
        />
        <Column source="actorNickname" disableSort render={(entry) => <Who {...entry} />} />
        <Column source="event" disableSort render={(entry) => <What {...entry} />} />
        <Column source="subjectType" disableSort render={(entry) => <Subject {...entry} />} />
      </ListTable>
      <AuditDrawer id={id} onOpen={open} onClose={close} />
    </>
  )
}

const Who = (entry: AuditRow) => (
  <>
    <b style={{ fontWeight: 620 }}>{whoActed(entry)}</b>
    {entry.actorRole && <span style={small}>{ROLE_LABELS[entry.actorRole]}</span>}
  </>
)

const FEW = 4

function What(entry: AuditRow) {
  const fields = [...new Set(fieldsOf(entry).map((field) => auditedFieldLabel(field, entry.subjectType)))]
  const shown = fields.slice(0, FEW).join(', ') + (fields.length > FEW ? ` 외 ${fields.length - FEW}` : '')
  return (
    <>
      <EventTag event={entry.event} />
      {(shown || entry.reason) && (
        <span
          style={{ ...small, maxWidth: '44ch', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          {[shown, entry.reason && `“${entry.reason}”`].filter(Boolean).join(' · ')}
        </span>
      )}
    </>
  )
}

function Subject({ subjectType, subject, subjectName }: AuditRow) {
  if (!subjectType) return <span style={{ color: 'var(--faint)' }}>–</span>
  return (
    <>
      {subjectName ?? `${AUDIT_SUBJECT_LABELS[subjectType]} ${subject}번`}
      {subjectName && (
        <span style={small}>
          {AUDIT_SUBJECT_LABELS[subjectType]} {subject}번
        </span>
      )}
    </>
  )
}
