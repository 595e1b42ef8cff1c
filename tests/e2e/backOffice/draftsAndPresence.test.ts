import type { Page } from 'playwright'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addRow } from '../../int/setup/rows'
import { expectNoAxeFindings } from '../setup/axe'
import { demoDatabase } from '../setup/demoDatabase'
import { expectNoHorizontalScroll } from '../setup/expectNoHorizontalScroll'
import { DESKTOP, PHONE, type Visitor } from '../setup/newVisitor'
import { addStaffMember, removeStaff, signInBrowser, type StaffMember } from '../setup/staffMember'

const TITLE = '승강기 점검 안내'
const TYPED = '승강기 점검을 이틀 미뤄요'

describe('Drafts and colleagues in the forms of the back office', () => {
  const pool = demoDatabase()
  let staff: StaffMember[]
  let notice: number
  let open: Visitor[]
  beforeEach(async () => {
    open = []
    staff = [await addStaffMember(pool, 'editor'), await addStaffMember(pool, 'admin')]
    const kind = { board: 'notice', notice_type: 'notice', priority: 'medium' } as const
    notice = await addRow(pool, 'posts', { ...kind, title: TITLE, content: '내일 점검해요.' })
  })
  afterEach(async () => {
    await Promise.all(open.map((visitor) => visitor.close()))
    await pool.query('DELETE FROM posts WHERE id = $1 OR title = $2', [notice, TYPED])
    await removeStaff(pool, staff)
  })

  const path = (id = notice) => `/admin/notices/${id}`
  async function enter(person: 0 | 1, next: string, viewport = DESKTOP): Promise<Page> {
    const account = staff[person] as StaffMember
    const visitor = await signInBrowser(account, next, viewport)
    open.push(visitor)
    return visitor.page
  }
  const title = (page: Page) => page.getByRole('textbox', { name: '제목' })
  const stored = (page: Page) => page.getByText(/^저장하지 않은 글을 \d\d:\d\d에 보관했어요\.$/)
  const offer = (page: Page) => page.getByText(/^\d+월 \d+일 \d\d:\d\d에 쓰던 글이 있어요\./)

  it('Two people who open one notice see each other, without a lock', async () => {
    const first = await enter(0, path())
    await title(first).waitFor()
    const second = await enter(1, path(), PHONE)
    await second.getByText(`${staff[0]?.nickname}님이 방금부터 고치고 있어요.`).waitFor()
    await expectNoHorizontalScroll(second)
    await expectNoAxeFindings(second)
    // The first page asks when it is looked at again, or after its interval.
    await first.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await first.getByText(`${staff[1]?.nickname}님이 방금부터 고치고 있어요.`).waitFor()
    await title(second).fill(TYPED)
    await second.getByRole('button', { name: '저장', exact: true }).click()
    await second.waitForURL(/\/admin\/notices$/)
    await first.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await first.getByText(/고치고 있어요/).waitFor({ state: 'detached' })
  })

  it('A draft outlives a closed browser and is continued in another, where saving meets a conflict', async () => {
    const first = await enter(0, path())
    await title(first).fill(TYPED)
    await stored(first).waitFor()
    await open.pop()?.close()

    await pool.query(`UPDATE posts SET title = '승강기 점검 취소' WHERE id = $1`, [notice])
    const second = await enter(0, path(), PHONE)
    await offer(second).waitFor()
    await second.getByText('그 뒤에 다른 사람이 같은 칸을 고쳤어요.').waitFor()
    await expectNoHorizontalScroll(second)
    await expectNoAxeFindings(second)
    await second.getByRole('button', { name: '이어 쓰기' }).click()
    await expect.poll(() => title(second).inputValue()).toBe(TYPED)
    await second.setViewportSize(DESKTOP)
    await expectNoHorizontalScroll(second)
    await second.getByRole('button', { name: '저장', exact: true }).click()
    const dialog = second.getByRole('dialog', { name: '다른 사람이 먼저 저장했어요' })
    await dialog.getByRole('radio', { name: `내가 적은 값: ${TYPED}` }).check()
    await dialog.getByRole('button', { name: '고른 대로 저장' }).click()
    await second.getByText('고른 대로 저장했어요.').waitFor()
    const drafts = () => pool.query('SELECT FROM record_edits WHERE draft IS NOT NULL AND record_id = $1', [notice])
    await expect.poll(async () => (await drafts()).rowCount).toBe(0)
    await second.reload()
    await expect.poll(() => title(second).inputValue()).toBe(TYPED)
    expect(await offer(second).count()).toBe(0)
  })

  it('A reload puts the text back without a second offer, and discarding it deletes the draft', async () => {
    const page = await enter(0, '/admin/notices/create')
    await title(page).fill(TYPED)
    await stored(page).waitFor()
    await page.reload()
    await expect.poll(() => title(page).inputValue()).toBe(TYPED)
    await page.getByText('저장하지 못한 내용을 되살렸어요.').waitFor()
    expect(await offer(page).count()).toBe(0)
    await page.getByRole('button', { name: '버리기' }).click()
    await expect.poll(() => title(page).inputValue()).toBe('')
    const drafts = () => pool.query('SELECT FROM record_edits WHERE draft IS NOT NULL AND user_id = $1', [staff[0]?.id])
    await expect.poll(async () => (await drafts()).rowCount).toBe(0)
  })

  it.each(['/admin/terms/create?code=tos', '/admin/collections/create'])(
    'A draft of a new record at %s outlives a closed browser, is continued in another, and can be discarded',
    async (form) => {
      const first = await enter(0, form)
      await title(first).waitFor()
      const before = await title(first).inputValue()
      await title(first).fill(TYPED)
      await stored(first).waitFor()
      await open.pop()?.close()

      const second = await enter(0, form, PHONE)
      await offer(second).waitFor()
      await expectNoHorizontalScroll(second)
      await second.getByRole('button', { name: '이어 쓰기' }).click()
      await expect.poll(() => title(second).inputValue()).toBe(TYPED)
      await second.reload()
      await second.getByText('저장하지 못한 내용을 되살렸어요.').waitFor()
      await second.getByRole('button', { name: '버리기' }).click()
      await expect.poll(() => title(second).inputValue()).toBe(before)
      const drafts = () =>
        pool.query('SELECT FROM record_edits WHERE draft IS NOT NULL AND user_id = $1', [staff[0]?.id])
      await expect.poll(async () => (await drafts()).rowCount).toBe(0)
    },
  )

  it('Leaving a form keeps its text, and autosave that fails does not disturb typing', async () => {
    const page = await enter(0, '/admin/notices/create')
    await page.route('**/api/v1/staff/edits', (route) => route.fulfill({ status: 500, json: {} }))
    await title(page).fill('잠시 끊긴 글')
    await page.getByText('글을 보관하지 못했어요. 곧 다시 해 볼게요.').waitFor()
    await page.unroute('**/api/v1/staff/edits')
    await title(page).fill(TYPED)
    await stored(page).waitFor()
    await page.getByRole('link', { name: '그만' }).click()
    await page.waitForURL(/\/admin\/notices$/)
    await page.getByRole('link', { name: '새 공지' }).click()
    await offer(page).waitFor()
    await page.getByRole('button', { name: '이어 쓰기' }).click()
    await expect.poll(() => title(page).inputValue()).toBe(TYPED)
  })
})
