import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { demoDatabase } from '../setup/demoDatabase'
import { newVisitor, type Visitor } from '../setup/newVisitor'
import { signInStaff } from '../setup/staffMember'

describe('Saving a new record twice', () => {
  const pool = demoDatabase()
  let question: string
  let editor: Visitor
  beforeEach(async () => {
    question = `두 번 눌러도 되나요? ${randomUUID()}`
    editor = await newVisitor()
    await signInStaff(editor.page, '/admin/faqs/create')
    await editor.page.getByLabel('질문').fill(question)
    await editor.page.getByRole('textbox', { name: /^답/ }).fill('네, 한 번만 저장돼요.')
    await editor.page.getByLabel('분류').fill('시험')
  })
  afterEach(async () => {
    await editor.close()
    await pool.query('DELETE FROM faqs WHERE question = $1', [question])
  })

  const stored = async () => (await pool.query('SELECT FROM faqs WHERE question = $1', [question])).rowCount
  const button = () => editor.page.getByRole('button', { name: '저장', exact: true })

  it('A double click sends one request, and the button waits for its answer', async () => {
    const { page } = editor
    let release: () => void = () => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    let sent = 0
    await page.route('**/api/ra/faqs', async (route) => {
      if (route.request().method() === 'POST') sent++
      await released
      await route.continue()
    })
    await button().dblclick()
    await expect.poll(() => button().isDisabled()).toBe(true)
    release()
    await page.waitForURL('**/admin/faqs')
    expect([sent, await stored()]).toEqual([1, 1])
  })

  it('Saving again after a lost answer leads to the record that was made', async () => {
    const { page } = editor
    await page.route(
      '**/api/ra/faqs',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await button().click()
    await expect.poll(stored).toBe(1)
    await button().click()
    await page.waitForURL('**/admin/faqs')
    expect(await stored()).toBe(1)
  })
})
