import type { Page } from 'playwright'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addRow } from '../../int/setup/rows'
import { expectNoAxeFindings } from '../setup/axe'
import { demoDatabase } from '../setup/demoDatabase'
import { expectNoHorizontalScroll } from '../setup/expectNoHorizontalScroll'
import { DESKTOP, PHONE, type Visitor } from '../setup/newVisitor'
import { addStaffMember, removeStaff, signInBrowser, type StaffMember } from '../setup/staffMember'

describe('Colleagues in the drawers of the back office', () => {
  const pool = demoDatabase()
  let staff: StaffMember[]
  let ticket: number
  let suggestion: number
  let open: Visitor[]
  beforeEach(async () => {
    open = []
    staff = [await addStaffMember(pool, 'admin'), await addStaffMember(pool, 'admin')]
    ticket = await addRow(pool, 'tickets', { subject: '간판이 바뀌었어요', body: '지난주에 이름을 바꿨어요.' })
    suggestion = await addRow(pool, 'posts', { board: 'suggestion', title: '메뉴판 사진도 볼래요' })
  })
  afterEach(async () => {
    await Promise.all(open.map((visitor) => visitor.close()))
    await pool.query('DELETE FROM tickets WHERE id = $1', [ticket])
    await pool.query('DELETE FROM posts WHERE id = $1', [suggestion])
    await removeStaff(pool, staff)
  })

  async function enter(person: 0 | 1, next: string, viewport = DESKTOP): Promise<Page> {
    const visitor = await signInBrowser(staff[person] as StaffMember, next, viewport)
    open.push(visitor)
    return visitor.page
  }
  const said = (page: Page) => page.getByText(`${staff[0]?.nickname}님이 방금부터 고치고 있어요.`)
  const edits = async () =>
    (await pool.query('SELECT FROM record_edits WHERE user_id = $1', [staff[0]?.id])).rowCount ?? 0

  it('Who writes in a ticket is seen by a colleague until the drawer closes, who only reads is not', async () => {
    const path = `/admin/tickets?open=${ticket}`
    const writer = await enter(0, path)
    const answer = writer.getByRole('textbox', { name: '답변' })
    await answer.waitFor()
    expect(await edits()).toBe(0)
    await answer.fill('고쳐 둘게요.')
    await expect.poll(edits).toBe(1)
    const reader = await enter(1, path, PHONE)
    await said(reader).waitFor()
    await expectNoHorizontalScroll(reader)
    await expectNoAxeFindings(reader)
    await answer.fill('')
    await writer.getByRole('button', { name: '닫기' }).click()
    await expect.poll(edits).toBe(0)
    await reader.reload()
    await reader.getByText('지난주에 이름을 바꿨어요.').waitFor()
    await said(reader).waitFor({ state: 'detached' })
  })

  it('Who answers a suggestion is seen in its drawer and in the dialog of a colleague', async () => {
    const path = `/admin/suggestions?open=${suggestion}`
    const writer = await enter(0, path)
    await writer.getByRole('button', { name: '답변하기' }).click()
    await expect.poll(edits).toBe(1)
    const colleague = await enter(1, path)
    await said(colleague).waitFor()
    await colleague.getByRole('button', { name: '답변하기' }).click()
    const dialog = colleague.getByRole('dialog', { name: '건의 처리' })
    await said(colleague).nth(1).waitFor()
    await expectNoAxeFindings(colleague)
    expect(await dialog.getByText(/고치고 있어요/).count()).toBe(1)
    await writer.getByRole('dialog').getByRole('button', { name: '그만' }).click()
    await expect.poll(edits).toBe(0)
  })
})
