import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { signUp } from './setup/member'
import { expectNoHorizontalScroll } from './setup/expectNoHorizontalScroll'
import { newVisitor, type Visitor, WIDTHS } from './setup/newVisitor'

describe.each(WIDTHS)('Consents of a member %s', (_, viewport) => {
  let guest: Visitor
  beforeEach(async () => {
    guest = await newVisitor(viewport)
  })
  afterEach(() => guest.close())

  it('A member withdraws an optional consent and gives it again by keyboard', async () => {
    const { page } = guest
    await signUp(page, '/profile')
    const box = page.getByRole('region', { name: '선택 동의 관리' })
    const location = box.getByRole('switch', { name: '위치정보 이용 안내 동의' })
    await location.waitFor()
    expect(await location.isChecked()).toBe(true)
    expect(await box.getByRole('link', { name: '위치정보 이용 안내 전문 보기' }).getAttribute('href')).toBe(
      '/terms/location',
    )
    await location.click()
    await page.getByText('위치정보 이용 안내 동의를 철회했어요.').waitFor()
    await box.getByText('거둠', { exact: true }).waitFor()
    await page.reload()
    await location.waitFor()
    expect(await location.isChecked()).toBe(false)
    await location.press('Space')
    await page.getByText('위치정보 이용 안내에 동의했어요.').waitFor()
    await expect.poll(() => location.isChecked()).toBe(true)
    await expectNoHorizontalScroll(page)
  })

  it('The required terms are listed without a switch', async () => {
    const { page } = guest
    await signUp(page, '/profile')
    const required = page.getByRole('list', { name: '필수 약관' })
    await required.waitFor()
    expect([await required.getByRole('listitem').count(), await required.getByRole('switch').count()]).toEqual([3, 0])
  })
})
