import { z } from 'zod'
import { DIGEST_FREQUENCIES, EMAIL_MAX, FOLLOW_KINDS } from '@/domain/follow/follow'
import { PUSH_ENDPOINT_MAX } from '@/domain/follow/push'

/** `target`: the number of an institution, or the 법정동 code of a district. */
export const followParamsSchema = z.object({ kind: z.enum(FOLLOW_KINDS), target: z.string().regex(/^\d{1,9}$/) })
export type FollowTarget = z.infer<typeof followParamsSchema>

/** What a member follows, newest first. */
export const followsSchema = z
  .object({
    data: z.array(
      z.object({ kind: z.enum(FOLLOW_KINDS), target: z.string(), name: z.string(), since: z.iso.datetime() }),
    ),
  })
  .meta({ id: 'Follows' })
export type Follows = z.infer<typeof followsSchema>

/** News by mail: one choice of a member, and an address that is not proven yet. */
export const digestSchema = z
  .object({
    /** false where the server sends no mail */
    offered: z.boolean(),
    /** null: none is sent */
    email: z.string().nullable(),
    frequency: z.enum(DIGEST_FREQUENCIES),
    /** the address that a link was sent to */
    waiting: z.string().nullable(),
    /** the last address, which the mail server refused for good */
    refused: z.boolean(),
    /** what Kakao gave, to begin with */
    suggested: z.string().nullable(),
  })
  .meta({ id: 'MailDigest' })
export type Digest = z.infer<typeof digestSchema>

export const changeDigestSchema = z
  .object({ email: z.email().max(EMAIL_MAX), frequency: z.enum(DIGEST_FREQUENCIES) })
  .strict()
  .meta({ id: 'ChangeMailDigest' })
export type ChangeDigest = z.infer<typeof changeDigestSchema>

export const pushStateSchema = z
  .object({
    /** the public VAPID key; null where the server sends no push messages */
    key: z.string().nullable(),
    /** whether this browser has a subscription */
    here: z.boolean(),
    /** of the member, this one included */
    browsers: z.int(),
  })
  .meta({ id: 'PushState' })
export type PushState = z.infer<typeof pushStateSchema>

/** A browser's `PushSubscription` as JSON: an uncompressed P-256 point and 16 bytes, in base64url. */
export const pushSubscriptionSchema = z
  .object({
    endpoint: z.string().max(PUSH_ENDPOINT_MAX),
    keys: z.object({ p256dh: z.string().regex(/^[\w-]{87}=?$/), auth: z.string().regex(/^[\w-]{22}(==)?$/) }),
  })
  .meta({ id: 'PushSubscription' })
export type PushSubscription = z.infer<typeof pushSubscriptionSchema>

/** Links in mails. The pages change nothing; their buttons post to the API, and mail programs do too (RFC 8058). */
export const MAIL_CONFIRM_PAGE = '/mail/confirm'
export const MAIL_LEAVE_PAGE = '/mail/leave'
export const MAIL_CONFIRM_API = '/api/v1/mail/confirm'
export const MAIL_LEAVE_API = '/api/v1/mail/leave'
export const mailTokenSchema = z.object({ token: z.string().max(100) })
/** Of the pages, after their buttons. */
export const MAIL_DONE = 'done'
