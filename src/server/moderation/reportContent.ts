import type { ContentType } from '@/domain/moderation/states'
import { REPORTS_PER_HOUR } from '@/domain/moderation/limits'
import type { NewReport } from '@/domain/review/schemas'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { type Author, createOwn } from '../memberDocuments'
import { consumeRateLimit } from '../rateLimit'
import { requireOthersVisible } from './requireOthersVisible'

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
