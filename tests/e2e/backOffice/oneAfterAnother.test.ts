import type { Page } from 'playwright'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { transaction } from '@/infra/database/pool'
import { refreshRestaurants } from '@/server/rankings/refreshRankings'
import { addRow, regionId } from '../../int/setup/rows'
import { demoDatabase } from '../setup/demoDatabase'
import { expectNoHorizontalScroll } from '../setup/expectNoHorizontalScroll'
import { DESKTOP, PHONE, type Visitor } from '../setup/newVisitor'
import { removeRestaurant } from '../setup/ownRestaurant'
import { addStaffMember, removeStaff, signInBrowser, type StaffMember } from '../setup/staffMember'

const NOTICE = '쉬는 날 안내'

describe('Records of a list, one after another', () => {
  const pool = demoDatabase()
  let staff: StaffMember
  let name: string
  let restaurants: { id: number; name: string; phone: string }[]
  let visitor: Visitor | undefined
  beforeEach(async () => {
    staff = await addStaffMember(pool, 'admin')
    name = `억새밥상 ${Math.random().toString(36).slice(2, 8)}`
    restaurants = await transaction(pool, async (sql) => {
      const region_id = await regionId(sql, '11110')
      const made = [`${name} 첫째`, `${name} 둘째`].map(async (title) => {
        const row = { title, address: '서울특별시 종로구 억새길 7', phone: '02-555-0101', region_id }
        return { id: await addRow(sql, 'restaurants', row), name: title, phone: '02-555-0101' }
      })
      const all = await Promise.all(made)
      await refreshRestaurants(
        sql,
        all.map(({ id }) => id),
      )
      return all
    })
  })
  afterEach(async () => {
    await visitor?.close()
    for (const restaurant of restaurants) await removeRestaurant(pool, restaurant)
    await pool.query('DELETE FROM posts WHERE title = $1', [NOTICE])
    await removeStaff(pool, [staff])
  })

  async function enter(path: string, viewport = DESKTOP): Promise<Page> {
    visitor = await signInBrowser(staff, path, viewport)
    return visitor.page
  }
  const list = () =>
    `/admin/restaurants?${new URLSearchParams({ filter: JSON.stringify({ q: name }), sort: 'title', order: 'DESC' })}`
  const heading = (page: Page, at: 0 | 1) =>
    page.getByRole('heading', { level: 2, name: restaurants[at]?.name, exact: true })
  const phones = async () =>
    (
      await pool.query<{ phone: string }>(
        'SELECT phone FROM restaurants WHERE id = ANY ($1::int[]) ORDER BY title DESC',
        [restaurants.map(({ id }) => id)],
      )
    ).rows.map(({ phone }) => phone)

  it('Two restaurants are corrected by keyboard, and saving leads back to the row in the same list', async () => {
    const page = await enter(list())
    await page.getByRole('table').getByText(`${name} 첫째`).waitFor()
    await page.keyboard.press('j')
    await heading(page, 0).waitFor()
    await page.keyboard.press('e')
    await page.getByRole('textbox', { name: '전화', exact: true }).fill('02-555-0111')
    await page.keyboard.press('Control+s')
    await heading(page, 0).waitFor()
    await page
      .getByRole('region', { name: `${name} 첫째` })
      .getByText('02-555-0111')
      .waitFor()
    expect(await page.getByRole('table').locator('tbody tr').count()).toBe(2)
    await page.keyboard.press('j')
    await heading(page, 1).waitFor()
    await page.keyboard.press('e')
    await page.getByRole('textbox', { name: '전화', exact: true }).fill('02-555-0112')
    await page.keyboard.press('Control+s')
    await heading(page, 1).waitFor()
    expect(await phones()).toEqual(['02-555-0111', '02-555-0112'])
  })

  it('Giving a form up leads back to the row, too', async () => {
    const page = await enter(`/admin/restaurants/${restaurants[0]?.id}`)
    await page.getByRole('link', { name: '그만' }).click()
    await heading(page, 0).waitFor()
  })

  it('On a phone the drawer leads from row to row, and the form keeps its button in view', async () => {
    const page = await enter(list(), PHONE)
    await page.getByText(`${name} 첫째`).tap()
    await heading(page, 0).waitFor()
    await expect.poll(() => page.getByRole('button', { name: '이전 줄' }).isDisabled()).toBe(true)
    await page.getByRole('button', { name: '다음 줄' }).tap()
    await heading(page, 1).waitFor()
    await expect.poll(() => page.getByRole('button', { name: '다음 줄' }).isDisabled()).toBe(true)
    await expectNoHorizontalScroll(page)
    await page.getByRole('link', { name: '고치기' }).tap()
    await page.getByLabel('상호').waitFor()
    const save = page.getByRole('button', { name: '저장', exact: true })
    const { y = 0, height = 0 } = (await save.boundingBox()) ?? {}
    expect(y + height).toBeLessThanOrEqual(PHONE.height)
  })

  it('N starts a new notice at its title, and Ctrl+S saves it in the middle of a syllable', async () => {
    const page = await enter('/admin/notices')
    await page.getByRole('link', { name: '새 공지' }).waitFor()
    await page.keyboard.press('n')
    const title = page.getByRole('textbox', { name: '제목' })
    await expect.poll(() => title.evaluate((field) => field === document.activeElement).catch(() => false)).toBe(true)
    await page.keyboard.type(NOTICE)
    await page.getByRole('textbox', { name: '내용' }).fill('월요일에 쉬어요.')
    const isTaken = await page.evaluate(() => {
      const press = { key: 'Process', code: 'KeyS', ctrlKey: true, isComposing: true, bubbles: true, cancelable: true }
      return !document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', press))
    })
    expect(isTaken).toBe(true)
    await page.waitForURL(/\/admin\/notices$/)
    await page.getByRole('table').getByText(NOTICE, { exact: true }).waitFor()
  })

  it('A list is searched and its first row opened by keys alone', async () => {
    const page = await enter('/admin/restaurants')
    const search = page.getByRole('searchbox', { name: /^목록에서 찾기/ })
    await search.fill(`${name} 둘째`)
    await search.press('Enter')
    await page.getByRole('table').getByText(`${name} 첫째`).waitFor({ state: 'hidden' })
    await page.getByRole('table').getByText(`${name} 둘째`).waitFor()
    await page.keyboard.press('j')
    await heading(page, 1).waitFor()
  })

  it('Enter in a dialog that destroys gives up, and its red button is one key away', async () => {
    const faq = await addRow(pool, 'faqs', {
      question: `${name}은 어디예요?`,
      answer: '억새길에 있어요.',
      category: '이용',
    })
    const page = await enter(`/admin/faqs/${faq}`)
    const remove = page.getByRole('button', { name: '지우기', exact: true })
    await remove.click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    const left = async () => (await pool.query('SELECT FROM faqs WHERE id = $1', [faq])).rowCount
    expect(await left()).toBe(1)
    await remove.click()
    await dialog.waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(left).toBe(0)
  })
})
