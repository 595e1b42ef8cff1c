import type { ContentType } from '@/domain/moderation/states'
import { type AuditEntry as EntryOf, withoutPrivate } from '@/domain/audit/entry'
import type { Queryable } from '@/infra/database/pool'
import { pseudonym } from '@/infra/pseudonym'
import { currentRequest } from '@/infra/requestContext'
import type { AuditSubject } from '@/resources/auditSubjects'

type AuditEntry = EntryOf<AuditSubject>

const INSERT = `
  INSERT INTO audit_log
    (event, actor_id, actor_role, subject_type, subject_id, before, after, reason, network, request_id, details)
  SELECT e.event, e.actor, (SELECT role::text FROM users WHERE id = e.actor), e."subjectType", e."subjectId",
    e.before, e.after, e.reason, $2, $3, e.details
  FROM jsonb_to_recordset($1::jsonb) AS e(event text, actor int, "subjectType" text, "subjectId" int, before jsonb,
    after jsonb, reason text, details jsonb)`

const shown = (value: object | null | undefined): unknown =>
  value && Object.keys(value).length ? withoutPrivate(value) : undefined

export async function recordAudits(sql: Queryable, entries: readonly AuditEntry[]): Promise<void> {
  if (!entries.length) return
  const request = currentRequest()
  const network = request?.network === undefined ? null : (pseudonym('network', request.network) ?? null)
  const rows = entries.map(({ event, actor, subject, before, after, reason, details }) => ({
    event,
    actor,
    subjectType: subject?.type,
    subjectId: subject?.id,
    before: shown(before),
    after: shown(after),
    reason: reason?.trim() || null,
    details: shown(details),
  }))
  await sql.query(INSERT, [JSON.stringify(rows), network, request?.id ?? null])
}

/** In the change's transaction. Throws database errors: a change that cannot be recorded must not happen. */
export const recordAudit = (sql: Queryable, entry: AuditEntry): Promise<void> => recordAudits(sql, [entry])

/** Purged from the trash: by id only, so that a restored backup purges it again. */
export const recordDestroyed = (sql: Queryable, type: ContentType, rows: readonly { id: number }[]): Promise<void> =>
  recordAudits(
    sql,
    rows.map(({ id }) => ({ event: 'record_deleted', actor: null, subject: { type, id } })),
  )
