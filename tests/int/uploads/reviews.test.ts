import { describe, expect, it } from 'vitest'
import { csv, recordsHarness } from './recordsHarness'
import { addEach, addRow } from '../setup/rows'

const harness = recordsHarness()
const { rows, sent, asked, imported, problems } = harness

describe('Review uploads', () => {
  it('A file of reviews adds each once and counts it, and undoing keeps rewritten ones', async () => {
    await imported(
      'restaurants',
      '리뷰할 곳.csv',
      csv('이름,주소', '별헤는밤,서울특별시 중구 무교로 51', '초롱초롱,서울특별시 중구 무교로 53'),
    )
    const places = await rows<{ id: number }>(
      `SELECT id FROM restaurants WHERE name IN ('별헤는밤', '초롱초롱') ORDER BY name`,
    )
    const { pool } = harness.test()
    const members = await addEach(pool, 'users', ['가', '나', '다'], (name) => ({ nickname: `밥친구 ${name}` }))
    const review = { restaurant_id: places[1]?.id, user_id: members[2], rating: 2, content: '처음 쓴 글' }
    await addRow(pool, 'reviews', review)
    const text = csv(
      '식당 번호,식당,주소,시군구,회원,별점,내용,작성일',
      `${places[0]?.id},,,,밥친구 가,5,"국물이 깊고 ""자리""가 넓어요",2026-05-01`,
      `,별헤는밤,,서울특별시 중구,${members[1]},★★★,보통이에요,`,
      `,초롱초롱,서울특별시 중구 무교로 53,,밥친구 가,4점,좋아요,2026.5.2`,
      `,초롱초롱,서울특별시 중구 무교로 53,,밥친구 가,1,두 번째 글,`,
      `${places[1]?.id},,,,밥친구 다,5,고쳐 쓰면 안 되는 글,`,
      `${places[0]?.id},,,,없는 사람,5,글,`,
      `${places[0]?.id},,,,밥친구 나,6,글,`,
      `${places[0]?.id},,,,밥친구 나,5,,`,
      `${places[0]?.id},,,,밥친구 나,5,${'글'.repeat(501)},`,
      `,별헤는밤,,,밥친구 나,5,글,`,
      `,없는식당,,서울특별시 중구,밥친구 나,5,글,`,
      `${places[0]?.id},,,,밥친구 다,5,글,2999-01-01`,
    )
    const read = await sent('reviews', '리뷰.csv', text)
    expect((await problems(read.id)).map(([status, reason]) => [status, reason]).sort()).toEqual(
      [
        ['error', 'content_missing'],
        ['error', 'date_future'],
        ['error', 'member_unknown'],
        ['error', 'place_missing'],
        ['error', 'rating_invalid'],
        ['error', 'restaurant_unknown'],
        ['error', 'row_repeated'],
        ['error', 'text_too_long'],
        ['skip', 'review_exists'],
      ].sort(),
    )
    const done = await asked(read.id, 'import')
    expect(done.result).toMatchObject({ created: 3, updated: 0, skipped: 1, rejected: 8 })
    const ratings = () =>
      rows(
        `SELECT review_count AS reviews, round(avg_rating::numeric, 1)::float8 AS rating FROM restaurant_stats
         WHERE restaurant_id = ANY ($1) AND year = 0 AND agency_type = '' ORDER BY restaurant_id = $2 DESC`,
        [places.map(({ id }) => id), places[0]?.id],
      )
    expect(await ratings()).toEqual([
      { reviews: 2, rating: 4 },
      { reviews: 2, rating: 3 },
    ])
    expect(
      await rows(`SELECT content, created_at FROM reviews WHERE user_id = $1 ORDER BY id`, [members[0]]),
    ).toMatchObject([
      { content: '국물이 깊고 "자리"가 넓어요', created_at: new Date('2026-04-30T15:00:00Z') },
      { content: '좋아요', created_at: new Date('2026-05-01T15:00:00Z') },
    ])
    expect(await rows(`SELECT after FROM upload_changes WHERE upload_id = $1`, [read.id])).not.toContainEqual(
      expect.objectContaining({ after: expect.objectContaining({ content: expect.anything() as unknown }) as unknown }),
    )

    const again = await imported('reviews', '리뷰 또.csv', text)
    expect(again.result).toMatchObject({ created: 0, skipped: 4, reasons: { review_exists: 4 } })

    await rows(
      `UPDATE reviews SET content = '고쳐 썼어요', edited_at = now() WHERE user_id = $1 AND restaurant_id = $2`,
      [members[0], places[1]?.id],
    )
    const undone = await asked(read.id, 'undo')
    expect(undone.kept).toMatchObject([{ row: 4, title: '초롱초롱', reason: 'changed' }])
    expect(await ratings()).toEqual([
      { reviews: 0, rating: 0 },
      { reviews: 2, rating: 3 },
    ])
  })
})
