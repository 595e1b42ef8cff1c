import { z } from 'zod'
import type { NotificationKind } from './kinds'
import { OPTIONAL_KINDS } from './rules'

const listedSchema = z.object({
  /** of the newest, where several are told together */
  id: z.int(),
  kind: z.string(),
  message: z.string(),
  /** how many are told together */
  count: z.int(),
  /** the page that it is about; null where there is none to see */
  href: z.string().nullable(),
  created_at: z.iso.datetime(),
  read_at: z.iso.datetime().nullable(),
})
export const notificationsSchema = z
  .object({
    data: z.array(listedSchema),
    /** of all, not of those in `data` alone */
    unread: z.int(),
  })
  .meta({ id: 'Notifications' })
/** All of a member's notifications up to this one are read. */
export const readNotificationsSchema = z.object({ up_to: z.int().positive() }).strict()

/** The kinds that a member does not want to be told of. */
export const notificationSettingsSchema = z
  .object({ muted: z.array(z.enum(OPTIONAL_KINDS as [NotificationKind, ...NotificationKind[]])).max(20) })
  .strict()
  .meta({ id: 'NotificationSettings' })

export type NotificationList = z.infer<typeof notificationsSchema>
export type NotificationSettings = z.infer<typeof notificationSettingsSchema>
