import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { demoDatabase } from '../setup/demoDatabase'
import { newVisitor, type Visitor } from '../setup/newVisitor'
import { addRestaurant, type OwnRestaurant, removeRestaurant } from '../setup/ownRestaurant'
import { signInStaff } from '../setup/staffMember'

describe('A restaurant that staff add', () => {
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
})
