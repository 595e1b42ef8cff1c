import type { Claim } from '@/domain/moderation/detail'
import { CLAIM_MINUTES, type ContentType } from '@/domain/moderation/moderation'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'

export const IS_CLAIMED = `k.claimed_at > now() - interval '${CLAIM_MINUTES} minutes'`

const UNTIL = `k.claimed_at + interval '${CLAIM_MINUTES} minutes'`

const CLAIM = `
  INSERT INTO report_claims AS k (target_type, target_id, claimed_by_id)
  SELECT target_type, coalesce(comment_id, post_id, review_id), $2 FROM reports WHERE id = $1 AND status = 'pending'
  ON CONFLICT (target_type, target_id) DO UPDATE SET claimed_by_id = excluded.claimed_by_id, claimed_at = now()
    WHERE k.claimed_by_id = excluded.claimed_by_id OR NOT (${IS_CLAIMED})
  RETURNING ${UNTIL} AS until`

const HOLDER = `
  SELECT u.nickname AS by FROM reports r
  JOIN report_claims k ON k.target_type = r.target_type AND k.target_id = coalesce(r.comment_id, r.post_id, r.review_id)
  JOIN users u ON u.id = k.claimed_by_id WHERE r.id = $1 AND r.status = 'pending'`

/**
 * Takes the content of a pending report, or renews one's claim. A claim informs colleagues and locks nothing, so it is
 * not in the audit log. Violation `report-claimed` or `reports-resolved`.
 */
export async function claimReport(
  sql: Queryable,
  { report, by }: { report: number; by: number },
): Promise<Result<{ until: string }>> {
  const { rows } = await sql.query<{ until: string }>(CLAIM, [report, by])
  if (rows[0]) return ok(rows[0])
  const holder = (await sql.query<{ by: string }>(HOLDER, [report])).rows[0]
  return holder ? fail({ code: 'report-claimed', params: holder }) : fail({ code: 'reports-resolved', params: {} })
}

/** Ends one's own claim; that of another stays. */
export async function releaseReport(sql: Queryable, { report, by }: { report: number; by: number }): Promise<void> {
  await sql.query(
    `DELETE FROM report_claims k USING reports r WHERE r.id = $1 AND k.claimed_by_id = $2
       AND k.target_type = r.target_type AND k.target_id = coalesce(r.comment_id, r.post_id, r.review_id)`,
    [report, by],
  )
}

export async function readClaim(sql: Queryable, type: ContentType, id: number): Promise<Claim | null> {
  const { rows } = await sql.query<Claim>(
    `SELECT u.nickname AS by, ${UNTIL} AS until
     FROM report_claims k JOIN users u ON u.id = k.claimed_by_id
     WHERE k.target_type = $1::enum_reports_target_type AND k.target_id = $2 AND ${IS_CLAIMED}`,
    [type, id],
  )
  return rows[0] ?? null
}

/** Ended claims say nothing. */
export const deleteOldClaims = (sql: Queryable) => sql.query(`DELETE FROM report_claims k WHERE NOT (${IS_CLAIMED})`)
