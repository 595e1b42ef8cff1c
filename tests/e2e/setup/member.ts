import type { Page } from 'playwright-core'

/** The link to the member's profile in the navigation bar. */
export const profileLink = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /내 프로필/ })
    .filter({ visible: true })
    .first()

/** Signs in from the sign-in page as one of the people of the local identity provider. */
export async function signInAs(page: Page, person: string | RegExp): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^카카오로/ })
    .click()
  await page.getByRole('button', { name: person }).click()
}

/** Accepts all terms. */
export async function agreeToAll(page: Page): Promise<void> {
  await page.waitForURL('**/register/terms**')
  await page.getByLabel(/^모두 동의/).check()
  await page.getByRole('button', { name: '동의하고 계속' }).click()
}

/** A nickname that no other test takes. */
export const newNickname = (): string => `e2e ${Math.random().toString(36).slice(2, 12)}`

/**
 * Signs up a new member and ends on the given page.
 * @returns their nickname here, and their name at the local identity provider
 */
export async function signUp(page: Page, next: string): Promise<{ nickname: string; person: string }> {
  const nickname = newNickname()
  await page.goto(`/login?${new URLSearchParams({ next })}`)
  await signInAs(page, /^새 사람으로/)
  await agreeToAll(page)
  await page.waitForURL('**/register/profile**')
  const person = await page.getByLabel(/^닉네임/).inputValue()
  await page.getByLabel(/^닉네임/).fill(nickname)
  await page.getByRole('button', { name: '완료' }).click()
  await page.waitForURL('**/welcome**')
  await page.goto(next)
  await profileLink(page).waitFor()
  return { nickname, person }
}
