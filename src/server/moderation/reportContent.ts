import { type ContentType, REPORTS_PER_HOUR } from '@/domain/moderation/moderation'
import type { NewReport } from '@/contract/reviews'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import type { Violation } from '@/domain/violation'
import { type Author, createOwn } from '../memberDocuments'
import { consumeRateLimit } from '../rateLimit'
import { visible } from '../sqlConditions'
import { CONTENT_TABLES } from './contentRows'

/** For comments the post must be public too. */
const SHOWN: Record<ContentType, string> = {
  comment: `${visible('comments', 'c')}
    AND EXISTS (SELECT FROM posts p WHERE p.id = c.post_id AND ${visible('posts', 'p')})`,
  post: visible('posts', 'c'),
  review: visible('reviews', 'c'),
}

const OWN: Record<ContentType, Violation> = {
  comment: { code: 'own-content-not-allowed', params: {} },
  post: { code: 'own-content-not-allowed', params: {} },
  review: { code: 'own-review-not-allowed', params: {} },
}

/** It must be public and not the member's own. */
export async function requireOthersVisible(
  sql: Queryable,
  member: number,
  { type, id }: { type: ContentType; id: number },
  lock: 'KEY SHARE' | 'NO KEY UPDATE' = 'KEY SHARE',
): Promise<Result> {
  const { table, author } = CONTENT_TABLES[type]
  const { rows } = await sql.query<{ own: boolean }>(
    `SELECT c.${author} IS NOT DISTINCT FROM $2 AS own FROM ${table} c WHERE c.id = $1 AND ${SHOWN[type]}
      FOR ${lock} OF c`,
    [id, member],
  )
  const [found] = rows
  if (!found) return fail({ code: `${type}-not-found`, params: {} })
  return found.own ? fail(OWN[type]) : ok()
}

interface Content {
  type: ContentType
  id: number
}

/** Of others' public content. The indexes `reports_one_pending_…` allow one pending report per member and item. */
export async function admitReport(sql: Queryable, member: number, content: Content): Promise<Result> {
  const seconds = await consumeRateLimit(sql, `report:${member}`, { limit: REPORTS_PER_HOUR, windowSeconds: 60 * 60 })
  if (seconds !== null) return fail({ code: 'rate-limited', params: { seconds } })
  return requireOthersVisible(sql, member, content)
}

export const reportContent = (author: Author, { type, id }: Content, report: NewReport): Promise<Result> =>
  createOwn(author, 'reports', { targetType: type, [type]: id, ...report }, { read: () => Promise.resolve(ok()) })
