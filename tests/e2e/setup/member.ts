import type { Page } from 'playwright'
import { type SessionKind, SIGNED_IN_MARKER } from '@/domain/session'
import { sessionCookieName } from '@/server/sessions/cookie'
import { startSession } from '@/server/sessions/session'
import { addMember } from '../../int/setup/members'
import { demoDatabase } from './demoDatabase'

/** Cookies know no ports: the names that sites go by here. */
const HOSTS = ['localhost', '127.0.0.1']

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

/** Gives a browser the cookies of a session that none of its pages began. */
export async function startBrowserSession(page: Page, kind: SessionKind, userId: number, pool = demoDatabase()) {
  const value = await startSession(pool, { kind, userId, device: 'Chrome · Windows', presentedToken: null })
  const cookie = { name: sessionCookieName(kind), value, path: '/', httpOnly: true, sameSite: 'Lax' as const }
  const marker = { name: SIGNED_IN_MARKER, value: '1', path: '/', sameSite: 'Lax' as const }
  await page.context().addCookies(HOSTS.flatMap((domain) => [cookie, marker].map((one) => ({ ...one, domain }))))
}

/** Signs a new member in, who has agreed to everything, and opens the given page. */
export async function signUp(
  page: Page,
  next: string,
  pool = demoDatabase(),
): Promise<{ id: number; nickname: string }> {
  const nickname = newNickname()
  const id = await addMember(pool, { nickname, email: `${nickname.slice(4)}@people.example` })
  await startBrowserSession(page, 'member', id, pool)
  await page.goto(next)
  await profileLink(page).waitFor()
  return { id, nickname }
}
