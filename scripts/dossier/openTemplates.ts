import type { Page } from 'playwright'
import type { RunningDemo } from '../../bench/startDemo'
import { agreeToAll, signInAs } from '../../tests/e2e/setup/member'
import { newVisitor, touchControl, untilIdle, type Visitor } from '../../tests/e2e/setup/newVisitor'
import { noteListeners } from './probe'
import type { Template } from './templates'
import { WINDOW } from './tryViews'

/** Someone of the local identity provider who is no member yet, and a nickname that is the same in every dossier. */
const PERSON = '느린 산책'
const NICKNAME = '접근성 확인'

const TICKET = {
  kind: 'other',
  subject: '접근성 확인',
  body: '접근성 서류를 만들면서 보낸 문의예요. 답하지 않으셔도 돼요.',
}
const POST = { board: 'free', title: '접근성을 확인하는 글', content: '접근성 서류를 만들면서 쓴 글이에요.' }
const POLL = { places: [1, 2, 3], headcount: 6, per_head_max: 30_000, hour: 12 }
const DAY_MS = 86_400_000

type Look = (template: Template, page: Page, html: string) => Promise<void>

/**
 * Opens the templates in the demo as those who read them do, one after another, and looks at each. Signs a member up,
 * and makes what has an address of its own: a post, a message, a poll and a shared list.
 */
export async function openTemplates(demo: RunningDemo, templates: readonly Template[], look: Look): Promise<void> {
  const made: Record<string, string> = {}
  const lookAs = async ({ page }: Visitor, as: Template['as'], pattern?: string) => {
    for (const template of templates.filter((one) => one.as === as && (!pattern || one.pattern === pattern))) {
      const html = await open(
        page,
        template.path.replace(/\{(\w+)\}/, (_, name: string) => made[name] ?? ''),
      )
      if (as === 'staff') await page.getByRole('heading', { level: 1 }).first().waitFor()
      await untilIdle(page)
      await look(template, page, html)
    }
  }
  await asSomeone(demo, async (newcomer) => {
    const { page } = newcomer
    await page.goto('/login')
    await signInAs(page, PERSON)
    await page.waitForURL('**/register/terms**')
    await lookAs(newcomer, 'newcomer', '/register/terms')
    await agreeToAll(page)
    await page.waitForURL('**/register/profile**')
    await lookAs(newcomer, 'newcomer', '/register/profile')
    await page.getByLabel(/^닉네임/).fill(NICKNAME)
    await page.getByRole('button', { name: '완료' }).click()
    await page.waitForURL('**/welcome**')
    Object.assign(made, await makeAsMember(page))
    await lookAs(newcomer, 'member')
  })
  await asSomeone(demo, async (visitor) => {
    Object.assign(made, await makeAsVisitor(visitor.page))
    await lookAs(visitor, 'visitor')
  })
  await asSomeone(demo, async (staff) => {
    await staff.page.goto('/admin/login')
    await staff.page.getByLabel('이메일').fill(demo.admin.email)
    await staff.page.getByLabel('비밀번호').fill(demo.admin.password)
    await staff.page.getByRole('button', { name: '로그인' }).click()
    await staff.page.waitForURL((url) => url.pathname === '/admin')
    await lookAs(staff, 'staff')
  })
}

async function asSomeone({ site }: RunningDemo, act: (someone: Visitor) => Promise<void>): Promise<void> {
  const someone = await newVisitor(WINDOW, site)
  await someone.context.addInitScript(noteListeners)
  try {
    await act(someone)
  } finally {
    await someone.close()
  }
}

/** Opens a page with its scripts. @returns the HTML of its document */
async function open(page: Page, path: string): Promise<string> {
  const response = await page.goto(path)
  if ((await page.locator('button, input').count()) > 0) await touchControl(page)
  return (await response?.text()) ?? ''
}

interface Answer {
  id: number
  token: string
  page: string
}

async function ask(page: Page, method: 'POST' | 'PUT', path: string, data?: object): Promise<Answer> {
  const response = await page.request.fetch(path, { method, data })
  if (!response.ok()) throw new Error(`${method} ${path} answered ${response.status()}: ${await response.text()}`)
  const text = await response.text()
  return JSON.parse(text || '{}') as Answer
}

async function makeAsMember(page: Page): Promise<Record<string, string>> {
  const { id } = await ask(page, 'POST', '/api/v1/posts', POST)
  await ask(page, 'PUT', '/api/v1/me/favorites/1')
  const { token } = await ask(page, 'PUT', '/api/v1/me/favorites/share')
  return { ownPost: String(id), post: String(id), list: `/lists/${token}` }
}

async function makeAsVisitor(page: Page): Promise<Record<string, string>> {
  const day = new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10)
  const [{ page: ticket }, { page: poll }] = await Promise.all([
    ask(page, 'POST', '/api/v1/tickets', TICKET),
    ask(page, 'POST', '/api/v1/polls', { ...POLL, day }),
  ])
  return { ticket, poll }
}
