import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { COLLECTIONS } from '@/messages/site/collections'
import { DESKTOP, newVisitor, type Visitor } from '../setup/newVisitor'
import { signInStaff } from '../setup/signInStaff'
import { type Demo, startDemo } from '../setup/startDemo'

const TITLE = '비 오는 날 국물 한 그릇'

// A site of its own: the home page carries the first collection, which other tests read.
describe('Collections made in the content panel', () => {
  let demo: Demo
  let editor: Visitor
  beforeAll(async () => {
    demo = await startDemo('collections')
    editor = await newVisitor(DESKTOP, demo.site)
  })
  afterAll(async () => {
    await editor.close()
    await demo.stop()
  })

  it('An editor publishes a collection of two places, and visitors find it', async () => {
    const { page } = editor
    await page.goto('/restaurants')
    const list = page.getByRole('list', { name: '식당 목록' })
    const [first = '', second = ''] = await list.getByRole('link').allTextContents()

    await signInStaff(page, '/cms/collections/place-collections/create', demo.admin)
    await page.getByLabel('제목').fill(TITLE)
    await page.getByLabel('주소').fill('rainy-day-soup')
    await page.getByLabel('소개').fill('비가 오면 생각나는 집을 모았습니다.')
    for (const [at, name] of [first, second].entries()) {
      await page.locator('.array-field__add-row').click()
      const row = page.locator(`#places-row-${at}`)
      await row.getByRole('combobox').fill(name)
      await page.getByRole('option', { name }).first().click()
      await row.getByLabel('한마디').fill(`${at + 1}번으로 좋은 집`)
    }
    await page.getByLabel('공개').check()
    await page.getByRole('button', { name: '저장' }).click()
    await page.waitForURL(/place-collections\/\d+/)

    const visitor = await newVisitor(DESKTOP, demo.site)
    await visitor.page.goto('/collections/rainy-day-soup')
    const places = visitor.page.getByRole('list', { name: COLLECTIONS.label })
    expect(await places.getByRole('listitem').count()).toBe(2)
    expect(await places.getByRole('link').first().textContent()).toBe(first)
    await visitor.page.getByText('2번으로 좋은 집').waitFor()
    await visitor.page.goto('/collections')
    await visitor.page.getByRole('link', { name: TITLE }).waitFor()
    await visitor.close()
  })
})
