import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { agreeToAll, newNickname, signUp } from './setup/member'
import { expectNoHorizontalScroll } from './setup/expectNoHorizontalScroll'
import { newVisitor, type Visitor, WIDTHS } from './setup/newVisitor'

/** A district in which no test adds restaurants: its rows stay where they are. */
const LIST = '/regions?province=서울특별시&district=마포구'
const heart = (one: Visitor, place: number) =>
  one.page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('button', { name: / 저장$/ })
    .nth(place)
const pressed = (one: Visitor, place: number) => heart(one, place).getAttribute('aria-pressed')

describe.each(WIDTHS)('Favourites %s', (_, viewport) => {
  let guest: Visitor
  beforeEach(async () => {
    guest = await newVisitor(viewport)
  })
  afterEach(() => guest.close())

  it('A member saves a restaurant, removes it and undoes the removal', async () => {
    const { page } = guest
    await signUp(page, LIST)
    await heart(guest, 0).click()
    await page.getByText('저장했어요.').waitFor()
    await page.reload()
    await expect.poll(() => pressed(guest, 0)).toBe('true')
    expect(await pressed(guest, 1)).toBe('false')
    await heart(guest, 0).click()
    await page.getByText('즐겨찾기가 제거되었습니다.').waitFor()
    await page.getByRole('button', { name: '되돌리기' }).click()
    await page.getByText('저장했어요.').waitFor()
    await expect.poll(() => pressed(guest, 0)).toBe('true')
    await expectNoHorizontalScroll(page)
  })

  it('A visitor who saves a restaurant and then signs up has it saved', async () => {
    const { page } = guest
    await page.goto(LIST)
    await heart(guest, 1).click()
    const prompt = page.getByRole('dialog', { name: '로그인 후 이용할 수 있어요.' })
    await prompt.getByRole('button', { name: '카카오로 시작하기' }).click()
    await page.getByRole('button', { name: /^새 사람으로/ }).click()
    await agreeToAll(page)
    await page.getByLabel(/^닉네임/).fill(newNickname())
    await page.getByRole('button', { name: '완료' }).click()
    await page.waitForURL('**/welcome**')
    await page.getByText('1곳을 저장했어요.').waitFor()
    await page.goto(LIST)
    await expect.poll(() => pressed(guest, 1)).toBe('true')
    expect(await pressed(guest, 0)).toBe('false')
    expect(await page.getByRole('region', { name: /저장할까요/ }).count()).toBe(0)
  })

  it('A visitor who signs up in a later session is offered the restaurant to save', async () => {
    const { page } = guest
    await page.goto(LIST)
    const name = ((await heart(guest, 1).getAttribute('aria-label')) ?? '').replace(/ 저장$/, '')
    await heart(guest, 1).click()
    await page.getByRole('dialog', { name: '로그인 후 이용할 수 있어요.' }).waitFor()
    await page.evaluate(() => sessionStorage.clear())
    await signUp(page, LIST)
    const offer = page.getByRole('region', { name: '이 기기에서 담으려던 1곳을 저장할까요?' })
    await offer.getByText('어떤 곳인지 보기').click()
    expect(await offer.getByRole('listitem').textContent()).toContain(name)
    await expectNoHorizontalScroll(page)
    await offer.getByRole('button', { name: '저장' }).click()
    await page.getByText('1곳을 저장했어요.').waitFor()
    await expect.poll(() => pressed(guest, 1)).toBe('true')
    await page.reload()
    await expect.poll(() => pressed(guest, 1)).toBe('true')
    expect(await offer.count()).toBe(0)
  })

  it('Anyone with the link can read a shared list until sharing ends', async () => {
    const { page } = guest
    const { nickname } = await signUp(page, LIST)
    await heart(guest, 0).click()
    await page.getByText('저장했어요.').waitFor()
    const { token } = (await (await page.request.put('/api/v1/me/favorites/share')).json()) as { token: string }
    const reader = await newVisitor(viewport)
    await reader.page.goto(`/lists/${token}`)
    await reader.page.getByRole('heading', { level: 1, name: `${nickname}님의 목록` }).waitFor()
    expect(await reader.page.getByRole('main').getByRole('listitem').count()).toBe(1)
    expect(await reader.page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')
    await expectNoHorizontalScroll(reader.page)
    await page.request.delete('/api/v1/me/favorites/share')
    expect((await reader.page.reload())?.status()).toBe(404)
    await reader.page.getByText('이 목록은 볼 수 없어요').waitFor()
    await reader.close()
  })
})
