import { z } from 'zod'
import { cleanLine, cleanText } from '@/domain/text'
import { ID_MAX } from '@/domain/http/limits'
import { photoName, reviewPhotoSchema } from '@/domain/photo'
import { ROLES } from '@/domain/roles'
import { QUERY_LENGTH_MAX } from '@/domain/search/limits'
import { HOLD_REASONS } from '@/domain/community/holds'
import {
  BOARD_PAGE_MAX,
  POST_CONTENT_MAX,
  POST_PHOTOS_MAX,
  POST_TITLE_MAX,
  BOARD_TYPES,
  NOTICE_TYPES,
  POST_STATUSES,
  SUGGESTION_STATUSES,
} from '@/domain/community/community'
import { paginationSchema } from './directory'

const count = z.int().min(0)
const instant = z.iso.datetime()

/** A post in a list. `author` is null once the account is deleted. */
export const postSummarySchema = z
  .object({
    id: z.int(),
    board: z.enum(BOARD_TYPES),
    title: z.string(),
    author: z.object({ nickname: z.string(), role: z.enum(ROLES) }).nullable(),
    is_pinned: z.boolean(),
    is_hot: z.boolean(),
    suggestion_status: z.enum(SUGGESTION_STATUSES).nullable(),
    notice_type: z.enum(NOTICE_TYPES).nullable(),
    photo_count: count,
    view_count: count,
    like_count: count,
    comment_count: count,
    created_at: instant,
    edited_at: instant.nullable(),
  })
  .meta({ id: 'PostSummary' })
export type PostSummary = z.infer<typeof postSummarySchema>

/** A status change of a suggestion: status, actor's role, time. */
const stepSchema = z.object({ status: z.enum(SUGGESTION_STATUSES), by: z.enum(ROLES), at: instant })

const postedPlaceSchema = z.object({
  id: z.int(),
  title: z.string(),
  sub_category: z.string().nullable(),
  sub_add1: z.string().nullable(),
  sub_add2: z.string().nullable(),
  visit_count: count,
})
export type PostedPlace = z.infer<typeof postedPlaceSchema>

export const postSchema = postSummarySchema
  .extend({
    content: z.string(),
    photos: z.array(reviewPhotoSchema),
    restaurant: postedPlaceSchema.nullable(),
    staff_answer: z.string().nullable(),
    answered_at: instant.nullable(),
    steps: z.array(stepSchema),
  })
  .meta({ id: 'Post' })
export type Post = z.infer<typeof postSchema>

/** A post as its author sees it, in any state. */
export const ownPostSchema = postSchema
  .extend({ status: z.enum(POST_STATUSES), held_reason: z.enum(HOLD_REASONS).nullable() })
  .meta({ id: 'OwnPost' })
export type OwnPost = z.infer<typeof ownPostSchema>

export const postPageSchema = z
  .object({ data: z.array(postSummarySchema), pagination: paginationSchema })
  .meta({ id: 'PostPage' })
export type PostPage = z.infer<typeof postPageSchema>

const ownSummary = postSummarySchema.extend({
  status: z.enum(POST_STATUSES),
  held_reason: z.enum(HOLD_REASONS).nullable(),
})
export const ownPostPageSchema = z
  .object({ data: z.array(ownSummary), pagination: paginationSchema })
  .meta({ id: 'OwnPostPage' })
export type OwnPostPage = z.infer<typeof ownPostPageSchema>

export const myPostStateSchema = z
  .object({ post: z.union([ownPostSchema, z.null()]), liked: z.boolean(), reported: z.boolean() })
  .meta({ id: 'MyPostState' })
export type MyPostState = z.infer<typeof myPostStateSchema>

export const postId = z.coerce.number().int().min(1).max(ID_MAX)

const page = z.coerce.number().int().min(1).max(BOARD_PAGE_MAX).default(1)
const typed = z
  .string()
  .max(QUERY_LENGTH_MAX)
  .transform((q) => q.normalize('NFC').trim())
export const postQuerySchema = z.object({ board: z.enum(BOARD_TYPES).optional(), page, q: typed.optional() }).strict()
export type PostQuery = z.infer<typeof postQuerySchema>
export const ownPostQuerySchema = z.object({ page }).strict()

/** Cleaned text, counted in code points as the form and the database do. */
export const countedText = (clean: (text: string) => string, max: number) =>
  z
    .string()
    .overwrite(clean)
    .check(({ value, issues }) => {
      if (value.length > max && [...value].length > max)
        issues.push({ code: 'too_big', origin: 'string', maximum: max, inclusive: true, input: value })
    })
    .meta({ maxLength: max })

const written = {
  title: countedText(cleanLine, POST_TITLE_MAX),
  content: countedText(cleanText, POST_CONTENT_MAX),
  photos: z.array(photoName).max(POST_PHOTOS_MAX),
  restaurant_id: z.int().min(1).max(ID_MAX).nullable(),
}

/** `photos`: names of uploaded photos, in order. */
export const newPostSchema = z
  .object({
    board: z.enum(BOARD_TYPES),
    ...written,
    photos: written.photos.default([]),
    restaurant_id: written.restaurant_id.default(null),
  })
  .strict()
  .meta({ id: 'NewPost' })
export type NewPost = z.infer<typeof newPostSchema>

export const postChangeSchema = z.object(written).partial().strict().meta({ id: 'PostChange' })
export type PostChange = z.infer<typeof postChangeSchema>

export const likeSchema = z.object({ liked: z.boolean(), like_count: count }).meta({ id: 'PostLike' })
export type PostLike = z.infer<typeof likeSchema>
