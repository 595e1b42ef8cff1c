import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { COLLECTIONS } from '@/messages/site/collections'
import { demoDatabase } from '../setup/demoDatabase'
import { newVisitor, type Visitor } from '../setup/newVisitor'
import { listRestaurants } from '../setup/visitRestaurants'
import { addStaffMember, removeStaff, signInStaff, type StaffMember } from '../setup/staffMember'

const TITLE = '비 오는 날 국물 한 그릇'

describe('Collections made in the content panel', () => {
  let account: StaffMember
  let editor: Visitor
  beforeAll(async () => {
    account = await addStaffMember(demoDatabase(), 'editor')
    editor = await newVisitor()
  })
  afterAll(async () => {
    await editor.close()
    await demoDatabase().query(`DELETE FROM place_collections WHERE slug = 'rainy-day-soup'`)
    await removeStaff(demoDatabase(), [account])
  })

  it('An editor publishes a collection of two places, and visitors find it', async () => {
    const { page } = editor
    const [first = '', second = ''] = (await listRestaurants(2)).map(({ title }) => title)
    await signInStaff(page, '/cms/collections/place-collections/create', account)
    // Payload leaves a row loading that is added as the answer to an earlier change arrives: rows first, one at a time.
    const rows = [0, 1].map((at) => page.locator(`#places-row-${at}`))
    for (const row of rows) {
      await page.locator('.array-field__add-row').click()
      await row.getByRole('combobox').waitFor()
    }
    await page.getByLabel('제목').fill(TITLE)
    await page.getByLabel('주소').fill('rainy-day-soup')
    await page.getByLabel('소개').fill('비가 오면 생각나는 집을 모았어요.')
    for (const [at, row] of rows.entries()) {
      const name = [first, second][at] ?? ''
      await row.getByRole('combobox').fill(name)
      await page.getByRole('option', { name }).first().click()
      await row.getByLabel('한마디').fill(`${at + 1}번으로 좋은 집`)
    }
    await page.getByLabel('공개').check()
    await page.getByRole('button', { name: '저장' }).click()
    await page.waitForURL(/place-collections\/\d+/)

    const visitor = await newVisitor()
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
