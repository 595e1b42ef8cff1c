import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addComment, addPost, addReport } from '../../int/setup/community'
import { type DemoDatabase, openDemoDatabase } from '../setup/demoDatabase'
import { menuItem } from '../setup/menu'
import type { Visitor } from '../setup/newVisitor'
import { addStaffMember, removeStaff, signInBrowser, type StaffMember } from '../setup/staffMember'

/** What was reported, as the database has it. */
const STATE = `
  SELECT (SELECT status::text FROM comments WHERE id = $1) AS comment,
    (SELECT deleted_at IS NOT NULL FROM posts WHERE id = $2) AS post_in_trash,
    (SELECT status::text FROM comments WHERE id = $3) AS answer,
    (SELECT array_agg(status::text ORDER BY id) FROM reports WHERE id = ANY ($4::int[])) AS reports`

describe('Report queue in the back office', () => {
  let database: DemoDatabase
  let staff: StaffMember
  let admin: Visitor
  let demoReports: number[]
  let reported: { comment: number; post: number; answer: number; reports: number[] }

  /** The demo's own reports step aside: the queue is the three that this story makes, in this order. */
  beforeEach(async () => {
    database = await openDemoDatabase()
    const { pool } = database
    const parked = await pool.query<{ id: number }>(
      `UPDATE reports SET status = 'dismissed', outcome = 'kept' WHERE status = 'pending' RETURNING id`,
    )
    demoReports = parked.rows.map(({ id }) => id)
    staff = await addStaffMember(pool, 'admin')
    const [post, other] = [await addPost(pool, null), await addPost(pool, null)]
    const [comment, answer] = [await addComment(pool, other, null), await addComment(pool, other, null)]
    const reports = [
      await addReport(pool, 'comment', comment, null),
      await addReport(pool, 'post', post, null),
      await addReport(pool, 'comment', answer, null),
    ]
    await pool.query(
      `UPDATE reports SET created_at = now() - (100 - id + $2) * interval '1 minute' WHERE id = ANY ($1::int[])`,
      [reports, reports[0]],
    )
    reported = { comment, post, answer, reports }
    admin = await signInBrowser(staff, '/admin/reports')
  })
  afterEach(async () => {
    const { pool } = database
    await admin.close()
    await pool.query('DELETE FROM reports WHERE id = ANY ($1::int[])', [reported.reports])
    await pool.query(
      'DELETE FROM posts WHERE id IN (SELECT post_id FROM comments WHERE id = $1 UNION SELECT $2::int)',
      [reported.comment, reported.post],
    )
    await pool.query(`UPDATE reports SET status = 'pending', outcome = NULL WHERE id = ANY ($1::int[])`, [demoReports])
    await removeStaff(pool, [staff])
    await database.leave()
  })

  const state = async () => {
    const { comment, post, answer, reports } = reported
    return (await database.pool.query<object>(STATE, [comment, post, answer, reports])).rows[0]
  }

  it('An admin decides the whole queue by keyboard and undoes the last decisions', async () => {
    const { page } = admin
    const waiting = menuItem(page, '신고').locator('.count')
    const inHand = (kind: string) =>
      page.getByRole('heading', { level: 2, name: `${kind} 하나에 신고 1건`, exact: true }).waitFor()
    await inHand('댓글')
    expect(await waiting.textContent()).toBe('3')

    await page.keyboard.press('1')
    await page.keyboard.press('h')
    await inHand('글')
    await page.keyboard.press('3')
    await page.keyboard.press('d')
    await inHand('댓글')
    expect(await state()).toMatchObject({ comment: 'hidden', post_in_trash: true, answer: 'published' })
    await page.keyboard.press('x')
    await page.getByText('기다리는 신고가 없습니다.').waitFor()
    await expect.poll(() => waiting.count()).toBe(0)
    expect(await state()).toEqual({
      comment: 'hidden',
      post_in_trash: true,
      answer: 'published',
      reports: ['reviewed', 'reviewed', 'dismissed'],
    })

    await page.keyboard.press('z')
    await inHand('댓글')
    await page.getByText('되돌렸습니다. 신고가 다시 기다립니다.').waitFor()
    await expect.poll(() => waiting.textContent()).toBe('1')
    expect(await state()).toMatchObject({ comment: 'hidden', reports: ['reviewed', 'reviewed', 'pending'] })
    await page.keyboard.press('z')
    await inHand('글')
    await expect.poll(state).toMatchObject({ post_in_trash: false, reports: ['reviewed', 'pending', 'pending'] })
  })
})
