import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PHONE, visitor, type Visitor } from './setup/visitor'

describe('a visitor who takes a wrong turn', () => {
  let guest: Visitor
  beforeEach(async () => {
    guest = await visitor(PHONE)
  })
  afterEach(() => guest.leave())

  it.each([
    ['/nowhere', 404],
    ['/restaurants/99999999', 404],
    ['/restaurants/abc', 404],
  ])('%s says that nothing is here, and leads on', async (path, status) => {
    const answer = await guest.page.goto(path)
    expect(answer?.status()).toBe(status)
    const links = guest.page.getByRole('link').filter({ visible: true })
    await links.first().waitFor()
    expect(await links.count()).toBeGreaterThan(2)
  })

  it.each([
    ['/regions?district=%EC%A4%91%EA%B5%AC', '시도와 시군구를 모두 선택해주세요.'],
    ['/board/secret', '잘못된 접근입니다'],
    ['/regions?province=%EC%97%86%EB%8A%94%EB%8F%84', '선택한 지역을 찾을 수 없습니다.'],
  ])('%s is answered with a sentence', async (path, sentence) => {
    await guest.page.goto(path)
    expect(await guest.page.getByText(sentence).first().isVisible()).toBe(true)
  })

  it('is led from the old address of region and name to the restaurant', async () => {
    const list = (await (await guest.context.request.get('/api/v1/restaurants?size=1')).json()) as {
      data: { id: number; sub_add1: string; sub_add2: string; title: string }[]
    }
    const [first] = list.data
    await guest.page.goto(`/${['restaurants', first?.sub_add1, first?.sub_add2, first?.title].map((part) => encodeURIComponent((part ?? '').normalize('NFD'))).join('/')}`)
    expect(new URL(guest.page.url()).pathname).toBe(`/restaurants/${first?.id}`)
  })
})
