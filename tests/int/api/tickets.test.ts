import type { OpenAPIHono } from '@hono/zod-openapi'
import fc from 'fast-check'
import type { TypedUser } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApi } from '@/api/createApi'
import { TICKETS_OVERALL, TICKET_BYTES_MAX } from '@/domain/limits'
import { createReadPool } from '@/infra/database/readPool'
import { doChores } from '@/server/chores/doChores'
import { createTestPayload, type TestPayload } from '../setup/payload'
import { addDirectory, PLACES } from '../setup/directory'

const EMAIL = 'sender-to-be-kept-secret@people.example'
const LETTER = { kind: 'correction', subject: '주소가 다릅니다', body: '무교로 7이 아니라 무교로 9입니다.', email: EMAIL }

interface Answer {
  status: number
  code?: string
  field?: string
  retryAfter: string | null
}

describe('a letter to the operator', () => {
  let test: TestPayload
  let reads: ReturnType<typeof createReadPool>
  let app: OpenAPIHono
  let behindProxy: OpenAPIHono
  let ids: Map<string, number>
  const apiWith = (trustedProxies: number) => createApi({ pool: reads, tickets: { pool: test.pool, secret: 'only-for-these-tests-0123456789', trustedProxies } })
  const post = (letter: unknown, { from = '203.0.113.7', headers = {}, api = app }: { from?: string | null; headers?: Record<string, string>; api?: OpenAPIHono } = {}): Promise<Response> =>
    Promise.resolve(
      api.request(
        '/api/v1/tickets',
        { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body: typeof letter === 'string' ? letter : JSON.stringify(letter) },
        from === null ? {} : { incoming: { socket: { remoteAddress: from } } },
      ),
    )
  const send = async (...args: Parameters<typeof post>): Promise<Answer> => {
    const response = await post(...args)
    const { error } = response.status === 204 ? { error: {} } : ((await response.json()) as { error: { code?: string; field?: string } })
    return { status: response.status, ...error, retryAfter: response.headers.get('Retry-After') }
  }
  const stored = async () => (await test.pool.query<{ subject: string; body: string; email: string | null; restaurant_id: number | null; status: string }>('SELECT * FROM tickets ORDER BY id')).rows

  beforeAll(async () => {
    test = await createTestPayload()
    ids = await addDirectory(test.pool, PLACES)
    reads = createReadPool(test.url)
    app = apiWith(0)
    behindProxy = apiWith(1)
  })
  beforeEach(() => test.pool.query('TRUNCATE tickets, rate_turns, daily_chores CASCADE'))
  afterAll(async () => {
    await reads.end()
    await test.drop()
  })

  it('is stored, and the answer neither repeats it nor may be kept', async () => {
    const response = await post({ ...LETTER, restaurant: ids.get('닭한마리') })
    expect([response.status, await response.text(), response.headers.get('Cache-Control')]).toEqual([204, '', 'no-store'])
    expect(await stored()).toMatchObject([{ subject: LETTER.subject, body: LETTER.body, email: EMAIL, restaurant_id: ids.get('닭한마리'), status: 'open' }])
  })

  it('needs no address and no restaurant that is still there', async () => {
    expect((await send({ kind: 'other', subject: '궁금합니다', body: '언제 다시 들여옵니까?', restaurant: 2_000_000_000 })).status).toBe(204)
    expect(await stored()).toMatchObject([{ email: null, restaurant_id: null }])
  })

  it('arrives five times an hour from one caller: of twenty at once exactly five', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(LETTER)))
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(5)
    for (const { status, code, retryAfter } of answers.filter((answer) => answer.status !== 204)) {
      expect([status, code]).toEqual([429, 'too-many-tickets'])
      expect(Number(retryAfter)).toBeGreaterThan(3500)
      expect(Number(retryAfter)).toBeLessThanOrEqual(3600)
    }
    expect(await stored()).toHaveLength(5)
    expect((await send(LETTER, { from: '203.0.113.8' })).status).toBe(204)
  })

  it('arrives again when the first of the five is an hour old, and only then', async () => {
    const age = (minutes: number) => test.pool.query(`UPDATE rate_turns SET taken = ARRAY(SELECT at - make_interval(mins => $1) FROM unnest(taken) AS at)`, [minutes])
    for (let i = 0; i < 4; i++) await send(LETTER)
    await age(40)
    await send(LETTER)
    expect(await send(LETTER)).toMatchObject({ status: 429, retryAfter: expect.stringMatching(/^1(19\d|200)$/) as string })
    await age(21)
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(LETTER)))
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(4)
  })

  it('is counted for the connection, whatever X-Forwarded-For says', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => send(LETTER, { headers: { 'X-Forwarded-For': `198.51.100.${i}`, Forwarded: `for=198.51.100.${i}`, 'X-Real-IP': `198.51.100.${i}` } })))
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(5)
  })

  it('behind a trusted proxy is counted for what the proxy saw, not for what the caller forged before it', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => send(LETTER, { api: behindProxy, from: '10.0.0.2', headers: { 'X-Forwarded-For': `198.51.100.${i}, 203.0.113.7` } })),
    )
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(5)
    expect((await send(LETTER, { api: behindProxy, from: '10.0.0.2', headers: { 'X-Forwarded-For': '203.0.113.9' } })).status).toBe(204)
  })

  it('is counted where the address is unknown, and for a household however many addresses it has', async () => {
    const unknown = await Promise.all(Array.from({ length: 8 }, () => send(LETTER, { from: null })))
    const home = await Promise.all(Array.from({ length: 8 }, (_, i) => send(LETTER, { from: `2001:db8:1:2::${i}` })))
    for (const answers of [unknown, home]) expect(answers.filter(({ status }) => status === 204)).toHaveLength(5)
  })

  it('is turned away when everybody together has sent too many, and that costs the caller no turn', async () => {
    await test.pool.query(`INSERT INTO rate_turns SELECT 'ticket:*', array_agg(now() - interval '10 minutes') FROM generate_series(1, $1)`, [TICKETS_OVERALL])
    expect(await send(LETTER)).toMatchObject({ status: 503, code: 'tickets-full', retryAfter: expect.stringMatching(/^(2999|3000)$/) as string })
    await test.pool.query(`DELETE FROM rate_turns WHERE who = 'ticket:*'`)
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(LETTER)))
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(5)
  })

  it('keeps of the caller a keyed hash alone, for a day at most', async () => {
    await send(LETTER)
    const { rows } = await test.pool.query<{ who: string }>('SELECT who FROM rate_turns ORDER BY who')
    expect(rows.map(({ who }) => who)).toEqual(['ticket:*', expect.stringMatching(/^ticket:[\w-]{43}$/)])
    await test.pool.query(`UPDATE rate_turns SET taken = ARRAY[now() - interval '23 hours 1 minute']`)
    await doChores(test.pool)
    expect((await test.pool.query('SELECT FROM rate_turns')).rowCount).toBe(0)
  })

  it('of a program that fills in the hidden field is answered alike and thrown away', async () => {
    expect(await send({ ...LETTER, website: 'https://spam.example' })).toEqual(await send(LETTER))
    expect(await stored()).toHaveLength(1)
  })

  it.each([
    ['no kind', { ...LETTER, kind: undefined }, 'kind', 'not-a-choice'],
    ['an unknown kind', { ...LETTER, kind: 'spam' }, 'kind', 'not-a-choice'],
    ['an empty subject', { ...LETTER, subject: ' \n' }, 'subject', 'too-short'],
    ['a long subject', { ...LETTER, subject: '가'.repeat(101) }, 'subject', 'too-long'],
    ['a short body', { ...LETTER, body: '짧음' }, 'body', 'too-short'],
    ['a long body', { ...LETTER, body: '가'.repeat(2001) }, 'body', 'too-long'],
    ['a wrong address', { ...LETTER, email: 'a@b' }, 'email', 'invalid-value'],
    ['a text for a restaurant', { ...LETTER, restaurant: '1' }, 'restaurant', 'not-a-whole-number'],
    ['a status of its own', { ...LETTER, status: 'closed' }, 'status', 'unknown-parameter'],
    ['notes of its own', { ...LETTER, notes: 'x' }, 'notes', 'unknown-parameter'],
    ['no object', [], '', 'invalid-value'],
    ['no JSON', '{"kind":', undefined, 'unreadable-body'],
  ])('with %s is refused, and takes no turn', async (_, letter, field, code) => {
    expect(await send(letter)).toMatchObject({ status: 400, code, ...(field === undefined ? {} : { field }) })
    expect(await stored()).toEqual([])
    expect((await test.pool.query('SELECT FROM rate_turns')).rowCount).toBe(0)
  })

  it('of another type than JSON, too large, or by another method is refused', async () => {
    expect((await send('kind=other&subject=x', { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } })).status).toBe(400)
    expect(await send({ ...LETTER, website: 'x'.repeat(TICKET_BYTES_MAX) })).toMatchObject({ status: 413, code: 'body-too-large' })
    const read = await app.request('/api/v1/tickets')
    expect([read.status, read.headers.get('Allow')]).toEqual([405, 'POST, OPTIONS'])
    expect((await app.request('/api/v1/tickets/1')).status).toBe(404)
  })

  it('never fails, whatever its fields hold', async () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', minLength: 10, maxLength: 40 }),
      fc.constantFrom('\0'.repeat(20), '가나다라마바사아자차\0', '\ud800 열 글자가 넘는 글', "'; DROP TABLE tickets; --", '<script>alert(1)</script>', 'a@b.example\r\nBcc: c@d.example'),
    )
    const letters = fc.record({ kind: fc.constant('other'), subject: hostile, body: hostile, email: fc.option(fc.oneof(hostile, fc.emailAddress(), fc.jsonValue()), { nil: undefined }) })
    const seen = new Set<number>()
    let caller = 0
    await fc.assert(
      fc.asyncProperty(letters, async (letter) => {
        // Everybody is somebody else, so that letters are stored and not just counted.
        const { status } = await send(letter, { from: `198.51.100.${++caller % 256}` })
        expect([204, 400]).toContain(status)
        seen.add(status)
      }),
      { numRuns: TICKETS_OVERALL },
    )
    expect(seen).toEqual(new Set([204, 400]))
  })

  it('is described in the API’s document', async () => {
    const document = JSON.stringify(await (await app.request('/api/openapi.json')).json())
    expect(document).toContain('"sendTicket"')
    expect(document).toContain('"maxLength":2000')
  })

  describe('once stored', () => {
    let admin: TypedUser
    let member: TypedUser
    let moderator: TypedUser
    const signUp = async (role: 'user' | 'moderator' | 'admin'): Promise<TypedUser> => {
      const data = { email: `${role}@people.example`, password: `long-${role}-password`, nickname: `이름 ${role}`, role }
      return { ...(await test.payload.create({ collection: 'users', data })), collection: 'users' }
    }
    beforeAll(async () => {
      ;[admin, member, moderator] = await Promise.all([signUp('admin'), signUp('user'), signUp('moderator')])
    })

    it('is seen by admins alone, and deleted by nobody', async () => {
      await send({ ...LETTER, restaurant: ids.get('닭한마리') })
      for (const user of [undefined, member, moderator]) {
        await expect(test.payload.find({ collection: 'tickets', overrideAccess: false, user })).rejects.toMatchObject({ status: 403 })
        await expect(test.payload.count({ collection: 'tickets', where: { email: { equals: EMAIL } }, overrideAccess: false, user })).rejects.toMatchObject({ status: 403 })
      }
      const [ticket] = (await test.payload.find({ collection: 'tickets', overrideAccess: false, user: admin })).docs
      expect(ticket?.email).toBe(EMAIL)
      await expect(test.payload.delete({ collection: 'tickets', id: ticket?.id ?? 0, overrideAccess: false, user: admin })).rejects.toMatchObject({ status: 403 })
    })

    it('shows its sender’s address on no public route', async () => {
      const restaurant = ids.get('닭한마리') ?? 0
      await send({ ...LETTER, restaurant })
      const paths = ['restaurants', 'suggest?q=sender', 'regions', 'statistics', 'tickets', `restaurants/${restaurant}`, `restaurants/${restaurant}/visits`]
      for (const path of paths) expect(await (await app.request(`/api/v1/${path}`)).text()).not.toContain(EMAIL)
      expect(await (await app.request('/api/openapi.json')).text()).not.toContain(EMAIL)
      for (const collection of ['restaurants', 'terms-versions', 'visits', 'agencies'] as const) {
        const found = await test.payload.find({ collection, depth: 2, pagination: false, overrideAccess: false })
        expect(JSON.stringify(found)).not.toContain(EMAIL)
      }
    })

    it('keeps what the visitor wrote; staff set its state and may erase the address', async () => {
      await send(LETTER)
      const [{ id } = { id: 0 }] = (await test.payload.find({ collection: 'tickets' })).docs
      const data = { subject: '바꾼 제목', body: '바꾼 내용입니다. 길게.', status: 'answered' as const, notes: '답함', email: null, settledAt: '2000-01-01T00:00:00Z' }
      const changed = await test.payload.update({ collection: 'tickets', id, data, overrideAccess: false, user: admin })
      expect(changed).toMatchObject({ subject: LETTER.subject, body: LETTER.body, status: 'answered', notes: '답함', email: null })
      expect(Date.now() - Date.parse(changed.settledAt ?? '')).toBeLessThan(60_000)
      const reopened = await test.payload.update({ collection: 'tickets', id, data: { status: 'open' }, overrideAccess: false, user: admin })
      expect(reopened.settledAt).toBeNull()
    })

    it('loses its sender’s address a year after it was answered or closed, and nothing else', async () => {
      for (let i = 0; i < 4; i++) await send({ ...LETTER, subject: `편지 ${i}` })
      const settle = (i: number, status: string, ago: string) =>
        test.pool.query(`UPDATE tickets SET status = $2::enum_tickets_status, settled_at = now() - $3::interval WHERE subject = $1`, [`편지 ${i}`, status, ago])
      await settle(0, 'closed', '12 months 1 day')
      await settle(1, 'answered', '12 months 1 day')
      await settle(2, 'closed', '11 months 27 days')
      await doChores(test.pool)
      expect((await stored()).map(({ email }) => email)).toEqual([null, null, EMAIL, EMAIL])
      expect((await stored()).map(({ body }) => body)).toEqual(Array(4).fill(LETTER.body))
    })

    it('is looked at once a day, by however many processes, and again when that failed', async () => {
      await send(LETTER)
      const age = () => test.pool.query(`UPDATE tickets SET settled_at = now() - interval '2 years', email = $1`, [EMAIL])
      await age()
      await Promise.all(Array.from({ length: 5 }, () => doChores(test.pool)))
      expect((await stored())[0]?.email).toBeNull()
      await age()
      await doChores(test.pool)
      expect((await stored())[0]?.email).toBe(EMAIL)
      await test.pool.query(`UPDATE daily_chores SET done_on = done_on - 1`)
      await test.pool.query('ALTER TABLE tickets ADD CONSTRAINT broken CHECK (email IS NOT NULL) NOT VALID')
      await expect(doChores(test.pool)).rejects.toThrow()
      await test.pool.query('ALTER TABLE tickets DROP CONSTRAINT broken')
      await doChores(test.pool)
      expect((await stored())[0]?.email).toBeNull()
    })
  })
})
