import type { Page } from 'playwright'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { expectNoAxeFindingsInBothThemes } from './setup/axe'
import { expectNoHorizontalScroll } from './setup/expectNoHorizontalScroll'
import { signUp } from './setup/member'
import { DESKTOP, newVisitor, type Visitor, WIDTHS } from './setup/newVisitor'

const titleFor = (what: string) => `${what} ${Math.random().toString(36).slice(2, 8)}`

async function expectSound(page: Page): Promise<void> {
  await expectNoHorizontalScroll(page)
  await expectNoAxeFindingsInBothThemes(page)
}

/** Writes a post, and resolves to its path. */
async function writePost(page: Page, title: string): Promise<string> {
  await page.goto('/board/free/write')
  await page.getByLabel('제목').fill(title)
  await page.getByLabel('내용').fill('점심을 어디서 드십니까?')
  await page.getByRole('button', { name: '올리기' }).click()
  await page.waitForURL('**/board/free')
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  return new URL(page.url()).pathname
}

const main = (page: Page) => page.getByRole('main')
const form = (page: Page) => page.getByLabel('댓글 쓰기', { exact: true })
const list = (page: Page) => page.getByRole('list', { name: '댓글 목록' })

/** Goes on by Tab until a button has the focus, and presses it. */
async function pressByTab(page: Page, name: string | RegExp): Promise<void> {
  const target = main(page).getByRole('button', { name }).or(page.getByRole('dialog').getByRole('button', { name }))
  // A member's own buttons come after the page.
  await target.first().waitFor()
  for (let i = 0; i < 80; i++) {
    const hit = await target.evaluateAll((all) => all.includes(document.activeElement as HTMLElement))
    if (hit) return page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${name}`)
}

/** Until the field that a pressed button opens has the focus. */
const untilFieldOpens = (page: Page) => page.locator('textarea:focus').waitFor()

/** Until it has its answer, the list of nicknames holds those that fit what was typed before. */
const offersOnly = (page: Page, nickname: string) =>
  expect.poll(() => page.getByRole('option').allTextContents()).toEqual([nickname])

/** Who is hidden is answered at once and arrives late the first time: after somebody was hidden. */
async function delayFirstMutes(page: Page): Promise<void> {
  const hidden = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.route(
    '**/api/v1/me/mutes',
    async (route) => {
      const response = await route.fetch()
      await hidden
      // The page no longer waits for it.
      await route.fulfill({ response }).catch(() => undefined)
    },
    { times: 1 },
  )
}

describe.each(WIDTHS)('Comments %s', (_, viewport) => {
  let guest: Visitor
  let other: Visitor
  beforeEach(async () => {
    guest = await newVisitor(viewport)
    other = await newVisitor(viewport)
  })
  afterEach(async () => {
    await guest.close()
    await other.close()
  })

  it('Members write, answer, like, report, edit and restore comments by keyboard alone', async () => {
    const author = await signUp(guest.page, '/board/free')
    const path = await writePost(guest.page, titleFor('점심 이야기'))
    const { page } = other
    const reader = await signUp(page, path)

    await form(page).focus()
    await page.keyboard.type(`@${author.nickname.slice(0, 8)}`)
    const options = page.getByRole('option')
    await options.filter({ hasText: author.nickname }).waitFor()
    await expectSound(page)
    await page.keyboard.press('Escape')
    await options.first().waitFor({ state: 'detached' })
    await page.keyboard.type(author.nickname.slice(8, 10))
    await offersOnly(page, author.nickname)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect.poll(() => form(page).inputValue()).toBe(`@${author.nickname} `)
    await page.keyboard.type('국밥이 좋아요.')
    await page.keyboard.press('Control+Enter')
    await page.getByText('댓글을 올렸어요.').waitFor()
    await list(page).getByText('국밥이 좋아요.').waitFor()
    expect(await list(page).locator('b').first().textContent()).toBe(`@${author.nickname}`)
    await page
      .getByText(/다음 댓글은 \d+초 후에 쓸 수 있어요\./)
      .first()
      .waitFor()
    await expectSound(page)

    await guest.page.reload()
    await pressByTab(guest.page, `${reader.nickname}의 댓글: 좋아요`)
    await list(guest.page).getByRole('button', { pressed: true }).waitFor()
    await pressByTab(guest.page, '답글')
    await untilFieldOpens(guest.page)
    await guest.page.keyboard.type('저도 그래요.')
    await guest.page.keyboard.press('Control+Enter')
    await list(guest.page).getByText('저도 그래요.').waitFor()
    await expectSound(guest.page)
    await guest.page.reload()
    expect(await list(guest.page).getByText('저도 그래요.').count()).toBe(0)
    await pressByTab(guest.page, '답글 1개')
    await list(guest.page).getByText('저도 그래요.').waitFor()

    await pressByTab(guest.page, '신고')
    await guest.page.getByRole('dialog').waitFor()
    await pressByTab(guest.page, '신고하기')
    await guest.page.getByText('신고가 접수됐어요. 검토 후 조치할게요.').waitFor()
    await list(guest.page).getByText('신고함').waitFor()

    await page.reload()
    await pressByTab(page, '고치기')
    await untilFieldOpens(page)
    await page.keyboard.press('Control+A')
    await page.keyboard.type('냉면이 좋아요.')
    await page.keyboard.press('Control+Enter')
    await list(page).getByText('수정됨').waitFor()
    await pressByTab(page, '지우기')
    await page.getByRole('dialog').waitFor()
    await pressByTab(page, '지우기')
    await list(page).getByText('삭제된 댓글이에요.').waitFor()
    // Who reaches the button holds it there.
    await page.getByRole('button', { name: '되돌리기' }).focus()
    await expectSound(page)
    await page.keyboard.press('Enter')
    await list(page).getByText('냉면이 좋아요.').waitFor()
  }, 180_000)

  it('Comments of a muted member are hidden until they are unmuted in the profile', async () => {
    await signUp(guest.page, '/board/free')
    const title = titleFor('숨길 글')
    const path = await writePost(guest.page, title)
    const { page } = other
    await signUp(page, path)
    await form(guest.page).fill('보고 싶지 않은 말')
    await guest.page.getByRole('button', { name: '올리기' }).click()
    await list(guest.page).getByText('보고 싶지 않은 말').waitFor()
    await delayFirstMutes(page)
    await page.reload()
    await list(page).getByRole('button', { name: '숨기기' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '숨기기' }).click()
    await list(page).getByText('숨긴 회원의 댓글이에요.').waitFor()
    await page.getByText('숨긴 회원의 글이에요.').waitFor()
    expect(await page.getByText('보고 싶지 않은 말').count()).toBe(0)
    await expectSound(page)
    await page.goto('/board/free')
    await page.getByText('숨긴 회원의 글이에요.').first().waitFor()
    await page.goto('/profile')
    await page.getByRole('button', { name: /다시 보기$/ }).click()
    await page.getByText('숨긴 회원이 없어요.').waitFor()
    await page.goto(path)
    await list(page).getByText('보고 싶지 않은 말').waitFor()
  })
})

describe('Nickname completion in a text', () => {
  it('A completed nickname leaves the caret behind it, and fast typing keeps its order', async () => {
    const author = await newVisitor(DESKTOP)
    const { nickname } = await signUp(author.page, '/board/free')
    const path = await writePost(author.page, titleFor('부르기'))
    await author.close()
    const { page, close } = await newVisitor(DESKTOP)
    await signUp(page, path)
    await page.evaluate(() => {
      const held: FrameRequestCallback[] = []
      window.requestAnimationFrame = (paint) => held.push(paint)
      Object.assign(window, { paint: () => held.splice(0).forEach((one) => one(performance.now())) })
    })
    await form(page).fill('점심은  어디서 드십니까?')
    await form(page).focus()
    await page.keyboard.press('Home')
    for (let i = 0; i < '점심은 '.length; i++) await page.keyboard.press('ArrowRight')
    await page.keyboard.type(`@${nickname}`)
    await offersOnly(page, nickname)
    await page.keyboard.press('Enter')
    await page.keyboard.type('님은 ')
    await page.evaluate('paint()')
    await page.keyboard.type('요즘 ')
    expect(await form(page).inputValue()).toBe(`점심은 @${nickname} 님은 요즘 어디서 드십니까?`)
    await close()
  })
})

describe('Keyboard of a comment', () => {
  it('Ctrl+Enter sends a comment with the syllable that is still being composed', async () => {
    const { page, context, close } = await newVisitor(DESKTOP)
    await signUp(page, '/board/free')
    await page.goto(await writePost(page, titleFor('조합')))
    await form(page).focus()
    await page.keyboard.insertText('고마워')
    const inputMethod = await context.newCDPSession(page)
    await inputMethod.send('Input.imeSetComposition', { text: '요', selectionStart: 1, selectionEnd: 1 })
    await form(page).dispatchEvent('keydown', { key: 'Process', code: 'Enter', ctrlKey: true, isComposing: true })
    await inputMethod.send('Input.insertText', { text: '요' })
    await list(page).getByText('고마워요').waitFor()
    await close()
  })
})

describe('Comments without scripts', () => {
  it('Comments can be read, and written by a plain form', async () => {
    const { page, context, close } = await newVisitor(DESKTOP)
    await signUp(page, '/board/free')
    const path = await writePost(page, titleFor('글만'))
    const browser = context.browser()
    if (!browser) throw new Error('no browser')
    const plain = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: new URL(page.url()).origin,
      storageState: await context.storageState(),
    })
    const reader = await plain.newPage()
    await reader.goto(path)
    await form(reader).fill('<b>글만</b>으로\n써요')
    await reader.getByRole('button', { name: '올리기' }).click()
    await list(reader).getByText('<b>글만</b>으로').waitFor()
    expect(reader.url()).toMatch(/\?comment=(\d+)#comment-\1$/)
    await form(reader).fill('또')
    await reader.getByRole('button', { name: '올리기' }).click()
    await reader.getByText(/댓글은 1분에 하나씩 쓸 수 있어요\. \d+초 뒤에/).waitFor()
    await reader.goto(`${path}?sort=popular`)
    await list(reader).getByText('글만').waitFor()
    await plain.close()
    await close()
  })
})
