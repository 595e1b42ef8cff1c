import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addRow } from '../../int/setup/rows'
import { demoDatabase } from '../setup/demoDatabase'
import { newVisitor, type Visitor } from '../setup/newVisitor'
import { addRestaurant, type OwnRestaurant, removeRestaurant } from '../setup/ownRestaurant'
import { signInStaff } from '../setup/staffMember'

describe('Records that staff make by hand', () => {
  const pool = demoDatabase()
  let staff: Visitor
  let place: OwnRestaurant
  beforeEach(async () => {
    place = await addRestaurant(pool)
    staff = await newVisitor()
  })
  afterEach(async () => {
    await staff.close()
    const { rows } = await pool.query<OwnRestaurant>('SELECT id, name, phone FROM restaurants WHERE name = $1', [
      place.name,
    ])
    for (const one of rows) await removeRestaurant(pool, one)
  })

  const sameName = async () => (await pool.query('SELECT FROM restaurants WHERE name = $1', [place.name])).rowCount

  it('A restaurant of the same name and address is added only after the question is answered', async () => {
    const { page } = staff
    await signInStaff(page, '/admin/restaurants/create')
    await page.getByLabel('상호').fill(place.name)
    await page.getByLabel('주소', { exact: false }).first().fill('서울특별시 종로구 한울길 7')
    const save = page.getByRole('button', { name: '저장', exact: true })
    await save.click()
    const dialog = page.getByRole('dialog', { name: '이미 있는 식당일 수 있어요' })
    await dialog.getByText(`${place.name}(${place.id}번)`).waitFor()
    await dialog.getByRole('button', { name: '그만' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await sameName()).toBe(1)

    await save.click()
    await dialog.getByRole('button', { name: '그래도 추가하기' }).click()
    await page.waitForURL(/\/admin\/restaurants\/\d+$/)
    expect(await sameName()).toBe(2)
  })

  it('A name that is too long is kept whole, and says by how much before it can be saved', async () => {
    const { page } = staff
    await signInStaff(page, '/admin/restaurants/create')
    const name = page.getByLabel('상호')
    await name.fill('가'.repeat(203))
    await page.getByLabel('주소', { exact: false }).first().fill('서울특별시 종로구 한울길 7')
    await page.getByRole('button', { name: '저장', exact: true }).click()
    await page.getByText('200자까지 쓸 수 있어요. 3자를 줄여 주세요.').waitFor()
    expect((await name.inputValue()).length).toBe(203)
  })

  it('A visit made by hand is deleted and comes back, from the notice and from the audit record', async () => {
    const { page } = staff
    const agency_id = await addRow(pool, 'agencies', { name: `${place.name} 구청` })
    const visit = await addRow(pool, 'visits', {
      restaurant_id: place.id,
      agency_id,
      data_source: 'manual',
      spent_at: '2024-05-02 12:00+09',
      amount: 48_000,
    })
    const isThere = async () => (await pool.query('SELECT FROM visits WHERE id = $1', [visit])).rowCount === 1
    const remove = async () => {
      await page.goto(`/admin/visits/${visit}`)
      await page.getByRole('button', { name: '지우기' }).click()
      await page.getByRole('dialog', { name: '방문 지우기' }).getByRole('button', { name: '지우기' }).click()
      await page.waitForURL(/\/admin\/visits$/)
      expect(await isThere()).toBe(false)
    }
    const restore = async (button: string) => {
      const [answer] = await Promise.all([
        page.waitForResponse((one) => one.url().endsWith('/visits/actions/restore')),
        page.getByRole('button', { name: button }).click(),
      ])
      expect(answer.status()).toBe(200)
      expect(await isThere()).toBe(true)
    }
    await signInStaff(page, '/admin')

    await remove()
    await restore('되돌리기')

    await remove()
    const filter = JSON.stringify({ subjectType: 'visit', subject: visit, event: 'record_deleted' })
    await page.goto(`/admin/audit?filter=${encodeURIComponent(filter)}`)
    // Until the rows are there, blank ones stand in for them.
    await page.getByRole('navigation', { name: /목록의 페이지$/ }).waitFor()
    await page.getByRole('row').nth(1).click()
    await restore('이 방문 복원')
    await pool.query('DELETE FROM visits WHERE id = $1', [visit])
    await pool.query('DELETE FROM agencies WHERE id = $1', [agency_id])
  })
})
