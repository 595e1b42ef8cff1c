import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { IDEMPOTENCY_HEADER } from '@/contract/headers'
import { addStaff, type Send } from '../../setup/payloadRest'
import { createTestPayload, type TestPayload } from '../../setup/payload'
import { addRow } from '../../setup/rows'
import { staffCaller } from '../../setup/staffApi'

const NOTICE = { title: '점검 안내', content: '새벽에 잠시 멈춰요.', noticeType: 'maintenance', priority: 'high' }
const FAQ = { question: '무엇인가요?', answer: '밥집이에요.', category: '처음', status: 'active', position: 1 }
const VISIT = { spentAt: '2026-03-04', amount: 84_000, headcount: 4, status: 'confirmed', hasTime: false }

describe('Saving twice in the back office', () => {
  let test: TestPayload
  let send: Send
  let visit: object
  beforeAll(async () => {
    test = await createTestPayload()
    send = staffCaller(test, (await addStaff(test, '윤서진', 'admin')).cookie)
    const restaurant = await addRow(test.pool, 'restaurants', { name: '온새미한상', title: '온새미한상' })
    visit = { ...VISIT, restaurant, agency: await addRow(test.pool, 'agencies', { name: '한울시', type: 'other' }) }
  })
  afterAll(() => test.drop())

  const create = (resource: string, key: string, body: object) =>
    send('POST', `/${resource}`, body, { [IDEMPOTENCY_HEADER]: key })

  it.each([
    ['restaurants', () => ({ name: '두레솥밥', address: '한울시 물빛로 88' })],
    ['visits', () => visit],
    ['notices', () => NOTICE],
    ['faqs', () => FAQ],
  ])('Two equal requests of one form for %s at once make one record, and both answer with it', async (resource, of) => {
    const answers = await Promise.all([1, 2].map(() => create(resource, `key of ${resource}`, of())))
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    // An equal restaurant is added after a question alone.
    const other = await create(resource, `other key of ${resource}`, {
      ...of(),
      ...(resource === 'restaurants' && { confirmed: true }),
    })
    expect([other.status, other.body.id === answers[0]?.body.id]).toEqual([201, false])
  })

  it('A key that was used for another body, or another list, is refused in words', async () => {
    expect((await create('faqs', 'a key', FAQ)).status).toBe(201)
    for (const [resource, body] of [
      ['faqs', { ...FAQ, answer: '식당이에요.' }],
      ['notices', NOTICE],
    ] as const) {
      const { status, text } = await create(resource, 'a key', body)
      expect([status, text]).toEqual([422, expect.stringContaining('이미 저장')])
    }
  })

  it('A refused form leaves its key free for the corrected one', async () => {
    expect((await create('faqs', 'free key', { ...FAQ, question: '' })).status).toBe(400)
    expect((await create('faqs', 'free key', FAQ)).status).toBe(201)
  })
})
