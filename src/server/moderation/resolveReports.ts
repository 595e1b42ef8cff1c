import type { ContentType, ReportDecision } from '@/domain/moderation/states'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { type Decision, moderateContent } from './moderateContent'

export interface Resolution extends Decision {
  targetType: ContentType
  targetId: number
  decision: ReportDecision
}

interface Resolved {
  /** for `undoResolution` */
  resolution: number
  reports: number
  notified: number
}

/** A decision about reported content; fails if no report of it is pending. In a transaction, as `moderateContent`. */
export async function resolveReports(
  sql: Queryable,
  { targetType: type, targetId, ...decision }: Resolution,
): Promise<Result<Resolved>> {
  const done = await moderateContent(sql, { ...decision, type, ids: [targetId] })
  if (!done.ok) return done
  const { resolutions, reports, notified } = done.value
  const [resolution] = resolutions
  if (resolution === undefined) return fail({ code: `${type}-not-found`, params: {} })
  return reports ? ok({ resolution, reports, notified }) : fail({ code: 'reports-resolved', params: {} })
}
