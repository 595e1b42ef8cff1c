import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyTables } from '../../setup/emptyTables'
import { bodyOf, seedReported } from '../../setup/moderation'
import { createTestPayload, type TestPayload } from '../../setup/payload'
import { addStaff } from '../../setup/payloadRest'
import { staffCaller } from '../../setup/staffApi'
import { addRow, type Row } from '../../setup/rows'

interface Ticket {
  id: number
  version: string
  status: string
  isUrgent: boolean
  answer: string | null
  answeredBy: string | null
  answerSentAt: string | null
  contents: { type: string; id: number; hiddenUntil: string | null }[]
}

const EMAIL = 'sender@people.example'
const ANSWER = '주소를 무교로 9로 고쳤어요.'

describe('Tickets in the back office', () => {
  let test: TestPayload
  let send: ReturnType<typeof staffCaller>
  let moderator: ReturnType<typeof staffCaller>
  const mails: { to: string; text: string }[] = []

  beforeAll(async () => {
    test = await createTestPayload()
    send = staffCaller(test, (await addStaff(test, '윤서진', 'admin')).cookie)
    moderator = staffCaller(test, (await addStaff(test, '한지우', 'moderator')).cookie)
  })
  afterAll(() => test.drop())
  beforeEach(async () => {
    await emptyTables(test.pool, ['tickets'])
    mails.length = 0
    const sendEmail = (mail: unknown) => Promise.resolve(mails.push(mail as (typeof mails)[number]))
    vi.spyOn(test.payload, 'sendEmail').mockImplementation(sendEmail)
    test.payload.email.name = 'test'
  })
  afterEach(() => vi.restoreAllMocks())

  const add = (kind: Row<'tickets'>['kind'], email: string | null = EMAIL) =>
    addRow(test.pool, 'tickets', { kind, email })
  const one = async (id: number) => bodyOf<Ticket>(await send('GET', `/tickets/${id}`))
  const answer = (id: number, body: object = { answer: ANSWER }, by = send) => by('POST', `/tickets/${id}/answer`, body)

  it('Open takedown requests come first in the list, then other open tickets', async () => {
    const [other, takedown, settled] = [await add('other'), await add('takedown'), await add('takedown')]
    await test.pool.query("UPDATE tickets SET status = 'closed' WHERE id = $1", [settled])
    const listed = bodyOf<Ticket[]>(await send('GET', '/tickets'))
    expect(listed.map(({ id }) => id)).toEqual([takedown, other, settled])
    expect(listed.map(({ isUrgent }) => isUrgent)).toEqual([true, false, false])
  })

  it('An answer is e-mailed, and its audit entry contains neither the text nor the address', async () => {
    const id = await add('correction')
    expect((await answer(id)).status).toBe(200)
    expect(await one(id)).toMatchObject({ status: 'answered', answer: ANSWER, answeredBy: '윤서진' })
    expect((await one(id)).answerSentAt).not.toBeNull()
    expect(mails).toMatchObject([{ to: EMAIL, text: expect.stringContaining(ANSWER) as string }])
    expect(mails[0]?.text).toContain('> 주소가 달라요.')
    const { rows } = await test.pool.query<{ entry: string }>(
      "SELECT a::text AS entry FROM audit_log a WHERE subject_type = 'ticket' AND subject_id = $1",
      [id],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.entry).not.toContain('무교로')
    expect(rows[0]?.entry).not.toContain(EMAIL)
  })

  it('Five parallel answers to one ticket send one e-mail', async () => {
    const id = await add('correction')
    const answers = await Promise.all(Array.from({ length: 5 }, () => answer(id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    expect(mails).toHaveLength(1)
  })

  it('A ticket stays open when its answer could not be sent', async () => {
    const id = await add('correction')
    vi.spyOn(test.payload, 'sendEmail').mockRejectedValue(new Error('no such host'))
    expect((await answer(id)).status).toBe(503)
    expect(await one(id)).toMatchObject({ status: 'open', answer: null, answerSentAt: null })
  })

  it('An answer without an e-mail address or a mail server is kept but not sent', async () => {
    const unaddressed = await add('other', null)
    await answer(unaddressed)
    test.payload.email.name = 'none'
    const unsent = await add('other')
    await answer(unsent)
    for (const id of [unaddressed, unsent])
      expect(await one(id)).toMatchObject({ status: 'answered', answer: ANSWER, answerSentAt: null })
    expect(mails).toHaveLength(0)
  })

  it('An empty answer, one that is too long and one from a moderator are refused', async () => {
    const id = await add('other')
    expect((await answer(id, { answer: ' ' })).status).toBe(400)
    expect((await answer(id, { answer: '가'.repeat(2_001) })).status).toBe(400)
    expect((await answer(id, { answer: ANSWER }, moderator)).status).toBe(403)
    expect((await one(id)).status).toBe('open')
  })

  it('A ticket can be annotated, closed and reopened, and lose its e-mail address', async () => {
    const id = await add('other')
    const put = async (changes: object) => {
      const { version } = await one(id)
      return bodyOf<Ticket & { notes: string; email: string | null }>(
        await send('PUT', `/tickets/${id}`, { version, ...changes }),
      )
    }
    expect(await put({ notes: '전화로 확인함' })).toMatchObject({ notes: '전화로 확인함' })
    expect(await put({ status: 'closed' })).toMatchObject({ status: 'closed' })
    expect(await put({ status: 'open', email: null })).toMatchObject({ status: 'open', email: null })
    expect(await put({ answer: '몰래 고친 답변' })).toMatchObject({ answer: null })
  })

  describe('Takedown tickets', () => {
    const restrict = (id: number, body: object, by = send) =>
      by('POST', `/tickets/${id}/restrict`, { type: 'review', days: 30, reason: '명예훼손 주장', ...body })

    it('A takedown restricts content, notifies both sides and links the ticket to the content', async () => {
      const { review, author } = await seedReported(test)
      const id = await add('takedown')
      const done = await restrict(id, { content: review })
      expect([done.status, bodyOf(done)]).toMatchObject([200, { senderTold: true }])
      const { contents } = await one(id)
      expect(contents).toMatchObject([{ type: 'review', id: review, hiddenUntil: expect.any(String) as string }])
      const { rows } = await test.pool.query<{ kind: string; params: { until: string } }>(
        'SELECT kind, params FROM notifications WHERE user_id = $1',
        [author],
      )
      expect(rows).toMatchObject([{ kind: 'content_moderated', params: { until: expect.any(String) as string } }])
      expect(mails.map(({ to }) => to)).toEqual([EMAIL])
    })

    it('A takedown needs a reason, existing content, an admin and at most 30 days', async () => {
      const { review } = await seedReported(test)
      const id = await add('takedown')
      expect((await restrict(id, { content: review, reason: '' })).status).toBe(400)
      expect((await restrict(id, { content: 999_999 })).status).toBe(404)
      expect((await restrict(id, { content: review, days: 31 })).status).toBe(400)
      expect((await restrict(id, { content: review }, moderator)).status).toBe(403)
      expect((await restrict(await add('other'), { content: review })).status).toBe(404)
      expect((await one(id)).contents).toEqual([])
      const { rows } = await test.pool.query("SELECT FROM reviews WHERE id = $1 AND status = 'published'", [review])
      expect(rows).toHaveLength(1)
    })
  })
})
