import { z } from 'zod'
import { commentHref } from '@/contract/commentView'
import {
  type Notification,
  type NotificationKind,
  type NotificationParams,
  OPTIONAL_KINDS,
} from '@/domain/notification'

const listedSchema = z.object({
  /** of the newest, if combined */
  id: z.int(),
  kind: z.string(),
  message: z.string(),
  /** how many are combined */
  count: z.int(),
  href: z.string().nullable(),
  created_at: z.iso.datetime(),
  read_at: z.iso.datetime().nullable(),
})
export const notificationsSchema = z
  .object({
    data: z.array(listedSchema),
    /** of all, not only those in `data` */
    unread: z.int(),
  })
  .meta({ id: 'Notifications' })
export const readNotificationsSchema = z.object({ up_to: z.int().positive() }).strict()

export const notificationSettingsSchema = z
  .object({ muted: z.array(z.enum(OPTIONAL_KINDS as [NotificationKind, ...NotificationKind[]])).max(20) })
  .strict()
  .meta({ id: 'NotificationSettings' })

export type NotificationList = z.infer<typeof notificationsSchema>
export type NotificationSettings = z.infer<typeof notificationSettingsSchema>

type Hrefs = { [Kind in NotificationKind]: (params: NotificationParams[Kind]) => string | null }

/** The page of a comment; comments exist only under posts of the free board. */
const hrefOfComment = ({ post, comment }: { post: number; comment: number }): string =>
  commentHref(`/board/free/${post}`, comment)

/** Hidden or deleted content has no page; the outcome of a report needs none. */
const HREFS: Hrefs = {
  content_moderated: () => null,
  content_restored: () => null,
  restriction_ended: () => null,
  suggestion_answered: ({ id }) => `/board/suggestion/${id}`,
  report_resolved: () => null,
  comment_mention: hrefOfComment,
  post_comment: hrefOfComment,
  comment_reply: hrefOfComment,
  agency_month: ({ agency }) => `/agencies/${agency}`,
  region_places: ({ province, district }) =>
    `/regions?${new URLSearchParams({ province, ...(district && { district }) }).toString()}`,
  saved_change: ({ restaurant }) => `/restaurants/${restaurant}`,
}

export const notificationHref = ({ kind, params }: Notification): string | null =>
  (HREFS[kind] as (params: Notification['params']) => string | null)(params)
