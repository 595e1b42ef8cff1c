import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addComment, addPost, addReport } from '../../int/setup/community'
import { menuItem } from '../setup/menu'
import { DESKTOP, newVisitor, type Visitor } from '../setup/newVisitor'
import { addStaffMember, signInStaff } from '../setup/staffMember'
import { type OwnSite, startOwnSite } from '../setup/startProductionServer'

/** What was reported, as the database has it. */
const STATE = `
  SELECT (SELECT status::text FROM comments WHERE id = $1) AS comment,
    (SELECT deleted_at IS NOT NULL FROM posts WHERE id = $2) AS post_in_trash,
    (SELECT status::text FROM comments WHERE id = $3) AS answer,
    (SELECT array_agg(status::text ORDER BY id) FROM reports WHERE id = ANY ($4::int[])) AS reports`

describe('Report queue in the back office', () => {
  let own: OwnSite
  let admin: Visitor
  let reported: { comment: number; post: number; answer: number; reports: number[] }

  // A site of its own, whose queue is the three reports that this story makes, in this order.
  beforeAll(async () => {
    own = await startOwnSite()
    const { pool } = own
    await pool.query('DELETE FROM reports')
    const { email } = await addStaffMember(pool, 'admin')
    const [post, other] = [await addPost(pool, null), await addPost(pool, null)]
    const [comment, answer] = [await addComment(pool, other, null), await addComment(pool, other, null)]
    const reports = [
      await addReport(pool, 'comment', comment, null),
      await addReport(pool, 'post', post, null),
      await addReport(pool, 'comment', answer, null),
    ]
    await pool.query(`UPDATE reports SET created_at = now() - (100 - id + $1) * interval '1 minute'`, [reports[0]])
    reported = { comment, post, answer, reports }
    admin = await newVisitor(DESKTOP, own.site)
    await signInStaff(admin.page, '/admin/reports', { email, pool })
  })
  afterAll(async () => {
    await admin.close()
    await own.end()
  })

  const state = async () => {
    const { comment, post, answer, reports } = reported
    return (await own.pool.query<object>(STATE, [comment, post, answer, reports])).rows[0]
  }

  it('A claimed case says who looks at it, here and in the queue, until it is released', async () => {
    const { page } = admin
    await page.getByRole('button', { name: '맡기' }).waitFor()
    await page.keyboard.press('c')
    await page.getByText('내가 맡음').waitFor()
    await page
      .getByRole('complementary', { name: '신고 목록' })
      .getByText(/님이 보는 중/)
      .waitFor()
    await page.keyboard.press('c')
    await page.getByRole('button', { name: '맡기' }).waitFor()
    await page.getByText(/님이 보는 중/).waitFor({ state: 'detached' })
  })

  it('An admin decides the whole queue by keyboard and undoes the last decisions', async () => {
    const { page } = admin
    const waiting = menuItem(page, '신고').locator('.count')
    const inHand = (kind: string) =>
      page.getByRole('heading', { level: 2, name: `${kind} 하나에 신고 1건`, exact: true }).waitFor()
    await inHand('댓글')
    await expect.poll(() => waiting.textContent()).toBe('3')

    await page.keyboard.press('1')
    await page.keyboard.press('h')
    await inHand('글')
    await page.keyboard.press('3')
    await page.keyboard.press('d')
    await inHand('댓글')
    await expect.poll(state).toMatchObject({ comment: 'hidden', post_in_trash: true, answer: 'published' })
    await page.keyboard.press('x')
    await page.getByText('기다리는 신고가 없어요.').waitFor()
    await expect.poll(() => waiting.count()).toBe(0)
    await expect.poll(state).toEqual({
      comment: 'hidden',
      post_in_trash: true,
      answer: 'published',
      reports: ['reviewed', 'reviewed', 'dismissed'],
    })

    await page.keyboard.press('z')
    await inHand('댓글')
    await page.getByText('되돌렸어요. 신고가 다시 기다려요.').waitFor()
    await expect.poll(() => waiting.textContent()).toBe('1')
    await expect.poll(state).toMatchObject({ comment: 'hidden', reports: ['reviewed', 'reviewed', 'pending'] })
    await page.keyboard.press('z')
    await inHand('글')
    await expect.poll(state).toMatchObject({ post_in_trash: false, reports: ['reviewed', 'pending', 'pending'] })
  })
})
