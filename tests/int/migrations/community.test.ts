import { afterAll, beforeAll, expect, it } from 'vitest'
import * as community from '../../../migrations/20261122_120000_community'
import * as ticketAnswers from '../../../migrations/20261122_160000_ticket_answers'
import * as boards from '../../../migrations/20261122_200000_boards'
import * as pageTags from '../../../migrations/20261122_210000_page_tags'
import * as comments from '../../../migrations/20261122_220000_comments'
import * as liveEvents from '../../../migrations/20261122_230000_live_events'
import * as postsPerDay from '../../../migrations/20261123_030000_posts_per_day'
import { seedDirectory, RESTAURANTS } from '../setup/directory'
import { addMember } from '../setup/members'
import { migrationArgs } from '../setup/migrationArgs'
import { createTestPayload, type TestPayload } from '../setup/payload'

let test: TestPayload
beforeAll(async () => {
  test = await createTestPayload()
})
afterAll(() => test.drop())

const MOVED = `SELECT id, target_type, review_id, reporter_id, reason, description, status, outcome,
  reviewed_at IS NOT NULL AS reviewed FROM reports ORDER BY id`
const OLD = 'SELECT id, review_id, user_id, reason, description, status FROM review_reports ORDER BY id'

it('reports of reviews move into the one table, and back', async () => {
  const args = migrationArgs(test)
  const restaurant = (await seedDirectory(test.pool, RESTAURANTS)).get('닭한마리') ?? 0
  const [writer, reporter] = [
    await addMember(test.pool, { nickname: '쓴 이' }),
    await addMember(test.pool, { nickname: '알린 이' }),
  ]
  const { rows } = await test.pool.query<{ id: number }>(
    'INSERT INTO reviews (restaurant_id, user_id, rating) VALUES ($1, $2, 3) RETURNING id',
    [restaurant, writer],
  )
  const review = rows[0]?.id ?? 0
  // Letters, photographs, mentions, tags of pages, open streams and the count of a day refer to posts since.
  await postsPerDay.down(args)
  await liveEvents.down(args)
  await comments.down(args)
  await pageTags.down(args)
  await boards.down(args)
  await ticketAnswers.down(args)
  await community.down(args)
  await test.pool.query(
    `INSERT INTO review_reports (id, review_id, user_id, reason, description, status) VALUES
      (7, $1, $2, 'spam', '광고', 'open'), (8, $1, $2, 'other', NULL, 'upheld'), (9, $1, NULL, 'other', '', 'dismissed')`,
    [review, reporter],
  )
  await community.up(args)
  const row = { target_type: 'review', review_id: review, reporter_id: reporter }
  expect((await test.pool.query(MOVED)).rows).toEqual([
    { ...row, id: 7, reason: 'spam', description: '광고', status: 'pending', outcome: null, reviewed: false },
    { ...row, id: 8, reason: 'other', description: null, status: 'reviewed', outcome: 'hidden', reviewed: true },
    {
      ...row,
      id: 9,
      reporter_id: null,
      reason: 'other',
      description: null,
      status: 'dismissed',
      outcome: 'kept',
      reviewed: true,
    },
  ])
  const next = await test.pool.query<{ id: number }>(
    `INSERT INTO reports (target_type, review_id) VALUES ('review', $1) RETURNING id`,
    [review],
  )
  expect(next.rows).toEqual([{ id: 10 }])
  await expect(
    test.pool.query(`INSERT INTO reports (target_type, review_id) VALUES ('post', $1)`, [review]),
  ).rejects.toMatchObject({ constraint: 'reports_one_target' })

  await community.down(args)
  expect((await test.pool.query(OLD)).rows).toMatchObject([
    { id: 7, review_id: review, user_id: reporter, status: 'open' },
    { id: 8, status: 'upheld' },
    { id: 9, user_id: null, status: 'dismissed' },
    { id: 10, status: 'open' },
  ])
  await community.up(args)
  await ticketAnswers.up(args)
})

it('the list indexes search syllables of two letters', async () => {
  const { rows } = await test.pool.query<{ immutable: boolean }>(
    `SELECT bool_and(p.provolatile = 'i') AS immutable FROM pg_proc p WHERE p.proname IN ('normalize', 'lower')
      AND p.pronargs <= 2 AND p.prosrc <> 'range_lower' AND p.prosrc <> 'multirange_lower'`,
  )
  expect(rows).toEqual([{ immutable: true }])
})
