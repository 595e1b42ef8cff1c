import type { Page } from 'playwright'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { expectNoAxeFindings } from './setup/axe'
import { expectNoHorizontalScroll } from './setup/expectNoHorizontalScroll'
import { signUp } from './setup/member'
import { DESKTOP, newVisitor, type Visitor, WIDTHS } from './setup/newVisitor'

const titleFor = (what: string) => `${what} ${Math.random().toString(36).slice(2, 8)}`

async function expectSound(page: Page): Promise<void> {
  await expectNoHorizontalScroll(page)
  await expectNoAxeFindings(page)
}

async function write(page: Page, title: string, content: string): Promise<void> {
  await page.goto('/board/free/write')
  await page.getByLabel('제목').fill(title)
  await page.getByLabel('내용').fill(content)
  await page.getByRole('button', { name: '올리기' }).click()
  await page.waitForURL('**/board/free')
}

describe.each(WIDTHS)('Boards %s', (_, viewport) => {
  let guest: Visitor
  beforeEach(async () => {
    guest = await newVisitor(viewport)
  })
  afterEach(() => guest.close())

  it('A member writes, edits, likes and deletes a post, and undoes the deletion', async () => {
    const { page } = guest
    const title = titleFor('점심 이야기')
    await page.goto('/board/free/write')
    await page.getByText('글을 쓰려면 로그인해 주세요').waitFor()
    await expectSound(page)
    await signUp(page, '/board/free/write')
    await page.getByLabel('제목').fill(title)
    await page.getByLabel('내용').fill('첫 줄여요.\n둘째 줄여요.\n\n[이 집](/restaurants/1)')
    await page.getByText(`${[...title].length}/100`).waitFor()
    await expectSound(page)
    await page.reload()
    await page.getByText('쓰시던 글을 복원했어요.').waitFor()
    await page.getByRole('button', { name: '올리기' }).click()
    await page.waitForURL('**/board/free')
    await page.goto('/board/free/write')
    await page.getByText(/게시글 작성은 \d+초 후에 가능합니다\./).waitFor()
    await page.goto('/board/free')
    await page.getByRole('link', { name: title }).click()

    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(await page.getByText('첫 줄여요.').innerHTML()).toContain('<br>')
    expect(await page.getByText(/방문 [\d,]+회/).count()).toBe(1)
    await expectSound(page)
    const like = page.getByRole('button', { name: /^좋아요/ })
    // It is shown before it is stored.
    await Promise.all([page.waitForResponse(/\/like$/), like.click()])
    await page.getByRole('button', { name: '좋아요 1', pressed: true }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: '좋아요 1', pressed: true }).waitFor()

    await page.getByRole('link', { name: '고치기' }).click()
    await page.getByLabel('제목').fill(`${title} 고침`)
    await page.getByRole('button', { name: '고친 대로 저장' }).click()
    await page.getByRole('heading', { level: 1, name: `${title} 고침` }).waitFor()
    await page.getByText('수정됨').waitFor()

    await page.getByRole('button', { name: '지우기' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '지우기' }).click()
    await page.waitForURL('**/board/free')
    await page.getByRole('link', { name: `${title} 고침` }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: '되돌리기' }).click()
    await page.getByRole('heading', { level: 1, name: `${title} 고침` }).waitFor()

    await page.goto('/profile')
    await page.getByRole('link', { name: `${title} 고침 보기` }).waitFor()
  })

  it('A new member’s post with a link is visible to its author only, with the reason', async () => {
    const { page } = guest
    await signUp(page, '/board/suggestion')
    const title = titleFor('링크')
    await page.goto('/board/suggestion/write')
    await page.getByLabel('제목').fill(title)
    await page.getByLabel('내용').fill('https://food.example 를 **꼭** 더해 주세요')
    await page.getByRole('button', { name: '올리기' }).click()
    await page.getByText(/가입한 첫날 링크가 있는 글은 운영자가 먼저 봐요/).waitFor()
    await page.getByRole('main').locator('strong', { hasText: '꼭' }).waitFor()
    await expectSound(page)
    const other = await newVisitor(viewport)
    const answer = await other.page.goto(new URL(page.url()).pathname)
    expect(answer?.status()).toBe(404)
    await other.page.getByText('게시글을 찾을 수 없어요').waitFor()
    expect(await other.page.content()).not.toContain(title)
    await other.close()
  })

  it('The boards can be read, searched and paged without scripts', async () => {
    const { page } = guest
    for (const path of ['/board', '/board/notice', '/board/free', '/board/suggestion']) {
      await page.goto(path)
      await expectSound(page)
    }
    const plain = await page
      .context()
      .browser()
      ?.newContext({ javaScriptEnabled: false, baseURL: new URL(page.url()).origin })
    if (!plain) throw new Error('no browser')
    const reader = await plain.newPage()
    await reader.goto('/board/suggestion')
    await reader.getByRole('list', { name: '건의사항의 글' }).getByRole('link').first().click()
    await reader.getByRole('heading', { name: '처리 과정' }).waitFor()
    await reader.goto('/board/free')
    await reader.getByRole('searchbox').fill('없는 말 없는 말')
    await reader.getByRole('main').getByRole('button', { name: '찾기' }).click()
    await reader.getByText('맞는 글이 없어요').waitFor()
    const feed = await reader.request.get('/board/free/rss.xml')
    expect([feed.status(), feed.headers()['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8'])
    expect(await feed.text()).toMatch(/<item><title>/)
    await plain.close()
  })
})

describe('Boards by keyboard', () => {
  it('A member writes, likes and deletes a post by keyboard alone', async () => {
    const { page, close } = await newVisitor(DESKTOP)
    await signUp(page, '/board/free/write')
    const title = titleFor('자판')
    const press = (key: string) => page.keyboard.press(key)
    const tabTo = async (name: string | RegExp) => {
      const target = page
        .getByRole('main')
        .getByRole('button', { name })
        .or(page.getByRole('dialog').getByRole('button', { name }))
      for (let i = 0; i < 60; i++) {
        if (await target.last().evaluate((element) => element === document.activeElement)) return
        await press('Tab')
      }
      throw new Error(`Tab never reached ${name}`)
    }
    await page.getByLabel('제목').focus()
    await page.keyboard.type(title)
    await press('Tab')
    await page.keyboard.type('자판으로만 썼어요.')
    await tabTo('올리기')
    await press('Enter')
    await page.waitForURL('**/board/free')
    await page.getByRole('link', { name: title }).focus()
    await press('Enter')
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.getByRole('button', { name: '지우기' }).waitFor()
    await tabTo(/^좋아요/)
    await press('Space')
    await page.getByRole('button', { name: '좋아요 1', pressed: true }).waitFor()
    await tabTo('지우기')
    await press('Enter')
    await page.getByRole('dialog').waitFor()
    await tabTo('지우기')
    await press('Enter')
    await page.waitForURL('**/board/free')
    await page.getByText('글을 지웠어요.').waitFor()
    await close()
  })
})

describe('Hostile text on the boards', () => {
  it('Hostile text in a post’s title, body or links never runs', async () => {
    const { page, close } = await newVisitor(DESKTOP)
    await signUp(page, '/board/free/write')
    const mark = titleFor('악성')
    const title = `${mark}<img src=x onerror=alert(1)></title><script>alert(1)</script>`
    await write(
      page,
      title,
      [
        '<script>alert(1)</script>',
        '<img src=x onerror=alert(1)>',
        '[가](javascript:alert(1))',
        '"><svg onload=alert(1)>',
        '[나](/board "onmouseover=alert(1)")',
        '{{7*7}}',
      ].join('\n\n'),
    )
    page.on('dialog', () => {
      throw new Error('a script of the text ran')
    })
    for (const path of ['/board', '/board/free']) {
      await page.goto(path)
      await page.getByText(mark).first().waitFor()
      expect(
        await page.locator('main img[src="x"], main script:not([nonce]), main [onerror], main svg[onload]').count(),
      ).toBe(0)
    }
    await page.getByRole('link', { name: new RegExp(mark) }).click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.locator('main img[src="x"], article svg[onload], article [onmouseover]').count()).toBe(0)
    expect(await page.locator('main a[href^="javascript"]').count()).toBe(0)
    const feed = await (await page.request.get('/board/free/rss.xml')).text()
    expect(feed).not.toMatch(/<(script|img|svg)/)
    await close()
  })
})
