import type { Route } from 'playwright'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { demoDatabase } from '../setup/demoDatabase'
import { newNickname } from '../setup/member'
import { newVisitor, type Visitor } from '../setup/newVisitor'
import { signInStaff } from '../setup/staffMember'
import { addRow } from '../../int/setup/rows'
import { addMember } from '../../int/setup/members'

const TEXT = '가온구에서 제일 조용한 곳이에요.'

describe('Dialogs that ask before staff decide about content', () => {
  const pool = demoDatabase()
  let staff: Visitor
  let comment: number
  let post: number
  const members: number[] = []
  beforeEach(async () => {
    for (let i = 0; i < 2; i += 1) members.push(await addMember(pool, { nickname: newNickname() }))
    post = await addRow(pool, 'posts', { title: '점심 이야기', author_id: members[0] })
    comment = await addRow(pool, 'comments', { post_id: post, content: TEXT, author_id: members[0] })
    for (const reporter of members)
      await addRow(pool, 'reports', { target_type: 'comment', comment_id: comment, reporter_id: reporter })
    staff = await newVisitor()
  })
  afterEach(async () => {
    await staff.close()
    await pool.query('DELETE FROM posts WHERE id = $1', [post])
    await pool.query('DELETE FROM users WHERE id = ANY ($1::int[])', [members.splice(0)])
  })

  const failing = (route: Route) => route.fulfill({ status: 500, json: { message: '서버에 문제가 생겼어요.' } })

  it('The dialog asks for the reason first, with the numbers of the desk, and keeps it until it is done', async () => {
    const { page } = staff
    await signInStaff(page, `/admin/comments?open=${comment}`)
    await page.getByRole('button', { name: '숨기기', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: '댓글 숨기기' })
    await dialog.getByText('기다리는 신고 2건을 함께 닫고, 쓴 사람과 신고한 2명에게 알려요.').waitFor()
    const fields = dialog.getByRole('textbox')
    await expect.poll(() => fields.count()).toBe(2)
    const reason = dialog.getByRole('textbox', { name: /^이유/ })
    expect(await fields.first().evaluate((field, other) => field === other, await reason.elementHandle())).toBe(true)
    await page.keyboard.press('3')
    await expect.poll(() => reason.inputValue()).toBe('광고·도배')
    await reason.fill('다른 글에서 옮긴 광고')
    await dialog.getByRole('textbox', { name: /덧붙일 말/ }).fill('출처를 적어 주세요.')
    await page.route('**/api/ra/comments/actions/hide', failing)
    await dialog.getByRole('button', { name: '숨기기' }).click()
    await page.getByText('서버에 문제가 생겼어요.').waitFor()
    await page.reload()
    await page.getByRole('button', { name: '숨기기', exact: true }).click()
    await expect.poll(() => reason.inputValue()).toBe('다른 글에서 옮긴 광고')
    expect(await dialog.getByRole('textbox', { name: /덧붙일 말/ }).inputValue()).toBe('출처를 적어 주세요.')
    await page.unroute('**/api/ra/comments/actions/hide')
    await dialog.getByRole('button', { name: '숨기기' }).click()
    await page.getByText('댓글 1건을 숨겼어요.').waitFor()
    const closed = () => pool.query(`SELECT FROM reports WHERE comment_id = $1 AND status = 'reviewed'`, [comment])
    await expect.poll(async () => (await closed()).rowCount).toBe(2)
  })

  it('A message that is too long is kept whole, and says by how much before it can be sent', async () => {
    const { page } = staff
    await signInStaff(page, `/admin/comments?open=${comment}`)
    await page.getByRole('button', { name: '숨기기', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: '댓글 숨기기' })
    await dialog.getByRole('textbox', { name: /^이유/ }).fill('광고·도배')
    const message = dialog.getByRole('textbox', { name: /덧붙일 말/ })
    await message.fill('가'.repeat(503))
    await dialog.getByText('500자까지 쓸 수 있어요. 3자를 줄여 주세요.').waitFor()
    expect((await message.inputValue()).length).toBe(503)
    const hide = dialog.getByRole('button', { name: '숨기기' })
    await expect.poll(() => hide.isDisabled()).toBe(true)
    await message.fill('가'.repeat(500))
    await expect.poll(() => hide.isEnabled()).toBe(true)
  })

  it('The writer of a comment is blocked from its drawer, which then says so', async () => {
    const { page } = staff
    await signInStaff(page, `/admin/comments?open=${comment}`)
    await page.getByRole('button', { name: '회원 차단' }).click()
    const dialog = page.getByRole('dialog', { name: '회원 차단' })
    await dialog.getByRole('textbox', { name: /^이유/ }).fill('광고·도배')
    await dialog.getByRole('button', { name: '차단', exact: true }).click()
    await page.getByText(/님을 차단했어요\./).waitFor()
    await page.locator('.writer').getByText('차단', { exact: true }).waitFor()
    await expect.poll(() => page.getByRole('button', { name: '회원 차단' }).count()).toBe(0)
    const { rows } = await pool.query('SELECT blocked_reason FROM users WHERE id = $1', [members[0]])
    expect(rows).toEqual([{ blocked_reason: '광고·도배' }])
  })

  it('Z takes back what was done in a drawer over the list, where keys of the list do nothing', async () => {
    const { page } = staff
    await page.setViewportSize({ width: 900, height: 800 })
    await signInStaff(page, `/admin/comments?open=${comment}`)
    const hide = page.getByRole('button', { name: '숨기기', exact: true })
    await hide.click()
    const dialog = page.getByRole('dialog', { name: '댓글 숨기기' })
    await dialog.getByRole('textbox', { name: /^이유/ }).fill('광고·도배')
    await dialog.getByRole('button', { name: '숨기기' }).click()
    await page.getByText('댓글 1건을 숨겼어요.').waitFor()
    await dialog.waitFor({ state: 'hidden' })
    await page.keyboard.press('?')
    await page.keyboard.press('z')
    await page.getByText('되돌렸어요.').waitFor()
    await hide.waitFor()
    expect(await page.getByRole('dialog').count()).toBe(1)
  })

  it('What is typed at the report desk survives a reload', async () => {
    const { page } = staff
    const { rows } = await pool.query<{ id: number }>('SELECT min(id) AS id FROM reports WHERE comment_id = $1', [
      comment,
    ])
    await signInStaff(page, `/admin/reports?report=${rows[0]?.id}`)
    const message = page.getByRole('textbox', { name: '작성자에게 가는 말' })
    await message.fill('출처를 적어 주시면 다시 볼게요.')
    await page.reload()
    await expect.poll(() => message.inputValue()).toBe('출처를 적어 주시면 다시 볼게요.')
  })
})
