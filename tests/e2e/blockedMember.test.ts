import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { demoDatabase } from './setup/demoDatabase'
import { expectNoAxeFindings } from './setup/axe'
import { signUp } from './setup/member'
import { expectNoHorizontalScroll } from './setup/expectNoHorizontalScroll'
import { newVisitor, type Visitor, WIDTHS } from './setup/newVisitor'

const TITLE = '지금은 글을 쓸 수 없어요'

describe.each(WIDTHS)('Blocked member %s', (_, viewport) => {
  const pool = demoDatabase()
  let guest: Visitor
  beforeEach(async () => {
    guest = await newVisitor(viewport)
  })
  afterEach(async () => {
    await guest.close()
  })

  it('A blocked member sees the end and the reason in their profile and instead of the review form', async () => {
    const { page } = guest
    const { nickname } = await signUp(page, '/profile')
    expect(await page.getByText(TITLE).count()).toBe(0)
    await pool.query(
      `UPDATE users SET blocked_at = now(), blocked_until = '2099-03-05T01:00:00Z', blocked_reason = '광고를 되풀이함'
       WHERE nickname = $1`,
      [nickname],
    )
    for (const path of ['/profile', '/restaurants/1']) {
      await page.goto(path)
      const notice = page.getByRole('note').filter({ hasText: TITLE })
      await notice.getByText(/2099년 3월 5일.*까지 읽기만 할 수 있어요\. 이유: 광고를 되풀이함/).waitFor()
      await expectNoHorizontalScroll(page)
      await expectNoAxeFindings(page)
    }
    expect(await page.getByRole('button', { name: '리뷰 쓰기' }).count()).toBe(0)

    await pool.query(`UPDATE users SET blocked_until = now() - interval '1 second' WHERE nickname = $1`, [nickname])
    await page.goto('/restaurants/1')
    await page.getByRole('button', { name: '리뷰 쓰기' }).waitFor()
    await page.goto('/profile')
    await page.getByRole('heading', { level: 1, name: '내 프로필' }).waitFor()
    expect(await page.getByText(TITLE).count()).toBe(0)
  })
})
