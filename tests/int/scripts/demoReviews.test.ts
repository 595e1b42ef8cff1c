import { afterAll, beforeAll, expect, it } from 'vitest'
import { ok } from '@/domain/result'
import { readNickname } from '@/domain/member/nickname'
import { reviewPageSchema, type ReviewPage } from '@/domain/review/schemas'
import { DEMO_WRITERS } from '../../../scripts/demo/reviews.data'
import { addDemoReviews } from '../../../scripts/demo/reviews'
import { openReviews, type TestReviews } from '../setup/reviews'

let desk: TestReviews
beforeAll(async () => {
  desk = await openReviews()
  await addDemoReviews(desk.test.pool)
})
afterAll(() => desk.close())

it('the demo’s reviews give its popular places ratings that are right', async () => {
  expect(await desk.wrongNumbers()).toEqual([])
  const { body } = await desk.visitor.send<ReviewPage>(
    'GET',
    `/restaurants/${desk.restaurant('순희네 빈대떡')}/reviews`,
  )
  expect(reviewPageSchema.parse(body).data).toHaveLength(5)
  expect((await desk.visitor.send<ReviewPage>('GET', `/restaurants/${desk.restaurant('숨은집')}/reviews`)).status).toBe(
    404,
  )
})

it('the demo’s reviews are no younger than its visits, and by people whom nobody can sign in as', async () => {
  const { rows } = await desk.test.pool.query<{ late: boolean; known: boolean }>(`
    SELECT bool_or(v.created_at > (SELECT max(spent_at) FROM visits)) AS late,
      EXISTS (SELECT FROM member_identities)
        OR EXISTS (SELECT FROM users WHERE email IS NOT NULL OR role <> 'user') AS known
    FROM reviews v`)
  expect(rows).toEqual([{ late: false, known: false }])
  for (const nickname of DEMO_WRITERS) expect(readNickname(nickname)).toEqual(ok(nickname))
})
