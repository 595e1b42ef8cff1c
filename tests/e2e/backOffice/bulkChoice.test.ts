import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { transaction } from '@/infra/database/pool'
import { QUALITY_LABELS } from '@/messages/staff/quality'
import { refreshQuality } from '@/server/quality/refreshQuality'
import { demoDatabase } from '../setup/demoDatabase'
import { newVisitor, type Visitor } from '../setup/newVisitor'
import { addRestaurant, type OwnRestaurant, removeRestaurant } from '../setup/ownRestaurant'
import { signInStaff } from '../setup/staffMember'

describe('What is chosen for a bulk change', () => {
  let staff: Visitor
  beforeEach(async () => {
    staff = await newVisitor()
  })
  afterEach(() => staff.close())

  const bar = () => staff.page.getByRole('toolbar', { name: '고른 것으로 할 일' })
  /** Until the rows are there, blank ones stand in for them. */
  const chooseFirst = async () => {
    await staff.page.getByRole('navigation', { name: /목록의 페이지$/ }).waitFor()
    await staff.page.getByRole('row').nth(1).getByRole('checkbox').check()
  }

  it('What was chosen on another page is said, and other conditions drop the choice for good', async () => {
    const { page } = staff
    await signInStaff(page, '/admin/restaurants')
    await chooseFirst()
    await bar().getByText('1곳 고름', { exact: true }).waitFor()
    await page.getByRole('button', { name: '다음', exact: true }).click()
    await bar().getByText('1곳 고름 · 다른 쪽에 1곳', { exact: true }).waitFor()
    await page.getByRole('tab', { name: /^전체/ }).waitFor()
    await page.getByRole('tab', { name: /^분류 없음/ }).click()
    await bar().waitFor({ state: 'detached' })
    await page.goBack()
    await page.getByRole('tab', { name: /^전체/, selected: true }).waitFor()
    expect(await bar().count()).toBe(0)
  })

  describe('Data quality', () => {
    const pool = demoDatabase()
    let places: OwnRestaurant[]
    beforeAll(async () => {
      places = [await addRestaurant(pool), await addRestaurant(pool)]
      await pool.query('UPDATE restaurants SET phone = NULL, latitude = NULL WHERE id = ANY ($1)', [
        places.map(({ id }) => id),
      ])
      await transaction(pool, refreshQuality)
      return async () => {
        for (const place of places) await removeRestaurant(pool, place)
      }
    })

    it('Another type of issue drops what was chosen of the one before', async () => {
      const { page } = staff
      const card = (type: 'no_phone' | 'no_point') =>
        page.getByRole('list', { name: '문제 유형' }).getByRole('button', { name: QUALITY_LABELS[type].name })
      await signInStaff(page, '/admin/data-quality')
      await card('no_phone').click()
      // Others' restaurants come and go in this list, which is narrowed once its rows are there.
      await page.getByPlaceholder('식당 이름').fill(places[0]?.name ?? '')
      await page.getByRole('row', { name: places[0]?.name }).waitFor()
      await page.getByRole('row').nth(2).waitFor({ state: 'detached' })
      await chooseFirst()
      await bar().getByText('1건 고름', { exact: true }).waitFor()
      await card('no_point').click()
      await page.getByRole('heading', { name: QUALITY_LABELS.no_point.name }).waitFor()
      await bar().waitFor({ state: 'detached' })
    })
  })
})
