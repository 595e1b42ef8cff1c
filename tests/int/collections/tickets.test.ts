import type { TypedUser } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runScheduledJobs } from '@/server/jobs/runScheduledJobs'
import { EMAIL, TICKET, openTicketApi, type TestTicketApi } from '../setup/tickets'

describe('a letter that has arrived', () => {
  let desk: TestTicketApi
  let admin: TypedUser
  let member: TypedUser
  let moderator: TypedUser
  const signUp = async (role: 'user' | 'moderator' | 'admin'): Promise<TypedUser> => {
    const data = { email: `${role}@people.example`, nickname: `이름 ${role}`, role }
    return { ...(await desk.test.payload.create({ collection: 'users', data })), collection: 'users' }
  }
  beforeAll(async () => {
    desk = await openTicketApi()
    ;[admin, member, moderator] = await Promise.all([signUp('admin'), signUp('user'), signUp('moderator')])
  })
  beforeEach(() => desk.clear())
  afterAll(() => desk.close())

  it('is seen by admins alone, and deleted by nobody', async () => {
    await desk.send({ ...TICKET, restaurant: desk.restaurant })
    for (const user of [undefined, member, moderator]) {
      await expect(
        desk.test.payload.find({ collection: 'tickets', overrideAccess: false, user }),
      ).rejects.toMatchObject({ status: 403 })
      await expect(
        desk.test.payload.count({
          collection: 'tickets',
          where: { email: { equals: EMAIL } },
          overrideAccess: false,
          user,
        }),
      ).rejects.toMatchObject({ status: 403 })
    }
    const [ticket] = (await desk.test.payload.find({ collection: 'tickets', overrideAccess: false, user: admin })).docs
    expect(ticket?.email).toBe(EMAIL)
    await expect(
      desk.test.payload.delete({ collection: 'tickets', id: ticket?.id ?? 0, overrideAccess: false, user: admin }),
    ).rejects.toMatchObject({ status: 403 })
  })

  it('shows its sender’s address on no public route', async () => {
    const { restaurant } = desk
    await desk.send({ ...TICKET, restaurant })
    const paths = [
      'restaurants',
      'suggest?q=sender',
      'regions',
      'statistics',
      'tickets',
      `restaurants/${restaurant}`,
      `restaurants/${restaurant}/visits`,
    ]
    for (const path of paths) expect(await (await desk.app.request(`/api/v1/${path}`)).text()).not.toContain(EMAIL)
    expect(await (await desk.app.request('/api/openapi.json')).text()).not.toContain(EMAIL)
    for (const collection of ['restaurants', 'terms-versions', 'visits', 'agencies'] as const) {
      const found = await desk.test.payload.find({ collection, depth: 2, pagination: false, overrideAccess: false })
      expect(JSON.stringify(found)).not.toContain(EMAIL)
    }
  })

  it('keeps what the visitor wrote; staff set its state and may erase the address', async () => {
    await desk.send(TICKET)
    const [{ id } = { id: 0 }] = (await desk.test.payload.find({ collection: 'tickets' })).docs
    const data = {
      subject: '바꾼 제목',
      body: '바꾼 내용입니다. 길게.',
      status: 'answered' as const,
      notes: '답함',
      email: null,
      settledAt: '2000-01-01T00:00:00Z',
    }
    const changed = await desk.test.payload.update({
      collection: 'tickets',
      id,
      data,
      overrideAccess: false,
      user: admin,
    })
    expect(changed).toMatchObject({
      subject: TICKET.subject,
      body: TICKET.body,
      status: 'answered',
      notes: '답함',
      email: null,
    })
    expect(Date.now() - Date.parse(changed.settledAt ?? '')).toBeLessThan(60_000)
    const reopened = await desk.test.payload.update({
      collection: 'tickets',
      id,
      data: { status: 'open' },
      overrideAccess: false,
      user: admin,
    })
    expect(reopened.settledAt).toBeNull()
  })

  it('loses its sender’s address a year after it was answered or closed, and nothing else', async () => {
    for (let i = 0; i < 4; i++) await desk.send({ ...TICKET, subject: `편지 ${i}` })
    const settle = (i: number, status: string, ago: string) =>
      desk.test.pool.query(
        `UPDATE tickets SET status = $2::enum_tickets_status, settled_at = now() - $3::interval WHERE subject = $1`,
        [`편지 ${i}`, status, ago],
      )
    await settle(0, 'closed', '12 months 1 day')
    await settle(1, 'answered', '12 months 1 day')
    await settle(2, 'closed', '11 months 27 days')
    await runScheduledJobs(desk.test.pool)
    expect((await desk.stored()).map(({ email }) => email)).toEqual([null, null, EMAIL, EMAIL])
    expect((await desk.stored()).map(({ body }) => body)).toEqual(Array(4).fill(TICKET.body))
  })

  it('is looked at once a day, by however many processes, and again when that failed', async () => {
    await desk.send(TICKET)
    const age = () =>
      desk.test.pool.query(`UPDATE tickets SET settled_at = now() - interval '2 years', email = $1`, [EMAIL])
    await age()
    await Promise.all(Array.from({ length: 5 }, () => runScheduledJobs(desk.test.pool)))
    expect((await desk.stored())[0]?.email).toBeNull()
    await age()
    await runScheduledJobs(desk.test.pool)
    expect((await desk.stored())[0]?.email).toBe(EMAIL)
    await desk.test.pool.query(`UPDATE scheduled_jobs SET last_run_on = last_run_on - 1`)
    await desk.test.pool.query('ALTER TABLE tickets ADD CONSTRAINT broken CHECK (email IS NOT NULL) NOT VALID')
    await expect(runScheduledJobs(desk.test.pool)).rejects.toThrow()
    await desk.test.pool.query('ALTER TABLE tickets DROP CONSTRAINT broken')
    await runScheduledJobs(desk.test.pool)
    expect((await desk.stored())[0]?.email).toBeNull()
  })
})
