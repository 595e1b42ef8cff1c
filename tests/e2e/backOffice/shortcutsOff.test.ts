import { afterEach, beforeEach, expect, it } from 'vitest'
import { DESKTOP, newVisitor, type Visitor } from '../setup/newVisitor'
import { signInStaff } from '../setup/staffMember'

let guest: Visitor
beforeEach(async () => {
  guest = await newVisitor(DESKTOP)
})
afterEach(() => guest.close())

it('Shortcuts of one character can be switched off in the help, for this browser', async () => {
  const { page } = guest
  const help = page.getByRole('dialog', { name: '도움말' })
  const turn = page.getByLabel('글자 단축키 쓰기')
  const search = page.getByRole('combobox', { name: /찾기/ }).first()
  await signInStaff(page, '/admin')
  await search.waitFor()
  await page.keyboard.press('?')
  await turn.uncheck()
  await page.keyboard.press('Escape')
  await help.waitFor({ state: 'detached' })
  await page.reload()
  await search.waitFor()
  await page.keyboard.press('?')
  await page.keyboard.press('/')
  expect(await help.count()).toBe(0)
  await page.keyboard.press('Control+k')
  await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.getByRole('button', { name: '도움말' }).click()
  await turn.check()
  await page.keyboard.press('Escape')
  await help.waitFor({ state: 'detached' })
  await page.keyboard.press('?')
  await help.waitFor()
})
