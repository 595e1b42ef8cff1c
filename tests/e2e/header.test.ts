import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NICKNAME_LENGTH_MAX } from '@/domain/member/limits'
import { demoDatabase } from './setup/demoDatabase'
import { profileLink, signUp } from './setup/member'
import { newVisitor, type Visitor } from './setup/newVisitor'

const WIDTHS = [360, 640, 768, 1023, 1024, 1280]

describe('Site header', () => {
  const pool = demoDatabase()
  let guest: Visitor
  beforeEach(async () => {
    guest = await newVisitor()
  })
  afterEach(() => guest.close())

  /** Everything in the bar stands in its one line, and each of its texts in one of its own. */
  async function expectOneLine(): Promise<void> {
    const { page } = guest
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 })
      const bar = page.getByRole('banner')
      expect((await bar.boundingBox())?.height, `${width} px`).toBeLessThanOrEqual(62)
      const links = await bar.getByRole('link').filter({ visible: true }).all()
      for (const link of links) {
        const box = await link.boundingBox()
        expect(box && [box.height <= 44, box.x + box.width <= width], `${width} px: ${await link.innerText()}`).toEqual(
          [true, true],
        )
      }
      expect(await page.getByRole('navigation', { name: '주 메뉴' }).isVisible(), `${width} px`).toBe(width >= 1024)
      expect(await bar.getByLabel('메뉴', { exact: true }).isVisible(), `${width} px`).toBe(width < 1024)
    }
  }

  it('The header fits on one line at every width for a guest', async () => {
    await guest.page.goto('/plan')
    await guest.page
      .getByRole('banner')
      .getByRole('link', { name: '로그인' })
      .filter({ visible: true })
      .first()
      .waitFor()
    await expectOneLine()
  })

  it('The header fits on one line at every width for a member', async () => {
    await signUp(guest.page, '/plan')
    await expectOneLine()
  })

  it('The header of a member with the longest nickname stays on the page’s grid', async () => {
    const { page } = guest
    const { id } = await signUp(page, '/plan')
    await pool.query('UPDATE users SET nickname = $2 WHERE id = $1', [
      id,
      '가'.repeat(NICKNAME_LENGTH_MAX - 4) + String(id),
    ])
    await page.reload()
    await profileLink(page).waitFor()
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      const [bar, main] = await Promise.all(
        [page.getByRole('banner').locator('> .wrap'), page.getByRole('main').locator('> .wrap')].map((part) =>
          part.evaluate((element) => {
            const style = getComputedStyle(element)
            const { left, right } = element.getBoundingClientRect()
            const ends = [...element.children].map((child) => child.getBoundingClientRect().right)
            return { left, right: right - parseFloat(style.paddingRight), end: Math.max(...ends) }
          }),
        ),
      )
      expect(bar?.left, `${width} px`).toBe(main?.left)
      // The last button's own margin reaches out below 1280 px.
      expect(bar?.end, `${width} px`).toBeLessThanOrEqual((main?.right ?? 0) + 1)
    }
  })
})
