import { WAITING_KINDS, type OpenReport, type Waiting, type WaitingKind } from '@/domain/staff/dashboard'
import type { Queryable } from '@/infra/database/pool'
import { IS_FAILED_IMPORT } from '@/server/jobs/failedImports'
import { isFirstOfItem } from '../lists/reports'

const waiting = (table: string, where: string, at = 'created_at'): string =>
  `SELECT count(*)::int AS count, min(${at}) AS oldest FROM ${table} WHERE ${where}`

const OPEN = `t.status = 'pending' AND ${isFirstOfItem}`

const DISPUTED_AT = `(SELECT max(a.occurred_at) FROM audit_log a
  WHERE a.subject_type = 'visit' AND a.subject_id = v.id AND a.after ->> 'status' = 'disputed')`
/** An edit may be the reason for a hold. */
const HELD_AT = 'COALESCE(edited_at, created_at)'

const STATEMENTS = {
  failedImports: `SELECT count(*)::int AS count, min(t.finished_at) AS oldest
    FROM uploads f JOIN jobs t ON t.id = f.job_id WHERE ${IS_FAILED_IMPORT}`,
  /** like the queue, counts an item once */
  reports: waiting('reports t', OPEN),
  // Spellings, regardless of their candidates.
  matches: `SELECT count(DISTINCT alias_id)::int AS count, min(created_at) AS oldest
    FROM match_reviews q WHERE decision = 'pending'
      AND NOT EXISTS (SELECT FROM match_deferrals d WHERE d.alias_id = q.alias_id AND d.deferred_until > now())`,
  // Since the objection; audit entries expire after a year.
  disputedVisits: waiting('visits v', "status = 'disputed'", `COALESCE(${DISPUTED_AT}, spent_at)`),
  takedowns: waiting('tickets', "status = 'open' AND kind = 'takedown'"),
  tickets: waiting('tickets', "status = 'open' AND kind <> 'takedown'"),
  suggestions: waiting(
    'posts',
    "board = 'suggestion' AND suggestion_status = 'pending' AND status <> 'hidden' AND deleted_at IS NULL",
  ),
  // Suggestions are counted where they are answered.
  heldPosts: waiting('posts', "status = 'pending' AND board <> 'suggestion' AND deleted_at IS NULL", HELD_AT),
  heldComments: waiting('comments', "status = 'pending' AND deleted_at IS NULL", HELD_AT),
} satisfies Record<WaitingKind, string>

export const waitingReads = (sql: Queryable, kinds: readonly WaitingKind[] = WAITING_KINDS) =>
  Object.fromEntries(
    kinds.map((kind) => [
      kind,
      async (): Promise<Waiting> => {
        const { rows } = await sql.query<Waiting>(STATEMENTS[kind])
        return rows[0] ?? { count: 0, oldest: null }
      },
    ]),
  ) as Record<WaitingKind, () => Promise<Waiting>>

/** By their first report, oldest first, up to what the clock can display. */
const OPEN_REPORTS = `
  SELECT id, target_type AS "targetType", created_at AS "createdAt"
  FROM reports t WHERE ${OPEN} ORDER BY created_at, id LIMIT 200`

export const readOpenReports = async (sql: Queryable): Promise<OpenReport[]> =>
  (await sql.query<OpenReport>(OPEN_REPORTS)).rows
