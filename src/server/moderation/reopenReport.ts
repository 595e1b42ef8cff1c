import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
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

/** Reopens all reports that the decision resolved. */
export async function reopenReport(sql: Queryable, { report, by }: { report: number; by: number }): Promise<Result> {
  const [found] = (await sql.query<Found>(READ, [report])).rows
  if (!found) return fail({ code: 'report-not-found', params: {} })
  if (found.resolution === null) await sql.query(REOPEN_ALONE, [report])
  else {
    const undone = await undoResolution(sql, { resolution: found.resolution, by })
    if (!undone.ok) return undone
  }
  const [now] = (await sql.query<Found>(READ, [report])).rows
  return now?.status === 'pending' ? ok() : fail({ code: 'already-reported', params: {} })
}
