import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { demoDatabase } from '../setup/demoDatabase'
import { newVisitor, type Visitor } from '../setup/newVisitor'
import { addRestaurant, type OwnRestaurant, removeRestaurant } from '../setup/ownRestaurant'
import { signInStaff } from '../setup/staffMember'

describe('Merging restaurants in their list', () => {
  const pool = demoDatabase()
  let staff: Visitor
  let fuller: OwnRestaurant
  let emptier: OwnRestaurant
  beforeEach(async () => {
    staff = await newVisitor()
    fuller = await addRestaurant(pool)
    emptier = await addRestaurant(pool)
    await pool.query('UPDATE restaurants SET title = $2, name = $2, phone = NULL, address = NULL WHERE id = $1', [
      emptier.id,
      fuller.name,
    ])
  })
  afterEach(async () => {
    await staff.close()
    await pool.query('DELETE FROM restaurant_merges WHERE into_id = $1', [fuller.id])
    for (const place of [emptier, fuller]) await removeRestaurant(pool, place)
  })

  const mergedInto = async () =>
    (
      await pool.query<{ id: number | null }>('SELECT merged_into_id AS id FROM restaurants WHERE id = $1', [
        emptier.id,
      ])
    ).rows[0]?.id

  it('The fuller record stays although the emptier one stands first, and the merge can be taken back', async () => {
    const { page } = staff
    await signInStaff(page, `/admin/restaurants?filter=${encodeURIComponent(JSON.stringify({ q: fuller.name }))}`)
    await page.getByText('1–2 / 2곳', { exact: true }).waitFor()
    await page.getByRole('columnheader').getByRole('checkbox').check()
    await page.getByRole('toolbar', { name: '고른 것으로 할 일' }).getByRole('button', { name: '합치기' }).click()

    const dialog = page.getByRole('dialog', { name: '식당 합치기' })
    const kept = dialog.getByRole('radio', { name: new RegExp(`서울특별시 종로구 · ${fuller.id}번`) })
    await kept.waitFor()
    expect(await kept.isChecked()).toBe(true)
    await dialog.getByRole('button', { name: '같은 곳이 두 번 실림' }).click()
    await dialog.getByRole('button', { name: '합치기', exact: true }).click()
    await page.getByText('합쳤어요').waitFor()
    expect(await mergedInto()).toBe(fuller.id)
    await page.getByRole('button', { name: '되돌리기' }).click()
    await page.getByText('되돌렸어요.').waitFor()
    expect(await mergedInto()).toBeNull()
  })
})
