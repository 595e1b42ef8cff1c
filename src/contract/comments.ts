import { z } from 'zod'
import { cleanText } from '@/domain/text'
import { ID_MAX } from '@/domain/http/limits'
import { ROLES } from '@/domain/roles'
import { HOLD_REASONS } from '@/domain/community/holds'
import { COMMENT_CONTENT_MAX, COMMENT_STATUSES } from '@/domain/community/community'
import { COMMENT_SORTS, CURSOR_PATTERN } from './commentView'
import { countedText } from './posts'

const count = z.int().min(0)
const instant = z.iso.datetime()
const id = z.int()

/** `published`, or why only a placeholder remains. */
const COMMENT_STATES = ['published', 'deleted', 'hidden'] as const
export type CommentState = (typeof COMMENT_STATES)[number]

/** A comment; a deleted or hidden one keeps its place for its replies, without text or author. */
export const commentSchema = z
  .object({
    id,
    post_id: id,
    parent_id: id.nullable(),
    state: z.enum(COMMENT_STATES),
    content: z.string().nullable(),
    /** escaped; contains only `br`, `b` and `a` */
    content_html: z.string().nullable(),
    /** mentioned nicknames as spelled in the text */
    mentions: z.array(z.string()),
    author: z.object({ nickname: z.string(), role: z.enum(ROLES) }).nullable(),
    like_count: count,
    reply_count: count,
    created_at: instant,
    edited_at: instant.nullable(),
  })
  .meta({ id: 'Comment' })
export type Comment = z.infer<typeof commentSchema>

/** A comment as its author sees it, in any state except deleted. */
export const ownCommentSchema = commentSchema
  .extend({ status: z.enum(COMMENT_STATUSES), held_reason: z.enum(HOLD_REASONS).nullable() })
  .meta({ id: 'OwnComment' })
export type OwnComment = z.infer<typeof ownCommentSchema>

/** `next` and `previous` are cursors for `after` and `before`; null at the end. */
export const commentPageSchema = z
  .object({ data: z.array(commentSchema), next: z.string().nullable(), previous: z.string().nullable() })
  .meta({ id: 'CommentPage' })
export type CommentPage = z.infer<typeof commentPageSchema>

export const commentId = z.coerce.number().int().min(1).max(ID_MAX)
const cursor = z.string().regex(CURSOR_PATTERN)
const place = { after: cursor.optional(), before: cursor.optional(), at: commentId.optional() }

/** The page: after or before a cursor, or starting at a comment; the first by default. */
export const commentQuerySchema = z.object({ sort: z.enum(COMMENT_SORTS).default('latest'), ...place }).strict()
export type CommentQuery = z.infer<typeof commentQuerySchema>
export const replyQuerySchema = z.object(place).strict()
export type ReplyQuery = z.infer<typeof replyQuerySchema>

const content = countedText(cleanText, COMMENT_CONTENT_MAX)

export const newCommentSchema = z
  .object({
    content,
    parent_id: id.min(1).max(ID_MAX).nullable().default(null),
    /** honeypot: invisible to people, so only bots fill it in */
    website: z.string().max(200).optional(),
  })
  .strict()
  .meta({ id: 'NewComment' })
export type NewComment = z.infer<typeof newCommentSchema>

export const commentChangeSchema = z.object({ content }).strict().meta({ id: 'CommentChange' })

export const commentLikeSchema = z.object({ liked: z.boolean(), like_count: count }).meta({ id: 'CommentLike' })
export type CommentLike = z.infer<typeof commentLikeSchema>

export const myCommentsSchema = z
  .object({
    own: z.array(id),
    liked: z.array(id),
    reported: z.array(id),
    /** own comments that others cannot see, newest first */
    unseen: z.array(ownCommentSchema),
    wait_seconds: count,
  })
  .meta({ id: 'MyComments' })
export type MyComments = z.infer<typeof myCommentsSchema>

export const nicknameQuerySchema = z.object({ q: z.string().trim().min(1).max(20) }).strict()
export const nicknamesSchema = z.object({ data: z.array(z.object({ nickname: z.string(), role: z.enum(ROLES) })) })
export type Nicknames = z.infer<typeof nicknamesSchema>

export const mutesSchema = z.object({ data: z.array(z.object({ nickname: z.string(), since: instant })) })
export type Mutes = z.infer<typeof mutesSchema>
export const muteParamsSchema = z.object({ nickname: z.string().min(1).max(40) })
