import type { Page, Response } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoDatabase } from '../setup/demoDatabase'
import { startBrowserSession } from '../setup/member'
import { DESKTOP, newVisitor, type Visitor } from '../setup/newVisitor'
import { addStaffMember, removeStaff, type StaffMember } from '../setup/staffMember'

const TITLE = '점검 안내 (편집자)'
/** What a server action of the panel could be called with. */
const HOSTILE_ARGUMENTS = [
  ...[
    'null',
    '[]',
    '[null]',
    '[{}]',
    '{}',
    '5',
    '["$Q0"]',
    '["$D"]',
    '["$n1e9"]',
    `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  ],
  ...[
    ['no-such-function', {}],
    ['__proto__', {}],
    ['form-state', null],
    ['form-state', { collectionSlug: 'none' }],
    ['form-state', { collectionSlug: 'posts', schemaPath: 'posts.none', formState: 5 }],
    ['form-state', { collectionSlug: 'posts', id: { $gt: 0 }, data: [], operation: 'update' }],
    ['form-state', { collectionSlug: 'users', id: 1, operation: 'update', schemaPath: 'users', formState: {} }],
    ['table-state', { collectionSlug: 'posts', query: { where: { title: { near: 'x' } }, limit: 'x' } }],
    ['table-state', { collectionSlug: 'posts', query: { sort: '__proto__', page: -1 } }],
    ['render-document', { collectionSlug: 5, docID: 'x' }],
    ['render-list', { collectionSlug: '__proto__' }],
    ['render-document-slots', {}],
    ['render-field', { path: '\u0000' }],
    ['render-widget', { widgetSlug: 'none' }],
    ['copy-data-from-locale', { collectionSlug: 'posts' }],
    ['schedule-publish', { type: 'publish', doc: { relationTo: 'users', value: 1 } }],
    ['slugify', { valueToSlugify: 5 }],
  ].map(([name, args]) => JSON.stringify([{ name, args }])),
]

/** What the panel asked for in vain, as 'status path'. */
function noteFailures(page: Page): string[] {
  const failed: string[] = []
  const note = (answer: Response) => {
    if (answer.status() >= 400) failed.push(`${answer.status()} ${new URL(answer.url()).pathname}`)
  }
  page.on('response', note)
  return failed
}

describe('An editor in the content panel', () => {
  let editor: StaffMember
  let visitor: Visitor
  let failed: string[]
  beforeAll(async () => {
    editor = await addStaffMember(demoDatabase(), 'editor')
    visitor = await newVisitor(DESKTOP)
    failed = noteFailures(visitor.page)
    await startBrowserSession(visitor.page, 'staff', editor.id)
  })
  afterAll(async () => {
    await visitor.close()
    await demoDatabase().query('DELETE FROM posts WHERE title LIKE $1', [`${TITLE}%`])
    await removeStaff(demoDatabase(), [editor])
  })

  it('An editor finds the panel on the home page, writes a notice, and opens and saves it again', async () => {
    const { page, close } = await newVisitor(DESKTOP)
    const refused = noteFailures(page)
    await page.goto('/admin/login')
    await page.getByLabel('이메일').fill(editor.email)
    await page.getByLabel('비밀번호').fill(editor.password)
    await page.getByRole('button', { name: '로그인' }).click()
    await page.getByRole('link', { name: '약관·공지 편집기' }).click()
    await page.waitForURL(/\/cms$/)
    await page.getByRole('link', { name: '관리 화면' }).waitFor()

    await page.goto('/cms/collections/posts/create')
    await page.getByLabel('제목').fill(TITLE)
    await page.getByLabel('내용').fill('오늘 밤 점검해요.')
    await page.getByRole('button', { name: '저장' }).click()
    await page.waitForURL(/\/cms\/collections\/posts\/\d+/)

    await page.goto(page.url())
    await page.getByLabel('제목').fill(`${TITLE} 고침`)
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
    await page.getByRole('button', { name: '저장' }).click()
    expect((await saved).status()).toBe(200)
    // Dates as Korean sites write them.
    await page
      .getByText(/\d{4}년 \d{1,2}월 \d{1,2}일 \d{2}:\d{2}/)
      .first()
      .waitFor()
    await page.goto('/cms')
    expect(refused).toEqual([])
    await close()
  })

  it.each(['/cms/account', '/cms/collections/terms-versions', '/cms/collections/place-collections'])(
    'The page %s opens for an editor',
    async (path) => {
      const { page } = visitor
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(200)
      await page.locator('.template-default').waitFor()
      expect(failed).toEqual([])
    },
  )

  it('An editor opens a document of the terms, and no request of its page fails', async () => {
    const { page } = visitor
    const terms = await demoDatabase().query<{ id: number }>('SELECT id FROM terms_versions ORDER BY id LIMIT 1')
    await page.goto(`/cms/collections/terms-versions/${terms.rows[0]?.id}`)
    await page.getByLabel('제목').first().waitFor()
    expect(failed).toEqual([])
  })

  it('A server action with broken or hostile arguments is answered with 400, and without hanging', async () => {
    const { page } = visitor
    await page.goto('/cms/collections/posts/create')
    const sent = page.waitForRequest((request) => request.headers()['next-action'] !== undefined)
    await page.getByLabel('제목').fill(TITLE)
    const action = await sent
    const send = async (data: string, type = 'text/plain;charset=UTF-8'): Promise<number> => {
      const headers = { 'next-action': action.headers()['next-action'] ?? '', 'content-type': type }
      return (await page.request.post(action.url(), { headers, data, timeout: 30_000 })).status()
    }
    expect(await send(action.postData() ?? '')).toBe(200)
    for (const hostile of HOSTILE_ARGUMENTS) expect([200, 400, 404], hostile).toContain(await send(hostile))
    for (const unreadable of ['', '[', '[{"name":', '"$F0"', '[{"name":"constructor"}]'])
      expect(await send(unreadable), unreadable).toBe(400)
    expect(await send('--x\r\n\r\n--x--', 'multipart/form-data; boundary=x')).toBe(400)
  })
})
