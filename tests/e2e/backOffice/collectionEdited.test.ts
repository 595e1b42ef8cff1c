import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { COLLECTIONS } from '@/messages/site/collections'
import { expectNoAxeFindingsInBothThemes } from '../setup/axe'
import { demoDatabase } from '../setup/demoDatabase'
import { expectNoHorizontalScroll } from '../setup/expectNoHorizontalScroll'
import { DESKTOP, newVisitor, PHONE, type Visitor } from '../setup/newVisitor'
import { addStaffMember, removeStaff, signInStaff, type StaffMember } from '../setup/staffMember'
import { listRestaurants } from '../setup/visitRestaurants'

const TITLE = '해장이 필요한 아침'
const SLUG = 'morning-soup'

describe('Collections made in the back office', () => {
  const pool = demoDatabase()
  let account: StaffMember
  let editor: Visitor
  beforeAll(async () => {
    account = await addStaffMember(pool, 'editor')
    editor = await newVisitor()
  })
  afterAll(async () => {
    await editor.close()
    await pool.query('DELETE FROM place_collections WHERE slug = $1', [SLUG])
    await removeStaff(pool, [account])
  })

  it('An editor makes a collection, changes the order of its places and publishes it', async () => {
    const { page } = editor
    const names = (await listRestaurants(2)).map(({ title }) => title)
    const [first = '', second = ''] = names
    await signInStaff(page, '/admin/collections', account)
    await page.getByRole('link', { name: '새 모아 보기' }).click()
    await page.getByRole('textbox', { name: '제목' }).fill(TITLE)
    await page.getByRole('textbox', { name: '주소' }).fill(SLUG)
    await page.getByRole('textbox', { name: '소개' }).fill('속이 풀리는 집을 모았어요.')
    for (const name of names) {
      await page.getByRole('combobox', { name: '식당 더하기' }).fill(name)
      await page.getByRole('option', { name }).first().click()
      await page.getByLabel(`${name} 한마디`).fill(`${name} 국물이 좋아요.`)
    }
    await page.getByRole('button', { name: `${second} 위로` }).click()
    for (const { width } of [PHONE, DESKTOP]) {
      await page.setViewportSize({ width, height: DESKTOP.height })
      await expectNoHorizontalScroll(page)
    }
    await expectNoAxeFindingsInBothThemes(page)
    await page.getByRole('button', { name: '저장', exact: true }).click()
    await page.waitForURL(/\/admin\/collections$/)

    const visitor = await newVisitor()
    expect((await visitor.page.goto(`/collections/${SLUG}`))?.status()).toBe(404)
    await page.getByText(TITLE).click()
    await page.getByRole('switch', { name: '공개' }).check()
    await page.getByRole('button', { name: '저장', exact: true }).click()
    await page.waitForURL(/\/admin\/collections$/)
    await visitor.page.goto(`/collections/${SLUG}`)
    const links = visitor.page.getByRole('list', { name: COLLECTIONS.label }).getByRole('link')
    expect(await links.first().textContent()).toBe(second)
    await visitor.page.getByText(`${first} 국물이 좋아요.`).waitFor()
    await visitor.close()
  })
})
