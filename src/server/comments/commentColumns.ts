import type { Comment, OwnComment } from '@/contract/comments'
import { commentHtml } from '@/domain/community/commentText'
import { env } from '@/infra/env'
import { instantSql, visible } from '../sqlConditions'

export const VISIBLE_COMMENT = (comment: string): string => visible('comments', comment)

/** Public, or with replies, as in the indexes `comments_latest` and `comments_popular`. */
export const IN_THREAD = (comment: string): string =>
  `((${comment}.status = 'published' AND ${comment}.deleted_at IS NULL) OR ${comment}.reply_count > 0)`

/** `$1` is the member. */
export const OWN_COMMENT = (comment: string): string => `${comment}.author_id = $1 AND ${comment}.deleted_at IS NULL`

export type CommentRow = Omit<Comment, 'content_html'>

const STATE = `CASE WHEN c.deleted_at IS NOT NULL AND c.deleted_by_id IS NULL THEN 'deleted'
  WHEN ${visible('comments', 'c')} THEN 'published' ELSE 'hidden' END`

const MENTIONS = `
  COALESCE((SELECT json_agg(m.nickname ORDER BY m.nickname) FROM comment_mentions m WHERE m.comment_id = c.id), '[]')`

const AUTHOR = `CASE WHEN u.id IS NOT NULL THEN json_build_object('nickname', u.nickname, 'role', u.role) END`

const COUNTED = `c.like_count::int AS like_count, c.reply_count::int AS reply_count,
  ${instantSql('c.created_at')} AS created_at`

/** `c` with its author `u` from `COMMENT_AUTHOR`; removed ones reveal no text. */
export const COMMENT_COLUMNS = `
  c.id, c.post_id, c.parent_id, ${STATE} AS state,
  CASE WHEN ${visible('comments', 'c')} THEN c.content END AS content,
  CASE WHEN ${visible('comments', 'c')} THEN ${MENTIONS} ELSE '[]' END AS mentions,
  CASE WHEN ${visible('comments', 'c')} THEN ${AUTHOR} END AS author,
  ${COUNTED}, CASE WHEN ${visible('comments', 'c')} THEN ${instantSql('c.edited_at')} END AS edited_at`

/** The author sees it in any state. */
export const OWN_COMMENT_COLUMNS = `
  c.id, c.post_id, c.parent_id, ${STATE} AS state, c.content, ${MENTIONS} AS mentions, ${AUTHOR} AS author,
  ${COUNTED}, ${instantSql('c.edited_at')} AS edited_at, c.status, c.held_reason`

export const COMMENT_AUTHOR = 'LEFT JOIN users u ON u.id = c.author_id'

export function withHtml<Row extends CommentRow | Omit<OwnComment, 'content_html'>>(
  row: Row,
): Row & { content_html: string | null } {
  const origin = env().SITE_URL ? new URL(env().SITE_URL ?? '').origin : ''
  return { ...row, content_html: row.content === null ? null : commentHtml(row.content, row.mentions, origin) }
}
