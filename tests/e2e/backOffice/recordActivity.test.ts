import type { Locator, Page } from 'playwright'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { expectNoAxeFindings } from '../setup/axe'
import { demoDatabase } from '../setup/demoDatabase'
import { expectNoHorizontalScroll } from '../setup/expectNoHorizontalScroll'
import { DESKTOP, PHONE, type Visitor } from '../setup/newVisitor'
import { addStaffMember, removeStaff, signInBrowser, type StaffMember } from '../setup/staffMember'

const FIRST = '새벽 두 시부터 네 시까지 잠시 멈춰요.'
const NOTE = '전산실과 시각을 맞춤'

describe('Activity of a notice in the back office', () => {
  const pool = demoDatabase()
  let staff: StaffMember
  let title: string
  let editor: Visitor
  beforeEach(async () => {
    staff = await addStaffMember(pool, 'editor')
    title = `활동 점검 ${staff.nickname}`
  })
  afterEach(async () => {
    await editor.close()
    await pool.query('DELETE FROM posts WHERE title = $1', [title])
    await removeStaff(pool, [staff])
  })

  const content = (page: Page) => page.getByRole('textbox', { name: '내용' })
  const entries = (page: Page): Locator => page.getByRole('list', { name: '활동' }).getByRole('listitem')

  async function save(page: Page): Promise<number> {
    const saved = page.waitForResponse(
      (answer) => answer.url().includes('/api/ra/notices') && ['PUT', 'POST'].includes(answer.request().method()),
    )
    await page.getByRole('button', { name: '저장', exact: true }).click()
    const { id } = (await (await saved).json()) as { id: number }
    await page.waitForURL((url) => url.pathname === '/admin/notices')
    return id
  }

  async function write(page: Page): Promise<number> {
    await page.goto('/admin/notices/create')
    await page.getByRole('textbox', { name: '제목' }).fill(title)
    await content(page).fill(FIRST)
    return save(page)
  }

  async function edit(page: Page, notice: number, text: string): Promise<void> {
    await page.goto(`/admin/notices/${notice}`)
    await content(page).fill(text)
    await save(page)
  }

  it.each([
    ['a phone', PHONE],
    ['a desktop', DESKTOP],
  ])(
    'An editor on %s edits twice, reads the activity, notes something and restores the first text',
    async (_, size) => {
      editor = await signInBrowser(staff, '/admin', size)
      const { page } = editor
      const notice = await write(page)
      await edit(page, notice, '둘째 글')
      await edit(page, notice, '셋째 글')

      await page.goto(`/admin/notices/${notice}`)
      await expect.poll(() => entries(page).count()).toBe(3)
      expect(await entries(page).first().innerText()).toContain(staff.nickname)

      const typed = page.getByRole('textbox', { name: '메모' })
      await typed.fill(NOTE)
      await page.reload()
      await expect.poll(() => typed.inputValue()).toBe(NOTE)
      // Unsaved text of the form stays while the note is written.
      await content(page).fill('적던 글')
      await page.getByRole('button', { name: '메모 남기기' }).click()
      await entries(page).filter({ hasText: NOTE }).waitFor()
      expect(await content(page).inputValue()).toBe('적던 글')
      await content(page).fill('셋째 글')
      await expectNoHorizontalScroll(page)
      await expectNoAxeFindings(page)

      await entries(page).last().getByRole('button', { name: '이때 글 보기' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.locator('ins').first().waitFor()
      await expectNoHorizontalScroll(page)
      await expectNoAxeFindings(page)
      await dialog.getByRole('button', { name: '이 글로 되돌리기' }).click()
      await page.getByText('되돌렸어요.').first().waitFor()
      await expect.poll(() => content(page).inputValue()).toBe(FIRST)
      await entries(page)
        .filter({ hasText: /글로 되돌림/ })
        .waitFor()
      const { rows } = await pool.query<{ content: string }>('SELECT content FROM posts WHERE id = $1', [notice])
      expect(rows).toEqual([{ content: FIRST }])
    },
  )
})
