import { describe, expect, it } from 'vitest'
import { DESKTOP, newVisitor, PHONE } from './setup/newVisitor'

const REGIONS = '**/api/v1/regions'

describe.each([
  ['on a phone', PHONE],
  ['on a desktop', DESKTOP],
])('the map page %s', (_, viewport) => {
  it('opens a province to its districts, and a district from its address', async () => {
    const { page, close } = await newVisitor(viewport)
    await page.goto('/map')
    const district = page.getByRole('link', { name: /^중구/ })
    expect(await district.count()).toBe(0)
    await page.getByText('서울특별시', { exact: true }).click()
    await district.filter({ visible: true }).first().waitFor()
    await page.goto('/map?region=11140')
    await page.getByRole('heading', { level: 1, name: '서울 중구' }).waitFor()
    await page.getByRole('button', { name: '← 모든 지역' }).click()
    await page.getByText('부산광역시', { exact: true }).waitFor()
    await close()
  })

  it('says that the districts could not be read, and reads them when asked again', async () => {
    const { page, close } = await newVisitor(viewport)
    await page.route(REGIONS, (route) => route.fulfill({ status: 503, json: {} }))
    await page.goto('/map')
    const notice = page.getByRole('alert').filter({ hasText: '지도를 불러오지 못했습니다.' })
    await notice.waitFor()
    await page.getByText('서울특별시', { exact: true }).click()
    await page.getByRole('link', { name: '서울특별시 전체 순위' }).waitFor()
    await page.unroute(REGIONS)
    await notice.getByRole('button', { name: '다시 불러오기' }).click()
    await page.getByRole('link', { name: /^중구/ }).filter({ visible: true }).first().waitFor()
    expect(await notice.count()).toBe(0)
    await close()
  })

  it('draws its districts as a picture until somebody does something, and takes a press on the picture', async () => {
    const { page, close } = await newVisitor(viewport)
    await page.goto('/map')
    const district = page.locator('[data-code="41820"]')
    await district.waitFor()
    expect(await page.locator('canvas').count()).toBe(0)
    const drawn = await district.boundingBox()
    await district.dispatchEvent('click')
    await page.getByRole('heading', { level: 1, name: '경기 가평군' }).waitFor()
    await page.keyboard.press('Shift')
    await page.locator('canvas').waitFor()
    await district.waitFor({ state: 'detached' })
    expect(drawn?.width).toBeGreaterThan(5)
    await close()
  })
})
