import { afterAll, beforeAll, expect, it } from 'vitest'
import { ok } from '@/domain/result'
import { readNickname } from '@/domain/member/nickname'
import { reviewPageSchema, type ReviewPage } from '@/contract/reviews'
import { DEMO_WRITERS } from '../../../scripts/demo/reviews.data'
import { addDemoReviews } from '../../../scripts/demo/reviews'
import { openReviews, type TestReviews } from '../setup/reviews'

let harness: TestReviews
beforeAll(async () => {
  harness = await openReviews()
  await addDemoReviews(harness.test.pool)
})
afterAll(() => harness.close())

it('Demo reviews produce correct ratings and are listed for a popular restaurant', async () => {
  expect(await harness.wrongNumbers()).toEqual([])
  const { body } = await harness.visitor.send<ReviewPage>(
    'GET',
    `/restaurants/${harness.restaurant('순희네 빈대떡')}/reviews`,
  )
  expect(reviewPageSchema.parse(body).data).toHaveLength(5)
  expect(
    (await harness.visitor.send<ReviewPage>('GET', `/restaurants/${harness.restaurant('숨은집')}/reviews`)).status,
  ).toBe(404)
})

it('Demo reviews are not newer than the latest visit, and their authors cannot sign in', async () => {
  const { rows } = await harness.test.pool.query<{ late: boolean; known: boolean }>(`
    SELECT bool_or(v.created_at > (SELECT max(spent_at) FROM visits)) AS late,
      EXISTS (SELECT FROM member_identities)
        OR EXISTS (SELECT FROM users WHERE email IS NOT NULL OR role <> 'user') AS known
    FROM reviews v`)
  expect(rows).toEqual([{ late: false, known: false }])
  for (const nickname of DEMO_WRITERS) expect(readNickname(nickname)).toEqual(ok(nickname))
})
