import type { TypedUser } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SHORT_TASKS } from '@/jobs/schedule'
import { EMAIL, TICKET, openTicketApi, type TestTicketApi } from '../setup/tickets'

describe('Stored tickets', () => {
  let harness: TestTicketApi
  let admin: TypedUser
  let member: TypedUser
  let moderator: TypedUser
  const signUp = async (role: 'user' | 'moderator' | 'admin'): Promise<TypedUser> => {
    const data = { email: `${role}@people.example`, nickname: `이름 ${role}`, role }
    return { ...(await harness.test.payload.create({ collection: 'users', data })), collection: 'users' }
  }
  beforeAll(async () => {
    harness = await openTicketApi()
    ;[admin, member, moderator] = await Promise.all([signUp('admin'), signUp('user'), signUp('moderator')])
  })
  beforeEach(() => harness.clear())
  afterAll(() => harness.close())

  it('Only admins can read tickets, and no role can delete them', async () => {
    await harness.send({ ...TICKET, restaurant: harness.restaurant })
    for (const user of [undefined, member, moderator]) {
      await expect(
        harness.test.payload.find({ collection: 'tickets', overrideAccess: false, user }),
      ).rejects.toMatchObject({ status: 403 })
      await expect(
        harness.test.payload.count({
          collection: 'tickets',
          where: { email: { equals: EMAIL } },
          overrideAccess: false,
          user,
        }),
      ).rejects.toMatchObject({ status: 403 })
    }
    const [ticket] = (await harness.test.payload.find({ collection: 'tickets', overrideAccess: false, user: admin }))
      .docs
    expect(ticket?.email).toBe(EMAIL)
    await expect(
      harness.test.payload.delete({ collection: 'tickets', id: ticket?.id ?? 0, overrideAccess: false, user: admin }),
    ).rejects.toMatchObject({ status: 403 })
  })

  it('No public route shows the e-mail address of a ticket’s sender', async () => {
    const { restaurant } = harness
    await harness.send({ ...TICKET, restaurant })
    const paths = [
      'restaurants',
      'suggest?q=sender',
      'regions',
      'statistics',
      'tickets',
      `restaurants/${restaurant}`,
      `restaurants/${restaurant}/visits`,
    ]
    for (const path of paths) expect(await (await harness.app.request(`/api/v1/${path}`)).text()).not.toContain(EMAIL)
    expect(await (await harness.app.request('/api/openapi.json')).text()).not.toContain(EMAIL)
    for (const collection of ['restaurants', 'terms-versions', 'visits', 'agencies'] as const) {
      const found = await harness.test.payload.find({ collection, depth: 2, pagination: false, overrideAccess: false })
      expect(JSON.stringify(found)).not.toContain(EMAIL)
    }
  })

  it('Staff can set a ticket’s status and erase its e-mail address, but not change its text', async () => {
    await harness.send(TICKET)
    const [{ id } = { id: 0 }] = (await harness.test.payload.find({ collection: 'tickets' })).docs
    const data = {
      subject: '바꾼 제목',
      body: '바꾼 내용이에요. 길게.',
      status: 'answered' as const,
      notes: '답함',
      email: null,
      settledAt: '2000-01-01T00:00:00Z',
    }
    const changed = await harness.test.payload.update({
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
    const reopened = await harness.test.payload.update({
      collection: 'tickets',
      id,
      data: { status: 'open' },
      overrideAccess: false,
      user: admin,
    })
    expect(reopened.settledAt).toBeNull()
  })

  it('A ticket loses only its e-mail address, a year after it was answered or closed', async () => {
    for (let i = 0; i < 4; i++) await harness.send({ ...TICKET, subject: `편지 ${i}` })
    const settle = (i: number, status: string, ago: string) =>
      harness.test.pool.query(
        `UPDATE tickets SET status = $2::enum_tickets_status, settled_at = now() - $3::interval WHERE subject = $1`,
        [`편지 ${i}`, status, ago],
      )
    await settle(0, 'closed', '12 months 1 day')
    await settle(1, 'answered', '12 months 1 day')
    await settle(2, 'closed', '11 months 27 days')
    await SHORT_TASKS.erase_ticket_emails.run({ pool: harness.test.pool })
    expect((await harness.stored()).map(({ email }) => email)).toEqual([null, null, EMAIL, EMAIL])
    expect((await harness.stored()).map(({ body }) => body)).toEqual(Array(4).fill(TICKET.body))
  })
})
