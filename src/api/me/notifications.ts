import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { notificationHref } from '@/contract/notificationHref'
import { NOTIFICATION_SETTINGS_PATH, NOTIFICATIONS_PATH } from '@/domain/notification/notification'
import { notificationSettingsSchema, notificationsSchema, readNotificationsSchema } from '@/contract/notifications'
import { notificationMessage } from '@/messages/site/notifications'
import {
  listNotifications,
  countUnread,
  readNotifications,
  changeNotificationSettings,
  readNotificationSettings,
} from '@/server/notifications'
import type { ApiDeps } from '../http/deps'
import { limitBodySize } from '../http/requestBody'
import { jsonBody, memberOperation } from '../http/operations'
import { requireMember } from '../http/sessions'

const list = createRoute({
  method: 'get',
  path: NOTIFICATIONS_PATH,
  ...memberOperation('listNotifications', notificationsSchema),
})
const read = createRoute({
  method: 'put',
  path: NOTIFICATIONS_PATH,
  request: { body: jsonBody(readNotificationsSchema) },
  ...memberOperation('readNotifications'),
})

const settings = createRoute({
  method: 'get',
  path: NOTIFICATION_SETTINGS_PATH,
  ...memberOperation('readNotificationSettings', notificationSettingsSchema),
})
const change = createRoute({
  method: 'put',
  path: NOTIFICATION_SETTINGS_PATH,
  request: { body: jsonBody(notificationSettingsSchema) },
  ...memberOperation('changeNotificationSettings', notificationSettingsSchema),
})

export function memberNotifications(app: OpenAPIHono, deps: ApiDeps): void {
  limitBodySize(app, NOTIFICATIONS_PATH)
  limitBodySize(app, NOTIFICATION_SETTINGS_PATH)
  app.openapi(list, (c): Promise<Response> =>
    requireMember(deps, c, async (member) => {
      const [listed, unread] = await Promise.all([
        listNotifications(deps.pool, member.id),
        countUnread(deps.pool, member.id),
      ])
      const data = listed.map((one) => ({
        id: one.id,
        kind: one.kind,
        message: notificationMessage(one, one.count),
        count: one.count,
        href: notificationHref(one),
        created_at: one.createdAt.toISOString(),
        read_at: one.readAt?.toISOString() ?? null,
      }))
      return c.json({ data, unread })
    }),
  )
  // Blocked members may mark notifications as read.
  app.openapi(read, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) => {
      await readNotifications(deps.pool, id, c.req.valid('json').up_to)
      return c.body(null, 204)
    }),
  )
  app.openapi(settings, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) => c.json(await readNotificationSettings(deps.pool, id))),
  )
  app.openapi(change, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) => {
      await changeNotificationSettings(deps.pool, id, c.req.valid('json'))
      return c.json(await readNotificationSettings(deps.pool, id))
    }),
  )
}
