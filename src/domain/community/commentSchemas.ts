import { z } from 'zod'
import { cleanText } from '../cleanText'
import { ID_MAX } from '../http/limits'
import { ROLES } from '../roles'
import { COMMENT_SORTS, CURSOR_PATTERN } from './commentCursor'
import { HOLD_REASONS } from './holds'
import { COMMENT_CONTENT_MAX } from './limits'
import { countedText } from './postSchemas'
import { COMMENT_STATUSES } from './states'

const count = z.int().min(0)
const instant = z.iso.datetime()
const id = z.int()

/** A place that is left of a comment, or the comment itself. */
const COMMENT_STATES = ['published', 'deleted', 'hidden'] as const
export type CommentState = (typeof COMMENT_STATES)[number]

/** A comment; one that is deleted or hidden keeps its place for its replies, without words or author. */
export const commentSchema = z
  .object({
    id,
    post_id: id,
    parent_id: id.nullable(),
    state: z.enum(COMMENT_STATES),
    content: z.string().nullable(),
    /** escaped; holds `br`, `b` and `a` alone */
    content_html: z.string().nullable(),
    /** nicknames that it names, as they are written in it */
    mentions: z.array(z.string()),
    author: z.object({ nickname: z.string(), role: z.enum(ROLES) }).nullable(),
    like_count: count,
    reply_count: count,
    created_at: instant,
    edited_at: instant.nullable(),
  })
  .meta({ id: 'Comment' })
export type Comment = z.infer<typeof commentSchema>

/** A comment as its author reads it, in any state but thrown away. */
export const ownCommentSchema = commentSchema
  .extend({ status: z.enum(COMMENT_STATUSES), held_reason: z.enum(HOLD_REASONS).nullable() })
  .meta({ id: 'OwnComment' })
export type OwnComment = z.infer<typeof ownCommentSchema>

/** `next` and `previous` are cursors for `after` and `before`; null where nothing is. */
export const commentPageSchema = z
  .object({ data: z.array(commentSchema), next: z.string().nullable(), previous: z.string().nullable() })
  .meta({ id: 'CommentPage' })
export type CommentPage = z.infer<typeof commentPageSchema>

export const commentId = z.coerce.number().int().min(1).max(ID_MAX)
const cursor = z.string().regex(CURSOR_PATTERN)
const place = { after: cursor.optional(), before: cursor.optional(), at: commentId.optional() }

/** Which page: behind or before a cursor, or from a comment on; the first one without any. */
export const commentQuerySchema = z.object({ sort: z.enum(COMMENT_SORTS).default('latest'), ...place }).strict()
export type CommentQuery = z.infer<typeof commentQuerySchema>
export const replyQuerySchema = z.object(place).strict()
export type ReplyQuery = z.infer<typeof replyQuerySchema>

const content = countedText(cleanText, COMMENT_CONTENT_MAX)

export const newCommentSchema = z
  .object({
    content,
    /** the comment that it answers */
    parent_id: id.min(1).max(ID_MAX).nullable().default(null),
    /** honeypot: hidden from people, so only bots fill it in */
    website: z.string().max(200).optional(),
  })
  .strict()
  .meta({ id: 'NewComment' })
export type NewComment = z.infer<typeof newCommentSchema>

export const commentChangeSchema = z.object({ content }).strict().meta({ id: 'CommentChange' })

export const commentLikeSchema = z.object({ liked: z.boolean(), like_count: count }).meta({ id: 'CommentLike' })
export type CommentLike = z.infer<typeof commentLikeSchema>

/** What a member's own eyes add to the comments of a post. */
export const myCommentsSchema = z
  .object({
    own: z.array(id),
    liked: z.array(id),
    reported: z.array(id),
    /** one's own that others do not read, the newest first */
    unseen: z.array(ownCommentSchema),
    /** until the next one may be written */
    wait_seconds: count,
  })
  .meta({ id: 'MyComments' })
export type MyComments = z.infer<typeof myCommentsSchema>

export const nicknameQuerySchema = z.object({ q: z.string().trim().min(1).max(20) }).strict()
export const nicknamesSchema = z.object({ data: z.array(z.object({ nickname: z.string(), role: z.enum(ROLES) })) })
export type Nicknames = z.infer<typeof nicknamesSchema>

/** Whom a member hides from their own eyes, the latest first. */
export const mutesSchema = z.object({ data: z.array(z.object({ nickname: z.string(), since: instant })) })
export type Mutes = z.infer<typeof mutesSchema>
export const muteParamsSchema = z.object({ nickname: z.string().min(1).max(40) })
