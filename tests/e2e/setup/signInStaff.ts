import type { Page } from 'playwright-core'
import { inject } from 'vitest'

/** Signs the demo's admin in, and ends on a page of the back office. */
export async function signInStaff(page: Page, next: string, account = inject('admin')): Promise<void> {
  await page.goto(`/admin/login?${new URLSearchParams({ next })}`)
  await page.getByLabel('이메일').fill(account.email)
  await page.getByLabel('비밀번호').fill(account.password)
  await page.getByRole('button', { name: '로그인' }).click()
  await page.waitForURL((url) => url.pathname + url.search === next)
}
