import { Button, Typography } from '@mui/material'
import { useResourceDefinitions } from 'react-admin'
import { Link } from 'react-router-dom'
import { ROLE_LABELS } from '@/messages/labels'
import { AUDIT_SUBJECT_LABELS } from '@/resources/defined'
import { useAction } from '../kit/useAction'
import { listPath } from '../kit/lists/recordLinks'
import { DiffList, FactList } from '../kit/facts'
import { koreanMoment } from '../kit/dates/koreanDate'
import { type AuditRow, whoActed, detailsOf, differencesOf, subjectPath } from './auditEntry'

export function EntryBody({ entry }: { entry: AuditRow }) {
  const differences = differencesOf(entry)
  const details = detailsOf(entry)
  const { actor, actorRole, network, requestId, reason, occurredAt } = entry
  return (
    <>
      {reason && <q style={{ display: 'block', quotes: '"“" "”"', marginBottom: 10 }}>{reason}</q>}
      {differences.length > 0 && (
        <>
          <Typography component="h3" variant="h3">
            바뀐 것
          </Typography>
          <DiffList differences={differences} />
        </>
      )}
      <div style={{ height: 12 }} />
      {entry.event === 'record_deleted' && entry.subjectType === 'visit' && <RestoreVisit id={entry.subject ?? 0} />}
      {details.length > 0 && <FactList title="그 밖에" facts={details} />}
      <FactList
        title="누가, 어디에서"
        facts={[
          [
            '누가',
            <>
              {actor === null ? whoActed(entry) : <Link to={`/users?open=${actor}`}>{whoActed(entry)}</Link>}
              {actorRole && ` · 그때 ${ROLE_LABELS[actorRole]}`}
              {actor !== null && <More to={listPath('audit', { actor })}>이 사람이 한 일</More>}
            </>,
          ],
          ['언제', koreanMoment(occurredAt)],
          ['대상', <Subject entry={entry} />],
          [
            '어디에서',
            network && (
              <>
                <code style={{ fontSize: 12 }}>{network}</code>
                <More to={listPath('audit', { network })}>이 네트워크에서 한 일</More>
              </>
            ),
          ],
          [
            '요청 번호',
            requestId && (
              <>
                <code style={{ fontSize: 12 }}>{requestId}</code>
                <More to={listPath('audit', { request: requestId })}>같은 요청의 기록</More>
              </>
            ),
          ],
        ]}
      />
    </>
  )
}

function RestoreVisit({ id }: { id: number }) {
  const restore = useAction((_: void, provider) => provider.actionMany('visits', [id], 'restore'), {
    done: '복원했어요.',
  })
  return (
    <Button variant="outlined" disabled={restore.isPending || restore.isSuccess} onClick={() => restore.mutate()}>
      이 방문 복원
    </Button>
  )
}

const More = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} style={{ display: 'block', fontSize: 12.5, color: 'var(--soft)' }}>
    {children}
  </Link>
)

function Subject({ entry }: { entry: AuditRow }) {
  const screens = useResourceDefinitions()
  const { subjectType, subject, subjectName } = entry
  if (!subjectType || subject === null) return <>–</>
  const name = [AUDIT_SUBJECT_LABELS[subjectType], subjectName ?? `${subject}번`].join(' ')
  const to = subjectPath(entry, (resource) => screens[resource]?.hasList === true)
  return (
    <>
      {to ? <Link to={to}>{name}</Link> : name}
      <More to={listPath('audit', { subjectType, subject })}>이 대상에 관한 모든 기록</More>
    </>
  )
}
