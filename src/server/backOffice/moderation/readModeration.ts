import type { ContentReport, ModerationDetail } from '@/domain/moderation/detail'
import type { ContentType } from '@/domain/moderation/states'
import type { Queryable } from '@/infra/database/pool'
import { readItem } from './readItem'
import { readDecisions, readWriter } from './readWriter'

const REPORTS = 50

const reportsOf = (type: ContentType): string => `
  SELECT t.id, t.reason, t.description, u.nickname AS reporter, t.status, t.created_at AS "createdAt"
  FROM reports t LEFT JOIN users u ON u.id = t.reporter_id WHERE t.${type}_id = $1
  ORDER BY t.status <> 'pending', t.created_at, t.id LIMIT ${REPORTS}`

/** In a fixed number of statements. */
export async function readModeration(sql: Queryable, type: ContentType, id: number): Promise<ModerationDetail> {
  const [found, reports, history] = await Promise.all([
    readItem(sql, type, id),
    sql.query<ContentReport>(reportsOf(type), [id]),
    readDecisions(sql, type, id),
  ])
  const author = found?.author ?? null
  const writer = author === null ? null : await readWriter(sql, author)
  return { item: found?.item ?? null, writer, reports: reports.rows, history }
}
