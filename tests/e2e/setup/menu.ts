import type { Locator, Page } from 'playwright'

/** Exactly, at the start, at the end and in between. */
const AROUND = [
  (name: string) => name,
  (name: string) => `${name}·`,
  (name: string) => `·${name}`,
  (name: string) => `·${name}·`,
]

const menu = (page: Page): Locator => page.getByRole('navigation', { name: '운영 메뉴' })

/** The item of the back office's menu with a screen of this name, perhaps among others: '통계·추천'. */
export const menuItem = (page: Page, name: string): Locator =>
  menu(page).locator(['=', '^=', '$=', '*='].map((how, at) => `a[title${how}"${AROUND[at]?.(name)}"]`).join(', '))

/** Names of the screens that the menu offers, in its order. */
export const menuNames = async (page: Page): Promise<string[]> => {
  await menuItem(page, '대시보드').waitFor()
  return menu(page)
    .locator('a[title]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('title') ?? ''))
}
