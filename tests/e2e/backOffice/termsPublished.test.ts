import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { agreeToAll, profileLink, signUp } from '../setup/member'
import { DESKTOP, newVisitor, type Visitor } from '../setup/newVisitor'
import { signInStaff } from '../setup/staffMember'
import { type OwnSite, startOwnSite } from '../setup/startProductionServer'

const SENTENCE = '이 버전부터 건의에 답한 날을 함께 알려 드려요.'

/** Today in Seoul, as a date field takes it. */
const today = () => new Date(Date.now() + 9 * 60 * 60 * 1000).toISOString().slice(0, 10)

// A site of its own: new terms stop every member of it, and so the members of other tests.
describe('Publishing a new version of the terms', () => {
  let own: OwnSite
  let admin: Visitor
  let member: Visitor
  beforeAll(async () => {
    own = await startOwnSite()
  })
  afterAll(() => own.end())
  beforeEach(async () => {
    admin = await newVisitor(DESKTOP, own.site)
    member = await newVisitor(DESKTOP, own.site)
  })
  afterEach(async () => {
    await Promise.all([admin.close(), member.close()])
  })

  const agreed = async (nickname: string) =>
    (
      await own.pool.query<{ version: number }>(
        `SELECT t.version::int AS version FROM consents c JOIN users u ON u.id = c.user_id
         JOIN terms_versions t ON t.id = c.terms_id
         WHERE u.nickname = $1 AND t.code = 'tos' AND c.agreed ORDER BY 1`,
        [nickname],
      )
    ).rows.map(({ version }) => version)

  it('A new version is hidden as a draft, then asked of a signed-in member once', async () => {
    const { nickname } = await signUp(member.page, '/profile', own.pool)
    const [before] = await agreed(nickname)

    const { page } = admin
    await signInStaff(page, '/admin/terms', own)
    await page.getByRole('link', { name: '새 버전' }).click()
    const body = page.getByRole('textbox', { name: '본문' })
    await body.waitFor()
    await body.fill(`${await body.inputValue()}\n\n${SENTENCE}`)
    await page.getByRole('textbox', { name: '시행일' }).fill(today())
    await page.getByText('저장해도 초안으로 남아 운영자에게만 보여요.').waitFor()
    await page.getByRole('button', { name: '저장', exact: true }).click()
    await page.getByText('초안', { exact: true }).waitFor()
    const read = async () => (await member.context.request.get('/terms')).text()
    expect(await read()).not.toContain(SENTENCE)
    await Promise.all([member.page.waitForResponse('**/api/v1/me'), member.page.goto('/restaurants')])
    expect(new URL(member.page.url()).pathname).toBe('/restaurants')

    await page.getByRole('link', { name: '고치기' }).click()
    await page.getByRole('switch', { name: '공개' }).check()
    await page.getByText(/시행되면 고치거나 지울 수 없어요/).waitFor()
    await page.getByRole('button', { name: '저장', exact: true }).click()
    await page.getByText('시행 중', { exact: true }).waitFor()
    expect(await read()).toContain(SENTENCE)

    await member.page.goto('/restaurants')
    await member.page.getByRole('heading', { level: 1, name: '이용약관, 새 버전이 나왔어요' }).waitFor()
    const write = await member.context.request.patch('/api/v1/me', { data: { nickname: `${nickname} 2` } })
    expect(write.status()).toBe(403)
    await agreeToAll(member.page)
    await member.page.waitForURL((url) => url.pathname === '/restaurants')
    await profileLink(member.page).waitFor()
    expect(await agreed(nickname)).toEqual([before, (before ?? 0) + 1])
    await Promise.all([member.page.waitForResponse('**/api/v1/me'), member.page.reload()])
    expect(new URL(member.page.url()).pathname).toBe('/restaurants')
  })
})
