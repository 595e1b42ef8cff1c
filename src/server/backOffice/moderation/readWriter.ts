import type { ContentAuthor, PastDecision, WrittenItem } from '@/domain/moderation/detail'
import type { ContentType } from '@/domain/moderation/states'
import type { Queryable } from '@/infra/database/pool'
import { CONTENT_TABLES } from '@/server/moderation/contentTables'

/** Of the author's other content. */
const RECENT = 6
const DECISIONS = 8

const counted = (type: ContentType, condition = 'true'): string => {
  const { table, author } = CONTENT_TABLES[type]
  return `(SELECT count(*)::int FROM ${table} x WHERE x.${author} = u.id AND ${condition})`
}
const TAKEN_AWAY = `(x.status = 'hidden' OR x.deleted_by_id IS NOT NULL)`

const WRITER = `
  SELECT u.id, u.nickname, u.role, u.created_at AS "joinedAt", ${counted('post')} AS posts,
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

export async function readWriter(sql: Queryable, id: number): Promise<ContentAuthor | null> {
  const [writers, written, decisions] = await Promise.all([
    sql.query<Omit<ContentAuthor, 'recent' | 'decisions'>>(WRITER, [id]),
    sql.query<WrittenItem>(WRITTEN, [id, RECENT]),
    sql.query<PastDecision>(ABOUT_WRITER, [id, DECISIONS]),
  ])
  const [writer] = writers.rows
  return writer ? { ...writer, recent: written.rows, decisions: decisions.rows } : null
}

export async function readDecisions(sql: Queryable, type: ContentType, id: number): Promise<PastDecision[]> {
  return (await sql.query<PastDecision>(ABOUT_ITEM, [type, id, DECISIONS])).rows
}
