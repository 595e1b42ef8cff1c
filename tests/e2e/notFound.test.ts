import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PHONE, newVisitor, type Visitor } from './setup/newVisitor'
import { listRestaurants } from './setup/visitRestaurants'

describe('Wrong and outdated addresses', () => {
  let guest: Visitor
  beforeEach(async () => {
    guest = await newVisitor(PHONE)
  })
  afterEach(() => guest.close())

  it.each([
    ['/nowhere', '이 주소에는 아무것도 없어요'],
    ['/restaurants/99999999', '식당을 찾을 수 없어요'],
    ['/restaurants/99999999/rank', '식당을 찾을 수 없어요'],
    ['/restaurants/abc', '잘못된 주소예요'],
    [
      '/restaurants/%EC%84%9C%EC%9A%B8/%EC%97%86%EB%8A%94%EA%B5%AC/%EC%97%86%EB%8A%94%EC%A7%91',
      '식당을 찾을 수 없어요',
    ],
    ['/terms/nothing', '이 주소에는 아무것도 없어요'],
    ['/lists/nothing', '이 목록은 볼 수 없어요'],
  ])('A request for %s gets 404 with “%s” and links, with and without JavaScript', async (path, sentence) => {
    const html = await (await guest.context.request.get(path)).text()
    expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).toBe(sentence)
    expect(/<title>([^<]*)/.exec(html.split('</head>')[0] ?? '')?.[1]).toBe('찾을 수 없는 페이지 · 공공밥상')
    const answer = await guest.page.goto(path)
    expect(answer?.status()).toBe(404)
    expect(answer?.headers()['cache-control']).toContain('no-store')
    await guest.page.getByRole('heading', { level: 1, name: sentence }).waitFor()
    expect(await guest.page.title()).toBe('찾을 수 없는 페이지 · 공공밥상')
    const links = guest.page.getByRole('link').filter({ visible: true })
    await links.first().waitFor()
    expect(await links.count()).toBeGreaterThan(2)
  })

  it.each([
    ['/regions?district=%EC%A4%91%EA%B5%AC', '시도와 시군구를 모두 선택해주세요.', 400],
    ['/regions?province=%EC%97%86%EB%8A%94%EB%8F%84', '선택한 지역을 찾을 수 없습니다.', 400],
    ['/restaurants?page=abc', '페이지 번호는 1부터', 400],
    ['/restaurants?page=-1', '페이지 번호는 1부터', 400],
    ['/restaurants?sort=nothing', '목록에 없는 정렬 방법이에요.', 400],
    ['/board/secret', '잘못된 접근이에요', 404],
  ])('A request for %s gets the message “%s”, uncached and with status %i', async (path, sentence, status) => {
    const answer = await guest.page.goto(path)
    expect([answer?.status(), /no-store/.test(answer?.headers()['cache-control'] ?? '')]).toEqual([status, true])
    expect(await guest.page.getByText(sentence).first().isVisible()).toBe(true)
  })

  it('An address that begins with a capital letter redirects to the page, if there is one', async () => {
    const [first] = await listRestaurants(1)
    await guest.page.goto(`/Restaurants/${first?.id}`)
    expect(new URL(guest.page.url()).pathname).toBe(`/restaurants/${first?.id}`)
    expect((await guest.page.goto('/Nowhere/AbC'))?.status()).toBe(404)
    expect(new URL(guest.page.url()).pathname).toBe('/nowhere/AbC')
  })

  it('A wrong filter of the institutions leads back to them', async () => {
    expect((await guest.page.goto('/agencies?type=bad'))?.status()).toBe(400)
    await guest.page.getByRole('main').getByRole('link', { name: '모든 기관' }).click()
    await guest.page.getByRole('heading', { level: 1, name: /^기관별/ }).waitFor()
  })

  it('An old address of region and name redirects to the restaurant', async () => {
    const [first] = await listRestaurants(1)
    const parts = ['restaurants', first?.sub_add1, first?.sub_add2, first?.title]
    await guest.page.goto(`/${parts.map((part) => encodeURIComponent((part ?? '').normalize('NFD'))).join('/')}`)
    expect(new URL(guest.page.url()).pathname).toBe(`/restaurants/${first?.id}`)
  })
})
