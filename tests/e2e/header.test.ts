import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { signUp } from './setup/member'
import { newVisitor, type Visitor } from './setup/newVisitor'

const WIDTHS = [360, 640, 768, 1023, 1024, 1280]

describe('Site header', () => {
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
})
