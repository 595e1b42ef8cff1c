import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import type { Page } from 'playwright'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { demoDatabase } from './setup/demoDatabase'
import { agreeToAll, signInAs, newNickname, profileLink } from './setup/member'
import { expectNoHorizontalScroll } from './setup/expectNoHorizontalScroll'
import { DESKTOP, newVisitor, PHONE, type Visitor, WIDTHS } from './setup/newVisitor'
import { addRestaurant, type OwnRestaurant, removeRestaurant } from './setup/ownRestaurant'

/** A district in which no test adds restaurants: its rows stay where they are. */
const LIST = '/regions?province=서울특별시&district=마포구'
const isList = ({ pathname, searchParams }: URL) => pathname === '/regions' && searchParams.get('district') === '마포구'

const WORDS = '점심 특선이 든든해요.\n국물을 더 달라고 하면 더 줘요.'

const photo = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#b8381c' } })
    .jpeg()
    .toBuffer()

/** While figures of other restaurants are written, a review's are left to a job (`refreshRatings`). */
const read = async (guest: Visitor, id: number): Promise<object> =>
  (await (await guest.context.request.get(`/api/v1/restaurants/${id}`)).json()) as object

/** Signs up from the sign-in dialog and returns to the page the visitor came from. */
async function becomeMember(page: Page): Promise<string> {
  await page.getByRole('dialog').getByRole('button', { name: '카카오로 시작하기' }).click()
  await page.getByRole('button', { name: /^새 사람으로/ }).click()
  await agreeToAll(page)
  await page.waitForURL('**/register/profile**')
  const nickname = newNickname()
  await page.getByLabel(/^닉네임/).fill(nickname)
  await page.getByRole('button', { name: '완료' }).click()
  await page.getByRole('link', { name: '보던 곳으로 돌아가기' }).click()
  return nickname
}

describe.each(WIDTHS)('Member story %s', (_, viewport) => {
  const pool = demoDatabase()
  let guest: Visitor
  let place: OwnRestaurant
  beforeEach(async () => {
    guest = await newVisitor(viewport)
    place = await addRestaurant(pool)
  })
  afterEach(async () => {
    await guest.close()
    await pool.query('DELETE FROM reviews WHERE restaurant_id = $1', [place.id])
    await removeRestaurant(pool, place)
  })

  it('A visitor signs up to review, saves and shares a restaurant, exports data and leaves', async () => {
    const { page, context } = guest
    const here = `/restaurants/${place.id}`
    await page.goto(here)
    await page.getByRole('button', { name: '리뷰 쓰기' }).click()
    await page.getByRole('radio', { name: '5점 만점에 5점' }).focus()
    await page.keyboard.press('ArrowLeft')
    await page.getByRole('textbox', { name: /^내용/ }).fill(WORDS)
    await page.getByText(`${[...WORDS].length}/500`).waitFor()
    await page.getByRole('button', { name: '리뷰 올리기' }).click()

    const nickname = await becomeMember(page)
    await page.waitForURL((url) => url.pathname === here && url.hash === '#write-review')
    await page.getByText('쓰시던 내용을 복원했어요.').waitFor()
    expect(await page.getByRole('textbox', { name: /^내용/ }).inputValue()).toBe(WORDS)
    expect(await page.getByRole('radio', { name: '5점 만점에 4점' }).isChecked()).toBe(true)

    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: '점심.jpg', mimeType: 'image/jpeg', buffer: await photo() })
    await page.getByRole('button', { name: '사진 1 빼기' }).waitFor()
    await page.getByText('올리는 중…').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: '리뷰 올리기' }).click()
    await page.getByText('리뷰가 성공적으로 작성됐어요!').waitFor()
    await page.getByText('이 식당에 리뷰를 쓰셨어요.').waitFor()
    // Once on the page, with what its author can do with it.
    expect(await page.getByRole('article').filter({ hasText: nickname }).count()).toBe(0)
    const written = page.getByRole('region', { name: '내 리뷰' })
    await written.getByText('국물을 더 달라고 하면 더 줘요.').waitFor()
    await written.getByRole('img', { name: `${nickname}님이 올린 사진 1` }).waitFor()
    await expect.poll(() => read(guest, place.id)).toMatchObject({ review_count: 1, avg_rating: 4 })
    await expectNoHorizontalScroll(page)

    const heart = page
      .getByRole('main')
      .getByRole('button', { name: `${place.name} 저장` })
      .first()
    await heart.click()
    await page.getByText('저장했어요.').waitFor()
    await page.locator(`button[aria-label="${place.name} 저장됨"][aria-pressed=true]`).first().waitFor()
    await page
      .getByRole('button', { name: `${place.name} 공유` })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('button', { name: '링크 복사' }).click()
    await page.getByRole('button', { name: '복사 완료' }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${inject('site')}${here}`)
    await page.keyboard.press('Escape')

    await profileLink(page).click()
    await page.waitForURL('**/profile')
    await page.getByRole('heading', { level: 1, name: '내 프로필' }).waitFor()
    await page.getByRole('main').getByRole('link', { name: place.name }).first().waitFor()
    await expectNoHorizontalScroll(page)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: '내려받기' }).click(),
    ])
    const data = await text(await file.createReadStream())
    expect([nickname, '국물을 더 달라고 하면 더 줘요.', place.name].filter((words) => !data.includes(words))).toEqual(
      [],
    )
    expect(file.suggestedFilename()).toMatch(/^gonggong-bapsang-.*\.json$/)

    const cookies = await context.cookies()
    await page.getByRole('button', { name: '탈퇴하기' }).click()
    await page.getByLabel(/DELETE/).fill('delete')
    await page.getByRole('button', { name: '탈퇴하기' }).last().click()
    await page.getByText('"DELETE"를 정확히 입력해주세요.').waitFor()
    await page.getByLabel(/DELETE/).fill('DELETE')
    await page.getByRole('button', { name: '탈퇴하기' }).last().click()
    await page.getByText('탈퇴했어요. 개인정보를 모두 지웠어요.').waitFor()

    await context.addCookies(cookies)
    expect(await (await context.request.get('/api/v1/me')).json()).toMatchObject({ member: null })
    await page.goto(here)
    await page
      .getByRole('article')
      .filter({ hasText: '탈퇴한 회원' })
      .getByText('국물을 더 달라고 하면 더 줘요.')
      .waitFor()
    expect(
      [await page.content(), await page.getByText(nickname).count()].map((found) =>
        typeof found === 'string' ? found.includes(nickname) : found,
      ),
    ).toEqual([false, 0])
    await expect.poll(() => read(guest, place.id)).toMatchObject({ review_count: 1, avg_rating: 4 })
  })
})

describe('Saving a restaurant as a visitor', () => {
  it('A visitor who presses a heart signs in, returns to the page and finds it saved', async () => {
    const guest = await newVisitor(DESKTOP)
    const { page } = guest
    await page.goto(LIST)
    const heart = page.getByRole('button', { name: / 저장$/ }).first()
    const label = await heart.getAttribute('aria-label')
    await heart.click()
    await page.getByRole('dialog').getByText('로그인 후 이용할 수 있어요.').waitFor()
    await becomeMember(page)
    await page.waitForURL(isList)
    await page.locator(`button[aria-label="${label}"][aria-pressed=true]`).first().waitFor()
    await page.reload()
    await page.locator(`button[aria-label="${label}"][aria-pressed=true]`).first().waitFor()
    expect(await page.getByText('담으려던').count()).toBe(0)
    await guest.close()
  })

  it('A restaurant is shown as saved even when an older response arrives late', async () => {
    const guest = await newVisitor(DESKTOP)
    const { page } = guest
    await page.goto(LIST)
    const heart = page.getByRole('button', { name: / 저장$/ }).first()
    const label = await heart.getAttribute('aria-label')
    await heart.click()
    let release = () => undefined as void
    const released = new Promise<void>((done) => (release = done))
    let merged = false
    await page.route('**/me/favorites/ids', async (route) => {
      if (merged) return route.continue()
      const before = await route.fetch()
      await released
      // The page may have aborted this request.
      await route.fulfill({ response: before }).catch(() => undefined)
    })
    const merge = page.waitForResponse('**/me/favorites/merge', { timeout: 60_000 }).then(() => (merged = true))
    await becomeMember(page)
    await merge
    release()
    await page.locator(`button[aria-label="${label}"][aria-pressed=true]`).first().waitFor()
    await guest.close()
  })
})

describe('Sign-up in the demo', () => {
  it('A ready-made person of the demo has a nickname filled in', async () => {
    const guest = await newVisitor(PHONE)
    const { page } = guest
    await page.goto('/login?next=/ranking')
    await signInAs(page, /^하루/)
    await agreeToAll(page)
    await page.waitForURL('**/register/profile**')
    await expect.poll(() => page.getByLabel(/^닉네임/).inputValue()).toBe('하루')
    await guest.close()
  })
})
