import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { demoDatabase } from '../setup/demoDatabase'
import type { Visitor } from '../setup/newVisitor'
import { addRestaurant, openForm, type OwnRestaurant, removeRestaurant, save } from '../setup/ownRestaurant'
import { addStaffMember, removeStaff, signInBrowser, type StaffMember } from '../setup/staffMember'

describe('Two admins editing one restaurant', () => {
  const pool = demoDatabase()
  let staff: StaffMember[]
  let restaurant: OwnRestaurant
  let first: Visitor
  let second: Visitor
  beforeEach(async () => {
    staff = [await addStaffMember(pool, 'admin'), await addStaffMember(pool, 'admin')]
    restaurant = await addRestaurant(pool)
    const [one, other] = await Promise.all(staff.map((person) => signInBrowser(person)))
    if (!one || !other) throw new Error('nobody signed in')
    first = one
    second = other
    await Promise.all([openForm(first.page, restaurant), openForm(second.page, restaurant)])
  })
  afterEach(async () => {
    await Promise.all([first.close(), second.close()])
    await removeRestaurant(pool, restaurant)
    await removeStaff(pool, staff)
  })

  const stored = async () =>
    (await pool.query<object>('SELECT phone, branch, address FROM restaurants WHERE id = $1', [restaurant.id])).rows[0]
  const address = '서울특별시 종로구 한울길 7'

  it('The admin who saves second sees both values of a shared field and chooses one', async () => {
    await first.page.getByLabel('전화').fill('02-555-0111')
    expect(await save(first.page, restaurant)).toBe(200)

    const { page } = second
    await page.getByLabel('전화').fill('02-555-0222')
    await page.getByLabel('지점').fill('본점')
    expect(await save(page, restaurant)).toBe(409)
    expect(await stored()).toEqual({ phone: '02-555-0111', branch: null, address })

    const dialog = page.getByRole('dialog', { name: '다른 사람이 먼저 저장했어요' })
    const choice = dialog.getByRole('radiogroup', { name: '전화' })
    await choice.getByRole('radio', { name: '내가 적은 값: 02-555-0222' }).waitFor()
    expect(await dialog.getByRole('button', { name: '고른 대로 저장' }).isDisabled()).toBe(true)
    await dialog.getByText('나만 고친 칸은 그대로 저장해요: 지점 본점').waitFor()
    await choice.getByRole('radio', { name: '지금 값: 02-555-0111' }).check()
    await dialog.getByRole('button', { name: '고른 대로 저장' }).click()
    await page.getByText('고른 대로 저장했어요.').waitFor()
    expect(await stored()).toEqual({ phone: '02-555-0111', branch: '본점', address })
  })

  it('Changes to different fields are both kept after the second admin confirms', async () => {
    await first.page.getByLabel('주소').fill('서울특별시 종로구 한울길 9')
    expect(await save(first.page, restaurant)).toBe(200)
    await second.page.getByLabel('전화').fill('02-555-0333')
    expect(await save(second.page, restaurant)).toBe(409)
    const dialog = second.page.getByRole('dialog', { name: '다른 사람이 먼저 저장했어요' })
    await dialog.getByText('겹치는 칸은 없어요.').waitFor()
    await dialog.getByRole('button', { name: '고른 대로 저장' }).click()
    await second.page.getByText('고른 대로 저장했어요.').waitFor()
    expect(await stored()).toEqual({ phone: '02-555-0333', branch: null, address: '서울특별시 종로구 한울길 9' })
  })
})
