import type { ModeratedContent } from '@/domain/moderation/detail'
import type { ContentType } from '@/domain/moderation/states'
import { PHOTOS_PATH } from '@/domain/review/paths'
import type { Queryable } from '@/infra/database/pool'
import { visible } from '@/server/visibility'

const POST = `json_build_object('id', p.id, 'board', p.board, 'title', p.title, 'excerpt', left(p.content, 200),
  'author', pu.nickname, 'createdAt', p.created_at)`

/** The comment before, two after, and the one it replies to. */
const NEIGHBOURS = `
  SELECT x.id, u.nickname AS author, x.content, x.created_at AS "createdAt", x.status,
    x.deleted_at IS NOT NULL AS "isTrashed", x.parent_id IS NOT NULL AS "isReply"
  FROM comments x LEFT JOIN users u ON u.id = x.author_id
  WHERE x.id IN (t.id, t.parent_id)
    OR x.id IN (SELECT b.id FROM comments b WHERE b.post_id = t.post_id AND b.parent_id IS NOT DISTINCT FROM t.parent_id
      AND b.id < t.id ORDER BY b.id DESC LIMIT 1)
    OR x.id IN (SELECT a.id FROM comments a WHERE a.post_id = t.post_id AND a.id > t.id
      AND (a.parent_id = t.id OR a.parent_id IS NOT DISTINCT FROM t.parent_id)
      ORDER BY a.parent_id IS DISTINCT FROM t.id, a.id LIMIT 2)
  ORDER BY coalesce(x.parent_id, x.id), x.parent_id NULLS FIRST, x.id`

const PHOTOS = `
  SELECT json_agg(
    json_build_object('url', '${PHOTOS_PATH}/' || f.name, 'smallUrl', '${PHOTOS_PATH}/' || f.name || '/small')
    ORDER BY f.position) FROM review_photos f WHERE f.review_id = t.id`

const RESTAURANT = `json_build_object('id', r.id, 'title', r.title, 'address', r.address,
  'isVisible', ${visible('restaurants', 'r')})`

const COMMON = `t.id, t.content, t.status, t.hidden_reason AS "hiddenReason", t.hidden_until AS "hiddenUntil",
  t.deleted_at AS "trashedAt", t.created_at AS "createdAt", t.edited_at AS "editedAt"`

const STATEMENTS: Record<ContentType, string> = {
  comment: `
    SELECT ${COMMON}, t.author_id AS author, NULL AS title, NULL AS rating, NULL AS restaurant, ${POST} AS post,
      NULL AS photos, (SELECT json_agg(row_to_json(n)) FROM (${NEIGHBOURS}) n) AS thread
    FROM comments t JOIN posts p ON p.id = t.post_id LEFT JOIN users pu ON pu.id = p.author_id WHERE t.id = $1`,
  post: `
    SELECT ${COMMON}, p.author_id AS author, p.title, NULL AS rating, ${POST} AS post, NULL AS photos, NULL AS thread,
      CASE WHEN r.id IS NOT NULL THEN ${RESTAURANT} END AS restaurant
    FROM posts t JOIN posts p ON p.id = t.id LEFT JOIN users pu ON pu.id = p.author_id
      LEFT JOIN restaurants r ON r.id = t.restaurant_id WHERE t.id = $1`,
  review: `
    SELECT ${COMMON}, t.user_id AS author, NULL AS title, t.rating::float8 AS rating, NULL AS post, NULL AS thread,
      (${PHOTOS}) AS photos, CASE WHEN r.id IS NOT NULL THEN ${RESTAURANT} END AS restaurant
    FROM reviews t LEFT JOIN restaurants r ON r.id = t.restaurant_id WHERE t.id = $1`,
}

type Row = Omit<ModeratedContent, 'type' | 'photos' | 'thread'> & {
  author: number | null
  photos: ModeratedContent['photos'] | null
  thread: ModeratedContent['thread'] | null
}

export async function readItem(
  sql: Queryable,
  type: ContentType,
  id: number,
): Promise<{ item: ModeratedContent; author: number | null } | null> {
  const [row] = (await sql.query<Row>(STATEMENTS[type], [id])).rows
  if (!row) return null
  const { author, photos, thread, ...rest } = row
  return { author, item: { ...rest, type, photos: photos ?? [], thread: thread ?? [] } }
}
