import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { demoDatabase } from '../setup/demoDatabase'
import { menuNames } from '../setup/menu'
import { newVisitor, type Visitor } from '../setup/newVisitor'
import { addStaffMember, removeStaff, signInBrowser, type StaffMember } from '../setup/staffMember'

describe('Granting a role in the back office', () => {
  const pool = demoDatabase()
  let admin: StaffMember
  let newcomer: StaffMember
  let theirs: Visitor
  let admins: Visitor
  beforeEach(async () => {
    admin = await addStaffMember(pool, 'admin')
    newcomer = await addStaffMember(pool, 'user')
    admins = await signInBrowser(admin, `/admin/users?open=${newcomer.id}`)
    theirs = await newVisitor()
  })
  afterEach(async () => {
    await Promise.all([admins.close(), theirs.close()])
    await removeStaff(pool, [newcomer, admin])
  })

  /** Chooses a role in the drawer that stands open. */
  const changeRole = async (role: string, key: string) => {
    const { page } = admins
    await page.getByRole('button', { name: '역할 바꾸기', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: '역할 바꾸기' })
    await dialog.getByRole('radio', { name: new RegExp(`^${role}`) }).check()
    return { dialog, confirm: () => dialog.getByRole('button', { name: key }).click() }
  }
  const roleNow = async () =>
    (await pool.query<{ role: string }>('SELECT role FROM users WHERE id = $1', [newcomer.id])).rows[0]?.role
  const trySignIn = async () => {
    await theirs.page.getByLabel('이메일').fill(newcomer.email)
    await theirs.page.getByLabel('비밀번호').fill(newcomer.password)
    await theirs.page.getByRole('button', { name: '로그인' }).click()
  }

  it('A person works as a moderator from the grant of the role until its withdrawal', async () => {
    const { page, context } = theirs
    await page.goto('/admin')
    await trySignIn()
    await page
      .getByRole('alert')
      .getByText(/관리자 권한이 없어요/)
      .waitFor()

    const granted = await changeRole('운영자', '역할 바꾸기')
    await granted.confirm()
    await expect.poll(roleNow).toBe('moderator')

    await trySignIn()
    await expect.poll(() => menuNames(page)).toEqual(['대시보드', '신고', '리뷰', '댓글'])
    expect(await page.getByRole('combobox', { name: '식당, 회원, 글, 기관 찾기' }).count()).toBe(0)
    const status = async (path: string) => (await context.request.get(path)).status()
    const reachable = async () =>
      Promise.all(['reports', 'reviews', 'comments', 'users', 'terms'].map((name) => status(`/api/ra/${name}`)))
    expect(await reachable()).toEqual([200, 200, 200, 403, 403])
    await page.goto('/admin/reviews')
    await page.getByRole('heading', { level: 1, name: '리뷰' }).waitFor()

    const withdrawn = await changeRole('회원', '역할 회수')
    await withdrawn.dialog.getByRole('textbox').fill('맡은 일이 끝났어요.')
    await withdrawn.confirm()
    await expect.poll(roleNow).toBe('user')
    expect(await reachable()).toEqual([401, 401, 401, 401, 401])

    await page.getByRole('columnheader', { name: '쓴 때' }).getByRole('button').click()
    await page.waitForURL((url) => url.pathname === '/admin/login')
    await page.getByRole('status').getByText('로그인이 끝났어요.').waitFor()
    await trySignIn()
    await page
      .getByRole('alert')
      .getByText(/관리자 권한이 없어요/)
      .waitFor()
  })
})
