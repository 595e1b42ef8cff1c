import type { ContentType } from '@/domain/moderation/states'
import { fail, ok, type Result } from '@/domain/result'
import type { Violation } from '@/domain/violation'
import type { Queryable } from '@/infra/database/pool'
import { visible } from '../visibility'
import { CONTENT_TABLES } from './contentTables'

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
): Promise<Result> {
  const { table, author } = CONTENT_TABLES[type]
  const { rows } = await sql.query<{ own: boolean }>(
    `SELECT c.${author} IS NOT DISTINCT FROM $2 AS own FROM ${table} c WHERE c.id = $1 AND ${SHOWN[type]}
      FOR KEY SHARE`,
    [id, member],
  )
  const [found] = rows
  if (!found) return fail({ code: `${type}-not-found`, params: {} })
  return found.own ? fail(OWN[type]) : ok()
}
