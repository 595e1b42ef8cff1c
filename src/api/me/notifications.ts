import { notificationHref } from '@/contract/notifications'
import { notificationSettingsSchema, notificationsSchema, readNotificationsSchema } from '@/contract/notifications'
import { notificationMessage } from '@/messages/site/notifications'
import {
  listNotifications,
  countUnread,
  readNotifications,
  changeNotificationSettings,
  readNotificationSettings,
} from '@/server/notifications'
import { memberRoute } from '../http/route'

export const memberNotifications = [
  memberRoute({
    at: 'GET /api/v1/me/notifications',
    access: 'read account',
    operation: { id: 'listNotifications', tag: 'notifications', summary: '나에게 온 알림을 새것부터 20개까지 읽어요.' },
    answer: notificationsSchema,
    async run({ pool, member }) {
      const [listed, unread] = await Promise.all([listNotifications(pool, member.id), countUnread(pool, member.id)])
      const data = listed.map((one) => ({
        id: one.id,
        kind: one.kind,
        message: notificationMessage(one, one.count),
        count: one.count,
        href: notificationHref(one),
        created_at: one.createdAt.toISOString(),
        read_at: one.readAt?.toISOString() ?? null,
      }))
      return { data, unread }
    },
  }),
  // Blocked members may mark notifications as read.
  memberRoute({
    at: 'PUT /api/v1/me/notifications',
    access: 'update account',
    operation: { id: 'readNotifications', tag: 'notifications', summary: '어느 알림까지 모두 읽은 것으로 해요.' },
    request: { body: readNotificationsSchema },
    async run({ pool, member, body }) {
      await readNotifications(pool, member.id, body.up_to)
    },
  }),
  memberRoute({
    at: 'GET /api/v1/me/notification-settings',
    access: 'read account',
    operation: { id: 'readNotificationSettings', tag: 'notifications', summary: '받지 않을 알림의 종류를 읽어요.' },
    answer: notificationSettingsSchema,
    run: ({ pool, member }) => readNotificationSettings(pool, member.id),
  }),
  memberRoute({
    at: 'PUT /api/v1/me/notification-settings',
    access: 'update account',
    operation: { id: 'changeNotificationSettings', tag: 'notifications', summary: '받지 않을 알림의 종류를 정해요.' },
    description: '글에 대한 조치처럼 꼭 알려야 하는 것은 끌 수 없어요.',
    request: { body: notificationSettingsSchema },
    answer: notificationSettingsSchema,
    async run({ pool, member, body }) {
      await changeNotificationSettings(pool, member.id, body)
      return readNotificationSettings(pool, member.id)
    },
  }),
]
