import type { Page, Route } from 'playwright'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { demoDatabase } from '../setup/demoDatabase'
import { DESKTOP, newVisitor, type Visitor } from '../setup/newVisitor'
import { addStaffMember, removeStaff, signInStaff, type StaffMember } from '../setup/staffMember'
import { addRow } from '../../int/setup/rows'

const ANSWER = '확인하고 고칠게요. 알려 주셔서 고마워요.'

describe('What staff typed and did not save', () => {
  const pool = demoDatabase()
  let staff: Visitor
  let ticket: number
  beforeEach(async () => {
    ticket = await addRow(pool, 'tickets', { subject: '주소가 달라요' })
    staff = await newVisitor(DESKTOP)
  })
  afterEach(async () => {
    await staff.close()
    await pool.query('DELETE FROM tickets WHERE id = $1', [ticket])
  })

  const answer = (page: Page) => page.getByRole('textbox', { name: /^답변/ })
  const failing = (route: Route) => route.fulfill({ status: 500, json: { message: '서버에 문제가 생겼어요.' } })

  it('The text of a drawer survives a failed request and a reload', async () => {
    const { page } = staff
    await signInStaff(page, `/admin/tickets?open=${ticket}`)
    await answer(page).fill(ANSWER)
    await page.route('**/api/ra/tickets/*/answer', failing)
    await page.getByRole('button', { name: '답변 저장' }).click()
    await page.getByText('서버에 문제가 생겼어요.').waitFor()
    await page.reload()
    await expect.poll(() => answer(page).inputValue()).toBe(ANSWER)
  })

  it('A drawer asks before it gives up what was typed, and Escape closes it otherwise', async () => {
    const { page } = staff
    await signInStaff(page, `/admin/tickets?open=${ticket}`)
    await answer(page).fill(ANSWER)
    await answer(page).press('Escape')
    const asked = page.getByRole('dialog', { name: '적던 내용을 버릴까요?' })
    await asked.getByRole('button', { name: '그만' }).click()
    expect(await answer(page).inputValue()).toBe(ANSWER)
    await page.keyboard.press('Escape')
    await asked.getByRole('button', { name: '버리기' }).click()
    await page.waitForURL((url) => !url.searchParams.has('open'))
    await page.goto(`/admin/tickets?open=${ticket}`)
    await expect.poll(() => answer(page).inputValue()).toBe('')
    await page.getByRole('heading', { level: 2, name: '주소가 달라요' }).click()
    await page.keyboard.press('Escape')
    await page.waitForURL((url) => !url.searchParams.has('open'))
  })

  it('Another person who signs in in the same tab does not see what was typed', async () => {
    const { page } = staff
    const other = await addStaffMember(pool, 'admin')
    await signInStaff(page, `/admin/tickets?open=${ticket}`)
    await answer(page).fill(ANSWER)
    await signInStaff(page, `/admin/tickets?open=${ticket}`, { email: other.email })
    await answer(page).waitFor()
    expect(await answer(page).inputValue()).toBe('')
    await removeStaff(pool, [other])
  })

  it('A form puts back what was typed after a reload, and gives it up when asked to', async () => {
    const { page } = staff
    page.on('dialog', (dialog) => void dialog.accept())
    await signInStaff(page, '/admin/faqs/create')
    const question = page.getByRole('textbox', { name: '질문' })
    await question.fill('영수증도 볼 수 있나요?')
    await page.reload()
    await expect.poll(() => question.inputValue()).toBe('영수증도 볼 수 있나요?')
    await page.getByText('저장하지 못한 내용을 되살렸어요.').waitFor()
    await page.getByRole('button', { name: '버리기' }).click()
    await expect.poll(() => question.inputValue()).toBe('')
    await page.reload()
    await question.waitFor()
    expect(await question.inputValue()).toBe('')
  })
})

describe('Screens of the back office that cannot be shown', () => {
  const pool = demoDatabase()
  let guest: Visitor
  let moderator: StaffMember
  beforeEach(async () => {
    moderator = await addStaffMember(pool, 'moderator')
    guest = await newVisitor(DESKTOP)
  })
  afterEach(async () => {
    await guest.close()
    await removeStaff(pool, [moderator])
  })

  it('The address of a record stays when the server fails to read it, and reading can be tried again', async () => {
    const { page } = guest
    await signInStaff(page, '/admin')
    const { rows } = await pool.query<{ id: number }>('SELECT min(id) AS id FROM visits')
    const path = `/admin/visits/${rows[0]?.id}`
    await page.route('**/api/ra/visits/*', (route) => route.fulfill({ status: 500, json: { message: '멈췄어요.' } }))
    await page.goto(path)
    await page.getByText('멈췄어요.').first().waitFor()
    expect(new URL(page.url()).pathname).toBe(path)
    await page.unroute('**/api/ra/visits/*')
    await page.getByRole('button', { name: '다시', exact: true }).click()
    await page.getByRole('button', { name: '저장' }).waitFor()
  })

  it('A refused request is not sent again', async () => {
    const { page } = guest
    await signInStaff(page, '/admin')
    let asked = 0
    await page.route('**/api/ra/visits?*', (route) => {
      asked += 1
      return route.fulfill({ status: 403, json: { message: '볼 수 없어요.' } })
    })
    await page.goto('/admin/visits')
    await page.getByText('볼 수 없어요.').first().waitFor()
    expect(asked).toBe(1)
  })

  it.each(['visits', 'matches', 'statistics', 'settings', 'data-upload'])(
    'A moderator who opens %s reads at once that it takes another role',
    async (screen) => {
      const { page } = guest
      await signInStaff(page, `/admin/${screen}`, moderator)
      await page.getByText('볼 수 없는 화면이에요').waitFor()
      expect(new URL(page.url()).pathname).toBe(`/admin/${screen}`)
    },
  )
})
