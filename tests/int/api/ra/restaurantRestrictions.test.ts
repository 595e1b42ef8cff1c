import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SHORT_TASKS } from '@/jobs/schedule'
import { readRestaurant } from '@/server/directory/readRestaurant'
import { readTicketPage, receiveTicket } from '@/server/tickets/visitorTickets'
import { withToken } from '@/server/createOnce'
import { readRestriction } from '@/server/tickets/restaurantRestrictions'
import { visible } from '@/server/sqlConditions'
import { RESTAURANTS, seedDirectory } from '../../setup/directory'
import { bodyOf } from '../../setup/moderation'
import { createTestPayload, type TestPayload } from '../../setup/payload'
import { addStaff } from '../../setup/payloadRest'
import { staffCaller } from '../../setup/staffApi'

const DAY_MS = 86_400_000

let test: TestPayload
beforeAll(async () => {
  test = await createTestPayload()
})
afterAll(() => test.drop())

describe('Takedown requests for restaurants', () => {
  let send: ReturnType<typeof staffCaller>
  let moderator: ReturnType<typeof staffCaller>
  let restaurant: number
  let places: number[]
  beforeAll(async () => {
    send = staffCaller(test, (await addStaff(test, '윤서진', 'admin')).cookie)
    moderator = staffCaller(test, (await addStaff(test, '한지우', 'moderator')).cookie)
    await seedDirectory(test.pool, RESTAURANTS)
    const { rows } = await test.pool.query<{ id: number }>(`SELECT id FROM restaurants WHERE ${visible('restaurants')}`)
    places = rows.map(({ id }) => id)
  })
  beforeEach(async () => {
    await test.pool.query('DELETE FROM rate_limits')
    restaurant = places.pop() ?? 0
  })

  /** Sends a request; its number, and the token of its page. */
  async function ask(kind: 'takedown' | 'correction' = 'takedown', place: number | undefined = restaurant) {
    const body = '이 식당의 기록을 내려 주세요.'
    const ticket = { kind, subject: '내려 주세요', body, ...(place && { restaurant: place }) }
    const sent = await receiveTicket(test.pool, ticket, ['ticket:test'], withToken(null, ''))
    const { rows } = await test.pool.query<{ id: number }>('SELECT max(id) AS id FROM tickets')
    return { id: rows[0]?.id ?? 0, token: sent.ok ? sent.value : '' }
  }
  const hide = (id: number, days = 30, by = send) =>
    by('POST', `/tickets/${id}/restrict-restaurant`, { days, reason: '명예훼손 주장' })
  const isSeen = async () => (await readRestaurant(test.pool, restaurant)) !== null

  it('Staff can hide a restaurant for some days, and both sides can read until when', async () => {
    const { id, token } = await ask()
    const before = Date.now()
    const done = await hide(id, 7)
    expect(done.status).toBe(200)
    const until = new Date(bodyOf<{ until: string }>(done).until)
    expect(Math.abs(until.getTime() - before - 7 * DAY_MS)).toBeLessThan(60_000)
    expect(await isSeen()).toBe(false)
    expect(await readRestriction(test.pool, restaurant)).toEqual(until)
    expect(await readTicketPage(test.pool, token)).toMatchObject({ restrictedUntil: until, restrictionEndedAt: null })
    expect(bodyOf<object>(await send('GET', `/tickets/${id}`))).toMatchObject({
      restriction: { until: expect.any(String) as string, endedAt: null },
    })
    // The restaurant itself says so to staff, in its list and on its own.
    const shown = { id: restaurant, isActive: false, restrictedUntil: until.toISOString() }
    const list = bodyOf<object[]>(await send('GET', `/restaurants?filter=${JSON.stringify({ idFrom: restaurant })}`))
    expect(list).toContainEqual(expect.objectContaining(shown))
    expect(bodyOf<object>(await send('GET', `/restaurants/${restaurant}`))).toMatchObject({
      ...shown,
      restrictionTicket: id,
    })
    const { rows } = await test.pool.query(
      `SELECT after->>'isActive' AS active, reason FROM audit_log
        WHERE subject_type = 'restaurant' AND subject_id = $1 ORDER BY id DESC LIMIT 1`,
      [restaurant],
    )
    expect(rows).toEqual([{ active: 'false', reason: '명예훼손 주장' }])
  })

  it('A hidden restaurant is shown again automatically when its time is over, and not before', async () => {
    const { id, token } = await ask()
    await hide(id, 1)
    await SHORT_TASKS.end_restaurant_restrictions.run({ pool: test.pool })
    expect(await isSeen()).toBe(false)
    await test.pool.query(
      `UPDATE restaurant_restrictions SET until = now() - interval '1 minute' WHERE restaurant_id = $1`,
      [restaurant],
    )
    await SHORT_TASKS.end_restaurant_restrictions.run({ pool: test.pool })
    expect([await isSeen(), await readRestriction(test.pool, restaurant)]).toEqual([true, null])
    expect((await readTicketPage(test.pool, token))?.restrictionEndedAt).toBeInstanceOf(Date)
  })

  it('Parallel takedowns hide a restaurant once, and each request can be used only once', async () => {
    const requests = [await ask(), await ask()]
    const answers = await Promise.all(requests.flatMap(({ id }) => [hide(id), hide(id)]))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    await test.pool.query('UPDATE restaurants SET is_active = true WHERE id = $1', [restaurant])
    expect(await readRestriction(test.pool, restaurant)).toBeNull()
    const used = requests[answers.findIndex(({ status }) => status === 200) >> 1]
    expect((await hide(used?.id ?? 0)).status).toBe(409)
  })

  it('A restaurant cannot be hidden by a moderator, for over 30 days or by an unsuitable request', async () => {
    const { id } = await ask()
    expect((await hide(id, 31)).status).toBe(400)
    expect((await hide(id, 0)).status).toBe(400)
    expect((await hide(id, 30, moderator)).status).toBe(403)
    expect((await hide((await ask('correction')).id)).status).toBe(404)
    expect((await hide((await ask('takedown', 0)).id)).status).toBe(404)
    expect(await isSeen()).toBe(true)
  })

  it('A restaurant in the trash stays there when its restriction ends', async () => {
    const { id } = await ask()
    await hide(id)
    await test.pool.query('UPDATE restaurants SET deleted_at = now() WHERE id = $1', [restaurant])
    await test.pool.query(`UPDATE restaurant_restrictions SET until = now() - interval '1 minute'`)
    await SHORT_TASKS.end_restaurant_restrictions.run({ pool: test.pool })
    expect(await isSeen()).toBe(false)
  })
})

describe('Ticket page', () => {
  it('A ticket page opens only with its token, stored as a hash, and repeats nothing that was written', async () => {
    const ticket = {
      kind: 'other' as const,
      subject: '제목이에요',
      body: '본문은 여기에 있어요.',
      email: 'a@people.example',
    }
    const sent = await receiveTicket(test.pool, ticket, ['ticket:page'], withToken(null, ''))
    const token = sent.ok ? sent.value : ''
    const page = await readTicketPage(test.pool, token)
    expect(page).toMatchObject({ kind: 'other', status: 'open', answer: null })
    expect(JSON.stringify(page)).not.toMatch(/제목|본문|people/)
    const { rows } = await test.pool.query<{ stored: string }>('SELECT t::text AS stored FROM tickets t')
    expect(rows.length).toBeGreaterThan(0)
    for (const { stored } of rows) expect(stored).not.toContain(token)
    for (const wrong of ['', 'sent', 'A'.repeat(43), `${token}A`, "' OR true --"])
      expect(await readTicketPage(test.pool, wrong)).toBeNull()
  })

  it('A ticket page disappears a year after the ticket was settled', async () => {
    const sent = await receiveTicket(
      test.pool,
      { kind: 'other', subject: '제목', body: '본문은 여기에 있어요.' },
      ['ticket:end'],
      withToken(null, ''),
    )
    const token = sent.ok ? sent.value : ''
    await test.pool.query("UPDATE tickets SET status = 'closed', settled_at = now() - interval '11 months'")
    await SHORT_TASKS.erase_ticket_emails.run({ pool: test.pool })
    expect(await readTicketPage(test.pool, token)).not.toBeNull()
    await test.pool.query("UPDATE tickets SET settled_at = now() - interval '13 months'")
    await SHORT_TASKS.erase_ticket_emails.run({ pool: test.pool })
    expect(await readTicketPage(test.pool, token)).toBeNull()
  })
})
