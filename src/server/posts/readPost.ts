import type { Payload } from 'payload'
import type { OwnPost, Post, MyPostState } from '@/contract/posts'
import type { Queryable } from '@/infra/database/pool'
import { fail, ok, type Result } from '@/domain/result'
import { JOINED_COLUMNS, OWN_POST, POST_AUTHOR, POST_COLUMNS, VISIBLE_POST } from './postColumns'
import { visible } from '../sqlConditions'

const READ = `SELECT ${POST_COLUMNS} FROM posts p ${POST_AUTHOR} WHERE p.id = $1 AND ${VISIBLE_POST('p')}`

export async function readPost(sql: Queryable, id: number): Promise<Post | null> {
  return (await sql.query<Post>(READ, [id])).rows[0] ?? null
}

const FIELDS = {
  ...({ board: true, title: true, content: true, isPinned: true, noticeType: true } as const),
  ...({ suggestionStatus: true, staffAnswer: true, answeredAt: true } as const),
  ...({ viewCount: true, likeCount: true, commentCount: true, createdAt: true, editedAt: true } as const),
}

type Joined = Pick<Post, 'author' | 'is_hot' | 'photo_count' | 'photos' | 'restaurant' | 'steps'>
const JOIN = `SELECT ${JOINED_COLUMNS} FROM posts p ${POST_AUTHOR} WHERE p.id = $1 AND ${VISIBLE_POST('p')}`

/** The document as a visitor sees it, and what is joined to it, if both clocks say that it is published. */
export async function findPost(payload: Payload, sql: Queryable, id: number): Promise<Post | null> {
  const [post, { rows }] = await Promise.all([
    payload.findByID({
      collection: 'posts',
      id,
      select: FIELDS,
      depth: 0,
      overrideAccess: false,
      disableErrors: true,
    }),
    sql.query<Joined>(JOIN, [id]),
  ])
  const [joined] = rows
  if (!post || !joined) return null
  return {
    ...{ id, board: post.board, title: post.title, content: post.content, is_pinned: post.isPinned },
    ...{ notice_type: post.noticeType ?? null, suggestion_status: post.suggestionStatus ?? null },
    ...{ view_count: post.viewCount, like_count: post.likeCount, comment_count: post.commentCount },
    ...{ created_at: String(post.createdAt), edited_at: post.editedAt ?? null },
    ...{ staff_answer: post.staffAnswer ?? null, answered_at: post.answeredAt ?? null },
    ...joined,
  }
}

const READ_OWN = `SELECT ${POST_COLUMNS}, p.status, p.held_reason
  FROM posts p ${POST_AUTHOR} WHERE p.id = $2 AND ${OWN_POST('p')}`

/** In any state except deleted. */
export async function readOwnPost(sql: Queryable, member: number, id: number): Promise<OwnPost | null> {
  return (await sql.query<OwnPost>(READ_OWN, [member, id])).rows[0] ?? null
}

const STATE = `
  SELECT EXISTS (SELECT FROM post_likes WHERE post_id = $2 AND user_id = $1) AS liked,
    EXISTS (SELECT FROM reports WHERE post_id = $2 AND reporter_id = $1 AND status = 'pending') AS reported`

/** Their own post in any state, and whether they liked or reported it. */
export async function readPostState(sql: Queryable, member: number, id: number): Promise<MyPostState> {
  const post = await readOwnPost(sql, member, id)
  const { rows } = await sql.query<Omit<MyPostState, 'post'>>(STATE, [member, id])
  return { post, liked: false, reported: false, ...rows[0] }
}

/** The row stays locked until the caller's transaction ends. */
export async function requireVisiblePost(
  sql: Queryable,
  post: number,
  lock: 'KEY SHARE' | 'NO KEY UPDATE' = 'KEY SHARE',
): Promise<Result<{ board: string }>> {
  const { rows } = await sql.query<{ board: string }>(
    `SELECT board FROM posts WHERE id = $1 AND ${visible('posts')} FOR ${lock}`,
    [post],
  )
  return rows[0] ? ok(rows[0]) : fail({ code: 'post-not-found', params: {} })
}
