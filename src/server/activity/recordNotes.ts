import { NOTE_ADDED, NOTE_DELETED, NOTES_PER_HOUR } from '@/domain/backOffice/activity'
import { fail, ok, type Result } from '@/domain/result'
import { isAdmin, type Role } from '@/domain/roles'
import type { Queryable } from '@/infra/database/pool'
import type { AuditSubject } from '@/resources/defined'
import { recordAudit } from '../audit'
import { consumeRateLimit } from '../rateLimit'

export interface NoteSubject {
  type: AuditSubject
  id: number
}

/** In a transaction. The audit log keeps that a note was written, not its text. Violation `rate-limited`. */
export async function addNote(
  sql: Queryable,
  subject: NoteSubject,
  { text, by }: { text: string; by: number },
): Promise<Result<{ id: number }>> {
  const seconds = await consumeRateLimit(sql, `note:${by}`, { limit: NOTES_PER_HOUR, windowSeconds: 60 * 60 })
  if (seconds !== null) return fail({ code: 'rate-limited', params: { seconds } })
  const { rows } = await sql.query<{ id: number }>(
    'INSERT INTO record_notes (subject_type, subject_id, text, written_by_id) VALUES ($1, $2, $3, $4) RETURNING id',
    [subject.type, subject.id, text, by],
  )
  await recordAudit(sql, { event: 'record_updated', actor: by, subject, after: NOTE_ADDED })
  return ok({ id: rows[0]?.id ?? 0 })
}

const DELETE = `DELETE FROM record_notes
  WHERE id = $1 AND subject_type = $2 AND subject_id = $3 AND ($4 OR written_by_id = $5)`
const EXISTS = 'SELECT FROM record_notes WHERE id = $1 AND subject_type = $2 AND subject_id = $3'

/** In a transaction, by its writer or an admin. Violations `record-not-found`, `forbidden`. */
export async function deleteNote(
  sql: Queryable,
  subject: NoteSubject,
  { note, by }: { note: number; by: { id: number; role?: Role | null } },
): Promise<Result> {
  const { rowCount } = await sql.query(DELETE, [note, subject.type, subject.id, isAdmin(by), by.id])
  if (!rowCount) {
    const { rowCount: isThere } = await sql.query(EXISTS, [note, subject.type, subject.id])
    return fail({ code: isThere ? 'forbidden' : 'record-not-found', params: {} })
  }
  await recordAudit(sql, { event: 'record_updated', actor: by.id, subject, after: NOTE_DELETED })
  return ok()
}
