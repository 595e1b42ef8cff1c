import type {
  ContentReport,
  ModerationDetail,
  ContentAuthor,
  PastDecision,
  WrittenItem,
  ModeratedContent,
} from '@/domain/moderation/detail'
import type { ContentType } from '@/domain/moderation/moderation'
import type { Queryable } from '@/infra/database/pool'
import { CONTENT_TABLES } from '@/server/moderation/contentRows'
import { PHOTOS_PATH } from '@/domain/review'
import { readClaim } from '@/server/moderation/claims'
import { readSameText } from './sameText'
import { isBlockedSql, visible } from '@/server/sqlConditions'

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

async function readItem(
  sql: Queryable,
  type: ContentType,
  id: number,
): Promise<{ item: ModeratedContent; author: number | null } | null> {
  const [row] = (await sql.query<Row>(STATEMENTS[type], [id])).rows
  if (!row) return null
  const { author, photos, thread, ...rest } = row
  return { author, item: { ...rest, type, photos: photos ?? [], thread: thread ?? [] } }
}

/** Of the author's other content. */
const RECENT = 6
const DECISIONS = 8

const counted = (type: ContentType, condition = 'true'): string => {
  const { table, author } = CONTENT_TABLES[type]
  return `(SELECT count(*)::int FROM ${table} x WHERE x.${author} = u.id AND ${condition})`
}
const TAKEN_AWAY = `(x.status = 'hidden' OR x.deleted_by_id IS NOT NULL)`

const WRITER = `
  SELECT u.id, u.nickname, u.role, ${isBlockedSql('u')} AS "isBlocked", u.created_at AS "joinedAt",
    ${counted('post')} AS posts,
    ${counted('comment')} AS comments, ${counted('review')} AS reviews,
    ${counted('post', TAKEN_AWAY)} + ${counted('comment', TAKEN_AWAY)} + ${counted('review', TAKEN_AWAY)} AS hidden
  FROM users u WHERE u.id = $1`

const recent = (type: ContentType, text: string): string => {
  const { table, author } = CONTENT_TABLES[type]
  return `(SELECT '${type}' AS type, id, left(${text}, 120) AS text, status::text AS status,
    deleted_at IS NOT NULL AS "isTrashed", created_at AS "createdAt"
    FROM ${table} WHERE ${author} = $1 ORDER BY created_at DESC, id DESC LIMIT $2)`
}

const WRITTEN = `
  SELECT * FROM (${recent('comment', 'content')} UNION ALL ${recent('post', 'title')}
    UNION ALL ${recent('review', "coalesce(content, '')")}) w ORDER BY "createdAt" DESC, id DESC LIMIT $2`

const DECISION = `d.id, d.target_type AS type, d.target_id AS target, d.decision, d.reason, d.message, b.nickname AS by,
  d.decided_at AS at, d.undone_at IS NOT NULL AS "isUndone"`

const decided = (type: ContentType): string => {
  const { table, author } = CONTENT_TABLES[type]
  return `SELECT d.* FROM report_resolutions d JOIN ${table} x ON x.id = d.target_id
    WHERE d.target_type = '${type}' AND x.${author} = $1`
}

const ABOUT_WRITER = `
  SELECT ${DECISION} FROM (${decided('comment')} UNION ALL ${decided('post')} UNION ALL ${decided('review')}) d
  LEFT JOIN users b ON b.id = d.decided_by_id ORDER BY d.id DESC LIMIT $2`

const ABOUT_ITEM = `
  SELECT ${DECISION} FROM report_resolutions d LEFT JOIN users b ON b.id = d.decided_by_id
  WHERE d.target_type = $1::enum_reports_target_type AND d.target_id = $2 ORDER BY d.id DESC LIMIT $3`

async function readWriter(sql: Queryable, id: number): Promise<ContentAuthor | null> {
  const [writers, written, decisions] = await Promise.all([
    sql.query<Omit<ContentAuthor, 'recent' | 'decisions'>>(WRITER, [id]),
    sql.query<WrittenItem>(WRITTEN, [id, RECENT]),
    sql.query<PastDecision>(ABOUT_WRITER, [id, DECISIONS]),
  ])
  const [writer] = writers.rows
  return writer ? { ...writer, recent: written.rows, decisions: decisions.rows } : null
}

async function readDecisions(sql: Queryable, type: ContentType, id: number): Promise<PastDecision[]> {
  return (await sql.query<PastDecision>(ABOUT_ITEM, [type, id, DECISIONS])).rows
}

const REPORTS = 50

const reportsOf = (type: ContentType): string => `
  SELECT t.id, t.reason, t.description, u.nickname AS reporter, t.status, t.created_at AS "createdAt",
    CASE WHEN u.id IS NOT NULL THEN json_build_object('closed', h.closed, 'upheld', h.upheld) END AS "reporterRecord"
  FROM reports t LEFT JOIN users u ON u.id = t.reporter_id CROSS JOIN LATERAL (
    SELECT count(*)::int AS closed, (count(*) FILTER (WHERE o.status = 'reviewed'))::int AS upheld
    FROM reports o WHERE o.reporter_id = t.reporter_id AND o.status <> 'pending' AND o.${type}_id IS DISTINCT FROM $1) h
  WHERE t.${type}_id = $1
  ORDER BY t.status <> 'pending', t.created_at, t.id LIMIT ${REPORTS}`

/** In a fixed number of statements. */
export async function readModeration(sql: Queryable, type: ContentType, id: number): Promise<ModerationDetail> {
  const [found, reports, history, claim] = await Promise.all([
    readItem(sql, type, id),
    sql.query<ContentReport>(reportsOf(type), [id]),
    readDecisions(sql, type, id),
    readClaim(sql, type, id),
  ])
  const author = found?.author ?? null
  const [writer, sameText] = await Promise.all([
    author === null ? null : readWriter(sql, author),
    found ? readSameText(sql, { type, id, content: found.item.content }) : null,
  ])
  return { item: found?.item ?? null, writer, reports: reports.rows, history, sameText, claim }
}
