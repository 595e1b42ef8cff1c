import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { IDEMPOTENCY_HEADER } from '@/contract/headers'
import { TICKETS_OVERALL, TICKET_BYTES_MAX } from '@/domain/tickets/tickets'
import { consumeRateLimit } from '@/server/rateLimit'
import { SHORT_TASKS } from '@/jobs/schedule'
import { TICKET, openTicketApi, type TestTicketApi } from '../../setup/tickets'
import { addRow, hoursAgo } from '../../setup/rows'

describe('Contact tickets', () => {
  let harness: TestTicketApi
  const send: TestTicketApi['send'] = (...letter) => harness.send(...letter)
  const stored: TestTicketApi['stored'] = () => harness.stored()
  beforeAll(async () => {
    harness = await openTicketApi()
  })
  beforeEach(() => harness.clear())
  afterAll(() => harness.close())

  it('A ticket is stored, and the uncached response holds only the address of its page', async () => {
    const response = await harness.post({ ...TICKET, restaurant: harness.restaurant })
    const { status, headers } = response
    const receipt = (await response.json()) as { page: string }
    expect([status, headers.get('Cache-Control'), Object.keys(receipt)]).toEqual([201, 'no-store', ['page']])
    expect(receipt.page).toMatch(/^\/contact\/[\w-]{43}$/)
    const { subject, body, email } = TICKET
    expect(await stored()).toMatchObject([{ subject, body, email, restaurant_id: harness.restaurant, status: 'open' }])
  })

  it('A ticket needs no e-mail address and no existing restaurant', async () => {
    const ticket = { kind: 'other', subject: '궁금해요', body: '언제 다시 들여옵니까?', restaurant: 2_000_000_000 }
    expect((await send(ticket)).status).toBe(201)
    expect(await stored()).toMatchObject([{ email: null, restaurant_id: null }])
  })

  it('A ticket that is sent again after a lost answer is stored once, and both answers lead to its page', async () => {
    const once = { headers: { [IDEMPOTENCY_HEADER]: 'a key' } }
    const pages = await Promise.all(
      [1, 2, 3].map(async () => (await (await harness.post(TICKET, once)).json()) as { page: string }),
    )
    expect(new Set(pages.map(({ page }) => page)).size).toBe(1)
    expect(await stored()).toHaveLength(1)
    expect(await send({ ...TICKET, subject: '다른 제목' }, once)).toMatchObject({ code: 'idempotency-key-reused' })
  })

  it('Exactly five of twenty parallel tickets from one caller are accepted in an hour', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(TICKET)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
    for (const { status, code, retryAfter } of answers.filter((answer) => answer.status !== 201)) {
      expect([status, code]).toEqual([429, 'tickets-rate-limited'])
      expect(Number(retryAfter)).toBeGreaterThan(3500)
      expect(Number(retryAfter)).toBeLessThanOrEqual(3600)
    }
    expect(await stored()).toHaveLength(5)
    expect((await send(TICKET, { from: '203.0.113.8' })).status).toBe(201)
  })

  it('A caller waits no longer than the window, although the accepted tickets began later', async () => {
    const earlier = await harness.test.pool.connect()
    const limit = { limit: 1, windowSeconds: 3600 }
    try {
      await earlier.query('BEGIN')
      await earlier.query('SELECT now()')
      expect(await consumeRateLimit(harness.test.pool, 'later', limit)).toBeNull()
      expect(await consumeRateLimit(earlier, 'later', limit)).toBe(3600)
    } finally {
      await earlier.query('ROLLBACK')
      earlier.release()
    }
  })

  it('A caller may send another ticket once the oldest of five is an hour old', async () => {
    const age = (minutes: number) =>
      harness.test.pool.query(
        `UPDATE rate_limits SET hits = ARRAY(SELECT at - make_interval(mins => $1) FROM unnest(hits) AS at)`,
        [minutes],
      )
    for (let i = 0; i < 4; i++) await send(TICKET)
    await age(40)
    await send(TICKET)
    expect(await send(TICKET)).toMatchObject({
      status: 429,
      retryAfter: expect.stringMatching(/^1(19\d|200)$/) as string,
    })
    await age(21)
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(TICKET)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(4)
  })

  it('Forged X-Forwarded-For headers do not bypass the rate limit of tickets', async () => {
    const forged = (ip: string) => ({ 'X-Forwarded-For': ip, Forwarded: `for=${ip}`, 'X-Real-IP': ip })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => send(TICKET, { headers: forged(`198.51.100.${i}`) })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
  })

  it('Behind a trusted proxy, tickets are counted for the address that the proxy saw', async () => {
    const forwarded = (hops: string) => ({
      api: harness.behindProxy,
      from: '10.0.0.2',
      headers: { 'X-Forwarded-For': hops },
    })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => send(TICKET, forwarded(`198.51.100.${i}, 203.0.113.7`))),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
    expect((await send(TICKET, forwarded('203.0.113.9'))).status).toBe(201)
  })

  it('Tickets from unknown addresses share a rate limit, and so do those from one IPv6 network', async () => {
    const unknown = await Promise.all(Array.from({ length: 8 }, () => send(TICKET, { from: null })))
    const home = await Promise.all(Array.from({ length: 8 }, (_, i) => send(TICKET, { from: `2001:db8:1:2::${i}` })))
    for (const answers of [unknown, home]) expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
  })

  it('Networks that write again and again leave room for a first ticket from another one', async () => {
    for (let at = 0; at < 40; at++)
      for (let again = 0; again < 6; again++) await send(TICKET, { from: `198.51.100.${at}` })
    const age = `UPDATE rate_limits SET hits = ARRAY(SELECT hit - interval '1 hour' FROM unnest(hits) hit)`
    await harness.test.pool.query(age)
    const answers: number[] = []
    for (let at = 0; at < 41; at++)
      for (let again = 0; again < 5; again++) answers.push((await send(TICKET, { from: `198.51.100.${at}` })).status)
    expect(answers.filter((status) => status === 201).length).toBeLessThanOrEqual(TICKETS_OVERALL + 1)
    expect(answers.at(-5)).toBe(201)
    expect((await send(TICKET, { from: '203.0.113.99' })).status).toBe(201)
  })

  it.each([
    ['/56', 10, (at: number) => `2001:db8:1:2${at.toString(16).padStart(2, '0')}::7`],
    ['/48', 20, (at: number) => `2001:db8:1:${at.toString(16).padStart(2, '0')}00::7`],
  ])('The networks within one IPv6 %s send %i tickets an hour together', async (_, most, address) => {
    const statuses: number[] = []
    for (let at = 0; at < 30; at++) statuses.push((await send(TICKET, { from: address(at) })).status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(most)
    expect((await send(TICKET, { from: '2001:db8:2::7' })).status).toBe(201)
  })

  it('A ticket beyond the overall limit gets 503 and does not count for its caller', async () => {
    const hits = Array<Date>(TICKETS_OVERALL).fill(hoursAgo(1 / 6))
    await addRow(harness.test.pool, 'rate_limits', { key: 'ticket:first', hits })
    expect(await send(TICKET)).toMatchObject({
      status: 503,
      code: 'ticket-capacity-reached',
      retryAfter: expect.stringMatching(/^(2999|3000)$/) as string,
    })
    await harness.test.pool.query(`DELETE FROM rate_limits WHERE key = 'ticket:first'`)
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(TICKET)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
  })

  it('A ticket leaves only a keyed hash of its caller, which is deleted within a day', async () => {
    await send(TICKET)
    const { rows } = await harness.test.pool.query<{ key: string }>('SELECT key FROM rate_limits ORDER BY key')
    for (const { key } of rows) expect(key).toMatch(/^ticket:(first|[\w-]{43}(:day)?)$/)
    expect(rows).toHaveLength(3)
    await harness.test.pool.query(`UPDATE rate_limits SET hits = ARRAY[now() - interval '23 hours 1 minute']`)
    await SHORT_TASKS.delete_old_hits.run({ pool: harness.test.pool })
    expect((await harness.test.pool.query('SELECT FROM rate_limits')).rowCount).toBe(0)
  })

  it('A ticket with the hidden field filled in is answered like any other, but not stored', async () => {
    expect(await send({ ...TICKET, website: 'https://spam.example' })).toEqual(await send(TICKET))
    expect(await stored()).toHaveLength(1)
  })

  it.each([
    ['no kind', { ...TICKET, kind: undefined }, 'kind', 'invalid-option'],
    ['an unknown kind', { ...TICKET, kind: 'spam' }, 'kind', 'invalid-option'],
    ['an empty subject', { ...TICKET, subject: ' \n' }, 'subject', 'too-short'],
    ['a long subject', { ...TICKET, subject: '가'.repeat(101) }, 'subject', 'too-long'],
    ['a short body', { ...TICKET, body: '짧음' }, 'body', 'too-short'],
    ['a long body', { ...TICKET, body: '가'.repeat(2001) }, 'body', 'too-long'],
    ['a malformed e-mail address', { ...TICKET, email: 'a@b' }, 'email', 'invalid-value'],
    ['text as a restaurant', { ...TICKET, restaurant: '1' }, 'restaurant', 'not-an-integer'],
    ['a status of its own', { ...TICKET, status: 'closed' }, 'status', 'unknown-parameter'],
    ['notes of its own', { ...TICKET, notes: 'x' }, 'notes', 'unknown-parameter'],
    ['a body that is no object', [], '', 'invalid-value'],
    ['malformed JSON', '{"kind":', undefined, 'invalid-body'],
  ])('A ticket with %s is rejected and does not count towards the limit', async (_, letter, field, code) => {
    expect(await send(letter)).toMatchObject({ status: 400, code, ...(field === undefined ? {} : { field }) })
    expect(await stored()).toEqual([])
    expect((await harness.test.pool.query('SELECT FROM rate_limits')).rowCount).toBe(0)
  })

  it('A ticket that is not JSON, too large or sent by another method is rejected', async () => {
    const form = { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }
    expect((await send('kind=other&subject=x', form)).status).toBe(400)
    expect(await send({ ...TICKET, website: 'x'.repeat(TICKET_BYTES_MAX) })).toMatchObject({
      status: 413,
      code: 'body-too-large',
    })
    const read = await harness.app.request('/api/v1/tickets')
    expect([read.status, read.headers.get('Allow')]).toEqual([405, 'POST, OPTIONS'])
    expect((await harness.app.request('/api/v1/tickets/1')).status).toBe(404)
  })

  it('Hostile ticket fields never cause a server error', async () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', minLength: 10, maxLength: 40 }),
      fc.constantFrom(
        '\0'.repeat(20),
        '가나다라마바사아자차\0',
        '\ud800 열 글자가 넘는 글',
        "'; DROP TABLE tickets; --",
        '<script>alert(1)</script>',
        'a@b.example\r\nBcc: c@d.example',
      ),
    )
    const email = fc.option(fc.oneof(hostile, fc.emailAddress(), fc.jsonValue()), { nil: undefined })
    const letters = fc.record({ kind: fc.constant('other'), subject: hostile, body: hostile, email })
    const seen = new Set<number>()
    let caller = 0
    await fc.assert(
      fc.asyncProperty(letters, async (letter) => {
        // Each ticket has another caller, so that it is stored and not rate-limited.
        const { status } = await send(letter, { from: `198.51.100.${++caller % 256}` })
        expect([201, 400]).toContain(status)
        seen.add(status)
      }),
      { numRuns: TICKETS_OVERALL },
    )
    expect(seen).toEqual(new Set([201, 400]))
  })

  it('The OpenAPI document describes how to send a ticket', async () => {
    const document = JSON.stringify(await (await harness.app.request('/api/openapi.json')).json())
    expect(document).toContain('"sendTicket"')
    expect(document).toContain('"maxLength":2000')
  })
})
