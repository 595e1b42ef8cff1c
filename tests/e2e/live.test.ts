import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addEach, addRow } from '../int/setup/rows'
import { demoDatabase } from './setup/demoDatabase'
import { expectNoAxeFindings, expectNoAxeFindingsInBothThemes } from './setup/axe'
import { expectNoHorizontalScroll } from './setup/expectNoHorizontalScroll'
import { signUp } from './setup/member'
import { newVisitor, PHONE, type Visitor } from './setup/newVisitor'

describe('Live updates', () => {
  const pool = demoDatabase()
  let writer: Visitor
  let reader: Visitor
  beforeEach(async () => {
    writer = await newVisitor()
    reader = await newVisitor(PHONE)
  })
  afterEach(async () => {
    await writer.close()
    await reader.close()
  })
  const addPost = (author: number) => addRow(pool, 'posts', { author_id: author })
  const addComment = (post: number, author: number, content: string) =>
    addRow(pool, 'comments', { post_id: post, author_id: author, content })

  it('A reader sees new, edited and deleted comments live, and catches up after a lost network', async () => {
    const { id: author } = await signUp(writer.page, '/board/free')
    const post = await addPost(author)
    const first = await addComment(post, author, '처음부터 있던 말')
    const { page, context } = reader
    const ready = page.waitForResponse((answer) => answer.url().includes(`/posts/${post}/events`))
    await page.goto(`/board/free/${post}`)
    await ready
    const list = page.getByRole('list', { name: '댓글 목록' })
    await list.getByText('처음부터 있던 말').waitFor()

    await writer.page.goto(`/board/free/${post}`)
    await writer.page.getByLabel('댓글 쓰기', { exact: true }).fill('방금 쓴 말')
    await writer.page.getByRole('button', { name: '올리기', exact: true }).click()
    const news = page.getByRole('button', { name: '새 댓글 1개' })
    await news.waitFor()
    expect(await list.getByText('방금 쓴 말').count()).toBe(0)
    await expectNoHorizontalScroll(page)
    await expectNoAxeFindingsInBothThemes(page)
    await news.click()
    await list.getByText('방금 쓴 말').waitFor()
    // The newest first: in the order in which they were written.
    expect(await list.getByRole('listitem').first().textContent()).toContain('방금 쓴 말')

    await pool.query(`UPDATE comments SET content = '고쳐 쓴 말', edited_at = now() WHERE id = $1`, [first])
    await list.getByText('고쳐 쓴 말').waitFor()
    await pool.query('UPDATE comments SET deleted_at = now() WHERE id = $1', [first])
    await list.getByText('고쳐 쓴 말').waitFor({ state: 'detached' })

    await context.setOffline(true)
    await addComment(post, author, '끊긴 사이의 말')
    await addComment(post, author, '또 하나')
    await context.setOffline(false)
    await page.getByRole('button', { name: '새 댓글 2개' }).click()
    await expect
      .poll(() => list.getByRole('listitem').allTextContents())
      .toEqual([
        expect.stringContaining('또 하나'),
        expect.stringContaining('끊긴 사이의 말'),
        expect.stringContaining('방금 쓴 말'),
      ])
  })

  it('A comment under a post without any appears at once', async () => {
    const { id: author } = await signUp(writer.page, '/board/free')
    const post = await addPost(author)
    const { page } = reader
    const ready = page.waitForResponse((answer) => answer.url().includes(`/posts/${post}/events`))
    await page.goto(`/board/free/${post}`)
    await ready
    await addComment(post, author, '첫 댓글이에요')
    await page.getByRole('list', { name: '댓글 목록' }).getByText('첫 댓글이에요').waitFor()
    expect(await page.getByRole('button', { name: /^새 댓글/ }).count()).toBe(0)
    const second = await addComment(post, author, '둘째 댓글이에요')
    await page.getByRole('button', { name: '새 댓글 1개' }).click()
    await pool.query(`UPDATE comments SET deleted_at = now() WHERE id = $1`, [second])
    await page.getByText('둘째 댓글이에요').waitFor({ state: 'detached' })
  })

  it('A member hears of a notification by the bell on any page and reads it there', async () => {
    const { page } = reader
    const listening = page.waitForResponse((answer) => answer.url().endsWith('/me/events'))
    const { id: member } = await signUp(page, '/restaurants')
    await listening
    await page.getByLabel(/^알림/).waitFor()
    const post = await addPost(member)
    const params = { post, comment: 1, about: '점심 이야기', by: 0 }
    await addEach(pool, 'notifications', 2, () => ({ user_id: member, kind: 'post_comment', params }))
    await page.getByLabel('알림, 읽지 않은 것 2개').click()
    await page.getByText('쓰신 글에 댓글 2개가 달렸어요').waitFor()
    await expectNoHorizontalScroll(page)
    await expectNoAxeFindings(page)
    await page.getByLabel('알림', { exact: true }).first().waitFor()
    expect(await page.getByText('새 알림', { exact: true }).count()).toBe(1)
    await page.keyboard.press('Escape')
    await page.goto('/profile')
    const settings = page.getByLabel(/^(내 글에 달린 댓글|내 댓글에 달린 답글)$/)
    const saved = () => page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
    const bothSaved = saved().then(saved)
    await settings.first().uncheck()
    await settings.last().uncheck()
    await bothSaved
    await page.reload()
    expect(await settings.first().isChecked()).toBe(false)
    expect(await settings.last().isChecked()).toBe(false)
    await settings.first().check()
  })
})
