import type { PayloadRequest } from 'payload'
import type { ContentType } from '@/domain/moderation/moderation'
import { fail, ok, type Result } from '@/domain/result'
import { recordAudit } from '../audit'
import { payloadSql } from '../payloadSql'
import { REOPENABLE } from './takeBackDecisions'
import { undoDecisions } from './decide'

/** Reports resolved before decisions were recorded. */
const REOPEN_ALONE = `
  UPDATE reports r SET status = 'pending', outcome = NULL, reviewed_at = NULL, reviewed_by_id = NULL, updated_at = now()
  WHERE id = $1 AND ${REOPENABLE}`

const READ = 'SELECT resolution_id AS resolution, target_type AS type, status FROM reports WHERE id = $1'

interface Found {
  resolution: number | null
  type: ContentType
  status: string
}

async function reopenAlone(req: PayloadRequest, report: number, status: string): Promise<void> {
  const sql = payloadSql(req)
  await sql.query(REOPEN_ALONE, [report])
  await recordAudit(sql, {
    event: 'record_updated',
    actor: req.user?.id ?? null,
    subject: { type: 'report', id: report },
    before: { status },
    after: { status: 'pending' },
  })
}

/** Undoes the decision that resolved it, with all its effects. In a transaction, which a failure must roll back. */
export async function reopenReport(req: PayloadRequest, report: number): Promise<Result> {
  const sql = payloadSql(req)
  const [found] = (await sql.query<Found>(READ, [report])).rows
  if (!found) return fail({ code: 'report-not-found', params: {} })
  const { resolution, type, status } = found
  if (status === 'pending') return fail({ code: 'resolution-undone', params: {} })
  if (resolution === null) await reopenAlone(req, report, status)
  else {
    const undone = await undoDecisions(req, { type, resolutions: [resolution] })
    if (!undone.ok) return undone
  }
  const [now] = (await sql.query<Found>(READ, [report])).rows
  return now?.status === 'pending' ? ok() : fail({ code: 'already-reported', params: {} })
}
