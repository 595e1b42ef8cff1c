import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DETAIL } from '@/messages/site/detail'
import { REVIEWS } from '@/messages/site/reviews'
import { expectNoAxeFindings } from '../setup/axe'
import { demoDatabase } from '../setup/demoDatabase'
import { expectNoHorizontalScroll } from '../setup/expectNoHorizontalScroll'
import { newVisitor, PHONE, type Visitor } from '../setup/newVisitor'
import { addRestaurant, openForm, type OwnRestaurant, removeRestaurant, save } from '../setup/ownRestaurant'
import { addStaffMember, removeStaff, signInBrowser, type StaffMember } from '../setup/staffMember'

const ALT = '김이 오르는 국밥'
const CREDIT = '홍보실 제공'

describe('Photograph of a restaurant', () => {
  const pool = demoDatabase()
  let staff: StaffMember
  let restaurant: OwnRestaurant
  let admin: Visitor
  let visitor: Visitor
  beforeEach(async () => {
    staff = await addStaffMember(pool, 'admin')
    restaurant = await addRestaurant(pool)
    admin = await signInBrowser(staff)
    visitor = await newVisitor(PHONE)
  })
  afterEach(async () => {
    await Promise.all([admin.close(), visitor.close()])
    await pool.query('DELETE FROM media WHERE alt = $1', [ALT])
    await removeRestaurant(pool, restaurant)
    await removeStaff(pool, [staff])
  })

  /** The restaurant's row in a list: its height, and its picture once that is loaded. */
  const readRow = async () => {
    await visitor.page.goto(`/restaurants?${new URLSearchParams({ q: restaurant.name }).toString()}`)
    const row = visitor.page.locator('.restaurant-row').filter({ hasText: restaurant.name })
    const height = (await row.boundingBox())?.height
    return { row, height, picture: row.getByRole('img', { name: ALT }) }
  }
  const widthOf = (image: ReturnType<Visitor['page']['locator']>) =>
    image.evaluate((one: HTMLImageElement) => one.decode().then(() => one.naturalWidth))

  it('An admin adds a photograph, and visitors see it in the list and on the restaurant’s page', async () => {
    const before = await readRow()
    expect(await before.picture.count()).toBe(0)

    const { page } = admin
    await openForm(page, restaurant)
    const colours = { width: 900, height: 700, channels: 3, background: '#b38' } as const
    const buffer = await sharp({ create: colours }).jpeg().toBuffer()
    await page.locator('input[type=file]').setInputFiles({ name: '앞문.jpg', mimeType: 'image/jpeg', buffer })
    const described = () =>
      page.waitForResponse((one) => one.request().method() === 'PATCH' && one.url().includes('/api/media/'))
    for (const [label, words] of [
      [/^설명/, ALT],
      [/^찍은 사람/, CREDIT],
    ] as const) {
      const saved = described()
      await page.getByLabel(label).fill(words)
      await page.getByLabel(label).blur()
      expect((await saved).status()).toBe(200)
    }
    expect(await save(page, restaurant)).toBe(200)

    const after = await readRow()
    expect(await widthOf(after.picture)).toBe(640)
    expect(after.height).toBe(before.height)
    await after.row.getByRole('link', { name: restaurant.name }).click()
    const photos = visitor.page.getByRole('region', { name: DETAIL.photos })
    await photos.getByText(DETAIL.photoBy(CREDIT)).waitFor()
    expect(await widthOf(photos.getByRole('img', { name: ALT }))).toBe(640)
    await expectNoAxeFindings(visitor.page)
    await expectNoHorizontalScroll(visitor.page)
    await photos.getByRole('link', { name: ALT }).click()
    const viewer = visitor.page.getByRole('dialog', { name: REVIEWS.photoViewer })
    expect(await widthOf(viewer.getByRole('img', { name: ALT }))).toBe(900)

    await openForm(page, restaurant)
    await page.getByRole('button', { name: `${ALT} 빼기` }).click()
    expect(await save(page, restaurant)).toBe(200)
    const without = await readRow()
    expect([await without.picture.count(), without.height]).toEqual([0, before.height])
  })
})
