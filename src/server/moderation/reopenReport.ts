import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { recordAudit } from '../audit/recordAudit'
import { REOPENABLE } from './reopenable'
import { undoResolution } from './undoResolution'

/** Reports resolved before decisions were recorded. */
const REOPEN_ALONE = `
  UPDATE reports r SET status = 'pending', outcome = NULL, reviewed_at = NULL, reviewed_by_id = NULL, updated_at = now()
  WHERE id = $1 AND ${REOPENABLE}`

const READ = 'SELECT resolution_id AS resolution, status FROM reports WHERE id = $1'

interface Found {
  resolution: number | null
  status: string
}

async function reopenAlone(sql: Queryable, report: number, status: string, by: number | null): Promise<void> {
  await sql.query(REOPEN_ALONE, [report])
  await recordAudit(sql, {
    event: 'record_updated',
    actor: by,
    subject: { type: 'report', id: report },
    before: { status },
    after: { status: 'pending' },
  })
}

interface Reopening {
  report: number
  by: number | null
}

/** Undoes the decision that resolved it, with all its effects. In a transaction, which a failure must roll back. */
export async function reopenReport(sql: Queryable, { report, by }: Reopening): Promise<Result> {
  const [found] = (await sql.query<Found>(READ, [report])).rows
  if (!found) return fail({ code: 'report-not-found', params: {} })
  if (found.status === 'pending') return fail({ code: 'resolution-undone', params: {} })
  if (found.resolution === null) await reopenAlone(sql, report, found.status, by)
  else {
    const undone = await undoResolution(sql, { resolution: found.resolution, by })
    if (!undone.ok) return undone
  }
  const [now] = (await sql.query<Found>(READ, [report])).rows
  return now?.status === 'pending' ? ok() : fail({ code: 'already-reported', params: {} })
}
