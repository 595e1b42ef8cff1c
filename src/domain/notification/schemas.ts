import { z } from 'zod'
import type { NotificationKind } from './kinds'
import { OPTIONAL_KINDS } from './rules'

const listedSchema = z.object({
  /** of the newest, if combined */
  id: z.int(),
  kind: z.string(),
  message: z.string(),
  /** how many are combined */
  count: z.int(),
  /** the page it is about; null if there is none */
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
/** Marks all notifications up to this one as read. */
export const readNotificationsSchema = z.object({ up_to: z.int().positive() }).strict()

/** Notification kinds the member turned off. */
export const notificationSettingsSchema = z
  .object({ muted: z.array(z.enum(OPTIONAL_KINDS as [NotificationKind, ...NotificationKind[]])).max(20) })
  .strict()
  .meta({ id: 'NotificationSettings' })

export type NotificationList = z.infer<typeof notificationsSchema>
export type NotificationSettings = z.infer<typeof notificationSettingsSchema>
