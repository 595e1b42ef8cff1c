import type { SameText, WrittenItem } from '@/domain/moderation/detail'
import { CONTENT_TYPES, type ContentType, SAME_TEXT_MIN } from '@/domain/moderation/moderation'
import type { Queryable } from '@/infra/database/pool'
import { CONTENT_TABLES } from '@/server/moderation/contentRows'

/** Of at most this many the place is shown. */
const SHOWN = 20

/** The expression of the indexes `*_same_text`: without spaces, punctuation and case. */
const keyOf = (text: string): string => `md5(lower(regexp_replace(${text}, '[[:space:][:punct:]]+', '', 'g')))`

const equal = (type: ContentType): string => {
  const { table, author } = CONTENT_TABLES[type]
  return `SELECT '${type}' AS type, x.id, x.${author} AS author_id, x.status::text AS status, x.created_at,
    x.deleted_at IS NOT NULL AS trashed FROM ${table} x
    WHERE char_length(x.content) >= ${SAME_TEXT_MIN} AND ${keyOf('x.content')} = ${keyOf('$1::text')}`
}

const STATEMENT = `
  SELECT f.type, f.id, f.status, f.trashed AS "isTrashed", f.created_at AS "createdAt", u.nickname AS author,
    (count(*) OVER ())::int AS places,
    (SELECT count(DISTINCT coalesce(a.author_id, 0))::int FROM found a) AS members
  FROM found f LEFT JOIN users u ON u.id = f.author_id
  WHERE (f.type, f.id) <> ($2::text, $3::int) ORDER BY f.created_at DESC, f.id DESC LIMIT ${SHOWN}`

type Row = Pick<WrittenItem, 'type' | 'id' | 'status' | 'isTrashed' | 'createdAt'> & {
  author: string | null
  places: number
  members: number
}

/** Where else a text stands; null if nowhere, or if it is too short to tell. */
export async function readSameText(
  sql: Queryable,
  { type, id, content }: { type: ContentType; id: number; content: string | null },
): Promise<SameText | null> {
  if (content === null || content.length < SAME_TEXT_MIN) return null
  const { rows } = await sql.query<Row>(
    `WITH found AS MATERIALIZED (${CONTENT_TYPES.map(equal).join(' UNION ALL ')}) ${STATEMENT}`,
    [content, type, id],
  )
  const [first] = rows
  if (!first) return null
  const { places, members } = first
  return { places: places + 1, members, items: rows.map(({ places: _, members: __, ...item }) => item) }
}
