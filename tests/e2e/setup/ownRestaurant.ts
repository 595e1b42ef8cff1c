import type { Page } from 'playwright'
import type { Pool } from 'pg'
import { transaction } from '@/infra/database/pool'
import { refreshRestaurants } from '@/server/rankings/refreshRankings'
import { addRow, regionId } from '../../int/setup/rows'

export interface OwnRestaurant {
  id: number
  name: string
  phone: string
}

/** A restaurant of the test's own, late in every list by name: other tests take the first ones. */
export async function addRestaurant(pool: Pool): Promise<OwnRestaurant> {
  const name = `흙마루밥상 ${Math.random().toString(36).slice(2, 8)}`
  const phone = '02-555-0101'
  const id = await transaction(pool, async (sql) => {
    const region_id = await regionId(sql, '11110')
    const made = await addRow(sql, 'restaurants', {
      title: name,
      address: '서울특별시 종로구 한울길 7',
      phone,
      region_id,
    })
    await refreshRestaurants(sql, [made])
    return made
  })
  return { id, name, phone }
}

/** Takes it out of the numbers, and then away. */
export const removeRestaurant = (pool: Pool, { id }: OwnRestaurant) =>
  transaction(pool, async (sql) => {
    await sql.query('UPDATE restaurants SET is_active = false WHERE id = $1', [id])
    await refreshRestaurants(sql, [id])
    // What was saved by hand became a spelling.
    await sql.query('DELETE FROM restaurant_aliases WHERE restaurant_id = $1', [id])
    await sql.query('DELETE FROM restaurants WHERE id = $1', [id])
  })

/** Opens a restaurant's form in the back office. */
export async function openForm(page: Page, { id, name }: OwnRestaurant): Promise<void> {
  await page.goto(`/admin/restaurants/${id}`)
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.getByLabel('상호').waitFor()
}

/** Sends the form of a restaurant, and waits for the server's answer. */
export async function save(page: Page, { id }: OwnRestaurant): Promise<number> {
  const [answer] = await Promise.all([
    page.waitForResponse((one) => one.request().method() === 'PUT' && one.url().endsWith(`/restaurants/${id}`)),
    page.getByRole('button', { name: '저장', exact: true }).click(),
  ])
  return answer.status()
}
