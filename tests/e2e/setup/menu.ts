import type { Locator, Page } from 'playwright'

const menu = (page: Page): Locator => page.getByRole('navigation', { name: '운영 메뉴' })

/** An item of the back office's menu, by the name of its screen. */
export const menuItem = (page: Page, name: string): Locator => menu(page).locator(`a[title="${name}"]`)

/** Names of the screens that the menu offers, in its order. */
export const menuNames = async (page: Page): Promise<string[]> => {
  await menuItem(page, '대시보드').waitFor()
  return menu(page)
    .locator('a[title]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('title') ?? ''))
}
