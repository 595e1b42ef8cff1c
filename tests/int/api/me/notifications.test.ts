import type { OpenAPIHono } from '@hono/zod-openapi'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApi } from '@/api/createApi'
import type { NotificationList, NotificationSettings } from '@/contract/notifications'
import { log } from '@/infra/log'
import { addNotifications, deleteOldNotifications } from '@/server/notifications'
import { createTestDatabase, type TestDatabase } from '../../setup/database'
import { addMember, memberBrowser } from '../../setup/members'

describe('Member notifications', () => {
  let database: TestDatabase
  let app: OpenAPIHono
  let member: { id: number } & Awaited<ReturnType<typeof memberBrowser>>
  let people = 0
  beforeAll(async () => {
    log.level = 'silent'
    database = await createTestDatabase()
    const deps = { pool: database.pool, secret: 'only-for-these-tests-0123456789', trustedProxies: 0 }
    app = createApi({ pool: database.pool, members: deps })
  })
  afterAll(() => database.drop())
  const join = async () => {
    const id = await addMember(database.pool, { nickname: `손님 ${++people}` })
    return { id, ...(await memberBrowser(app, database.pool, id)) }
  }
  const tell = (user: number, count: number) =>
    addNotifications(
      database.pool,
      Array.from({ length: count }, (_, index) => ({
        user,
        kind: 'restriction_ended' as const,
        params: { type: 'post' as const, id: index + 1, about: '점심 이야기' },
      })),
    )
  const list = async (who = member) => (await who.send<NotificationList>('GET', '/api/v1/me/notifications')).body
  const read = async (up_to: unknown, who = member) =>
    (await who.send('PUT', '/api/v1/me/notifications', { up_to })).status
  beforeEach(async () => {
    member = await join()
  })

  it('Marking notifications as read covers those up to the newest one seen, and later ones stay unread', async () => {
    await tell(member.id, 25)
    const seen = await list()
    expect([seen.unread, seen.data.length]).toEqual([25, 20])
    await tell(member.id, 1)
    expect(await read(seen.data[0]?.id)).toBe(204)
    const now = await list()
    expect([now.unread, now.data.map(({ read_at }) => read_at !== null).slice(0, 3)]).toEqual([1, [false, true, true]])
    const [first] = now.data.slice(1)
    expect(await read(now.data[0]?.id)).toBe(204)
    expect((await list()).data[1]?.read_at).toBe(first?.read_at)
  })

  it('Only the owner can mark notifications as read, and an invalid id gets 400', async () => {
    await tell(member.id, 1)
    const newest = (await list()).data[0]?.id
    expect(await read(newest, await join())).toBe(204)
    expect((await list()).unread).toBe(1)
    expect((await app.request('/api/v1/me/notifications', { method: 'PUT' })).status).toBeGreaterThanOrEqual(400)
    expect(await Promise.all([0, -1, 'all', null, 1.5].map((id) => read(id)))).toEqual([400, 400, 400, 400, 400])
  })

  const settings = async (muted?: unknown, who = member) =>
    who.send<NotificationSettings>(
      muted === undefined ? 'GET' : 'PUT',
      '/api/v1/me/notification-settings',
      muted && { muted },
    )

  it('A muted kind of notification is not sent until the member turns it on again', async () => {
    const outcome = {
      kind: 'report_resolved' as const,
      params: { resolution: 1, type: 'post' as const, id: 1, outcome: 'kept' as const },
    }
    const other = await join()
    const tellBoth = () =>
      addNotifications(
        database.pool,
        [member, other].map(({ id: user }) => ({ user, ...outcome })),
      )
    expect((await settings(['report_resolved'])).body.muted).toEqual(['report_resolved'])
    expect((await settings()).body.muted).toEqual(['report_resolved'])
    expect([await tellBoth(), (await list()).unread, (await list(other)).unread]).toEqual([1, 0, 1])
    expect((await settings([])).body.muted).toEqual([])
    expect([await tellBoth(), (await list()).unread]).toEqual([2, 1])
  })

  it('Notifications of staff decisions and unknown kinds cannot be muted', async () => {
    for (const wrong of [['content_moderated'], ['restriction_ended'], ['spam'], 'all', [1], null, { muted: [] }])
      expect((await settings(wrong ?? 'null')).status).toBe(400)
    expect((await settings()).body.muted).toEqual([])
  })

  it('A notification links to the page it is about, if there is one', async () => {
    const params = { id: 7, about: '나무 그늘', status: 'completed' as const, answer: '심었어요.' }
    await addNotifications(database.pool, [{ user: member.id, kind: 'suggestion_answered', params }])
    await tell(member.id, 1)
    expect((await list()).data.map(({ href, count }) => [href, count])).toEqual([
      [null, 1],
      ['/board/suggestion/7', 1],
    ])
  })

  it('Unread comment notifications are grouped by post, and new ones after reading start a new group', async () => {
    const commented = (post: number, comment: number) => ({
      user: member.id,
      kind: 'post_comment' as const,
      params: { post, comment, about: `글 ${post}`, by: 1 },
    })
    await addNotifications(database.pool, [commented(1, 10), commented(2, 20), commented(1, 11)])
    const together = await list()
    expect(together.data.map(({ message, count, href }) => [message, count, href])).toEqual([
      [`쓰신 글에 댓글 2개가 달렸어요: '글 1'.`, 2, '/board/free/1?comment=11#comment-11'],
      [`쓰신 글에 댓글이 달렸어요: '글 2'.`, 1, '/board/free/2?comment=20#comment-20'],
    ])
    await read(together.data[0]?.id)
    await addNotifications(database.pool, [commented(1, 12)])
    expect((await list()).data.map(({ count, read_at }) => [count, read_at !== null])).toEqual([
      [1, false],
      [2, true],
      [1, true],
    ])
  })

  it('Notifications are deleted after ninety days', async () => {
    await tell(member.id, 2)
    await database.pool.query(
      `UPDATE notifications SET created_at = now() - interval '91 days' WHERE id = (SELECT min(id) FROM notifications
        WHERE user_id = $1)`,
      [member.id],
    )
    expect(await deleteOldNotifications(database.pool)).toBe(1)
    expect((await list()).data).toHaveLength(1)
  })

  it('A blocked member can read their notifications', async () => {
    await tell(member.id, 1)
    await database.pool.query(`UPDATE users SET blocked_at = now(), blocked_reason = '광고' WHERE id = $1`, [member.id])
    expect(await read((await list()).data[0]?.id)).toBe(204)
    expect((await list()).unread).toBe(0)
  })
})
