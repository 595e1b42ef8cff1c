import { z } from 'zod'
import { type NotificationKind, OPTIONAL_KINDS } from '@/domain/notification/notification'

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
