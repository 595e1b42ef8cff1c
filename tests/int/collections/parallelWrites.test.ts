import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PAYLOAD_WRITES } from '@/domain/http/limits'
import { payloadPool } from '@/infra/database/pool'
import { staffSessionStrategy } from '@/collections/users'
import { seedDirectory, RESTAURANTS } from '../setup/directory'
import { createTestPayload, type TestPayload } from '../setup/payload'
import { addStaff, payloadCaller, type Send } from '../setup/payloadRest'
import { addEach } from '../setup/rows'

const REVIEWS = 60

describe('Parallel writes by staff', () => {
  let test: TestPayload
  let send: Send
  let staff: { id: number; cookie: string }
  let reviews: number[]
  beforeAll(async () => {
    test = await createTestPayload()
    const restaurant = (await seedDirectory(test.pool, RESTAURANTS)).get('닭한마리') ?? 0
    const writers = await addEach(test.pool, 'users', REVIEWS, (n) => ({ nickname: `손님 ${n}` }))
    reviews = await addEach(test.pool, 'reviews', writers, (user_id) => ({ restaurant_id: restaurant, user_id }))
    staff = await addStaff(test, '살피는 사람', 'moderator')
    send = payloadCaller(test, staff.cookie)
  })
  afterAll(() => test.drop())

  const write = (ids: number[], state: object) => Promise.all(ids.map((id) => send('PATCH', `/reviews/${id}`, state)))
  const hide = (ids: number[], hiddenReason: string) => write(ids, { status: 'hidden', hiddenReason })

  it('Slightly more parallel writes than may run at once all succeed', async () => {
    const answers = await hide(reviews.slice(0, PAYLOAD_WRITES.concurrency + 3), '광고')
    expect(answers.map(({ status, text }) => (status === 200 ? '' : text)).filter(Boolean)).toEqual([])
  })

  it('Parallel writes beyond the queue get 503, and every accepted one is stored', async () => {
    const answers = await hide(reviews, '도배')
    expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([200, 503])
    const refused = answers.find(({ status }) => status === 503)
    expect(refused?.body.errors?.[0]?.message).toContain('다시 해 주세요')
    const { rows } = await test.pool.query<{ id: number }>(`SELECT id FROM reviews WHERE hidden_reason = '도배'`)
    const landed = reviews.filter((_, i) => answers[i]?.status === 200)
    expect(rows.map(({ id }) => id).sort((a, b) => a - b)).toEqual(landed)
  })

  it('Parallel writes succeed again after an overload', async () => {
    const answers = await write(reviews.slice(0, PAYLOAD_WRITES.concurrency), { status: 'published' })
    expect(answers.map(({ status }) => status)).toEqual(Array(PAYLOAD_WRITES.concurrency).fill(200))
  })

  it('A staff session is authenticated even while all of Payload’s connections are in use', async () => {
    const { pool } = test.payload.db as unknown as { pool: typeof test.pool }
    expect(payloadPool(), 'the metrics have it').toBe(pool)
    const held = await Promise.all(
      Array.from({ length: pool.options.max - pool.totalCount + pool.idleCount }, () => pool.connect()),
    )
    const headers = new Headers({ Cookie: staff.cookie })
    const { user } = await staffSessionStrategy.authenticate({ headers, payload: test.payload })
    for (const client of held) client.release()
    expect(user?.id).toBe(staff.id)
  })
})
