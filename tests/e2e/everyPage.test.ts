import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { sessionCookieName } from '@/server/sessions/cookie'
import { startSession } from '@/server/sessions/session'
import { addMember, memberCookie } from '../int/setup/members'
import { FULL } from '../setup/scale'
import { type Answered, crawl } from './setup/crawl'
import { demoDatabase } from './setup/demoDatabase'
import { newNickname } from './setup/member'
import { listRestaurants } from './setup/visitRestaurants'

/** Scripts run by the answer's nonce, or, on a page that is kept for many, by what stands in them. */
const IS_PAGE = /script-src 'self' (?:'nonce-([\w+/=]+)' 'strict-dynamic'|(?:'sha256-[\w+/=]+' ?)+)(?:;|$)/
/** Anything that could be an e-mail address. */
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
/** The example in a form, and the operator's own address, which the terms must state. */
const EXAMPLES = new Set(['name@example.com', 'contact@bapsang.example'])
const CRAWL_MS = 240_000

/** Elements that run: what search engines read is data. */
const scriptsOf = (html: string): { tag: string; content: string }[] =>
  [...html.matchAll(/(<script(?![^>]*application\/(?:ld\+)?json)[^>]*>)(.*?)<\/script>/gs)].map(
    ([, tag = '', content = '']) => ({
      tag,
      content,
    }),
  )

/** Scripts that a policy of hashes keeps from running. */
const forbiddenScripts = (html: string, policy: string): string[] =>
  scriptsOf(html)
    .filter(({ tag, content }) =>
      content === ''
        ? !/ src="\/[^/]/.test(tag)
        : !policy.includes(`'sha256-${createHash('sha256').update(content).digest('base64')}'`),
    )
    .map(({ tag, content }) => tag + content.slice(0, 60))

/** What is wrong with the policies of answers, one sentence each. */
const faultsOf = (answers: Answered[]): string[] =>
  answers.flatMap(({ path, headers, text }) => {
    const policy = headers['content-security-policy'] ?? ''
    if (!/text\/html/.test(headers['content-type'] ?? '')) return policy ? [] : [`${path}: no policy`]
    const page = IS_PAGE.exec(policy)
    if (page === null || !policy.includes(`frame-ancestors 'none'`)) return [`${path}: ${policy}`]
    if (headers['content-security-policy-report-only']) return [`${path}: reports only`]
    const nonce = page[1]
    if (nonce === undefined) return forbiddenScripts(text, policy).map((script) => `${path}: ${script}`)
    if (headers.etag ?? headers['last-modified']) return [`${path}: a 304 would put a new nonce on an old page`]
    return scriptsOf(text)
      .filter(({ tag }) => !tag.includes(`nonce="${nonce}"`))
      .map(({ tag }) => `${path}: ${tag}`)
  })

/** Every address that stands in an answer. */
const emailsIn = (answers: Answered[]): string[] =>
  answers.flatMap(({ path, text }) =>
    [...new Set(text.match(EMAIL) ?? [])].filter((one) => !EXAMPLES.has(one)).map((address) => `${path}: ${address}`),
  )

/** Titles and descriptions of later pages of lists that do not say so. */
const unnumberedPages = (answers: Answered[]): string[] =>
  laterPages(answers).flatMap(({ path, text }) =>
    [/<title>(.*?)<\/title>/, /<meta name="description" content="(.*?)"/].flatMap((tag) => {
      const words = tag.exec(text)?.[1] ?? ''
      return /[2-9]쪽|Page [2-9]/.test(words) ? [] : [`${path}: ${words}`]
    }),
  )

const laterPages = (answers: Answered[]): Answered[] =>
  answers.filter(
    ({ path, status, headers }) =>
      status === 200 &&
      /[?&](?:page|reviews)=[2-9]\b(?!.*RSC)/.test(path) &&
      /text\/html/.test(headers['content-type'] ?? ''),
  )

/** What visitors do not see; the rest is the same for staff but for the buttons of a card. */
const STAFF_PAGES = /^\/(admin|cms|api)(\/|$)/

/** A page with the words of somebody whose address could leak from them. */
let reviewed: string

/** Reads every page, and finds none that fails, and none whose policy lets in more than its own scripts. */
async function crawlSoundly(cookie?: string, within?: RegExp, atLeast = 60): Promise<Answered[]> {
  const answers = await crawl(inject('site'), reviewed, cookie, within)
  expect(answers.length).toBeGreaterThan(atLeast)
  const failed = answers.filter(({ status }) => status >= 500)
  expect(failed.map(({ path, status, text }) => `${status} ${path}: ${text.slice(0, 200)}`)).toEqual([])
  expect(answers.filter(({ headers }) => IS_PAGE.test(headers['content-security-policy'] ?? ''))).not.toEqual([])
  expect(faultsOf(answers)).toEqual([])
  return answers
}

describe('Pages that links lead to', () => {
  const pool = demoDatabase()
  const addSomebody = async () => {
    const nickname = newNickname()
    const email = `${nickname.slice(4)}@people.example`
    const id = await addMember(pool, { nickname, email })
    return { id, email, cookie: await memberCookie(pool, id) }
  }

  beforeAll(async () => {
    const [place] = await listRestaurants(1)
    const { cookie } = await addSomebody()
    const written = await fetch(`${inject('site')}/api/v1/restaurants/${place?.id}/reviews`, {
      method: 'POST',
      headers: { Cookie: cookie, 'Content-Type': 'application/json' },
      body: JSON.stringify({ rating: 5, content: '다시 가고 싶은 집' }),
    })
    expect(written.status).toBe(201)
    reviewed = `/restaurants/${place?.id}`
  })

  it(
    'A visitor’s pages answer without errors, run only their own scripts, show no address and number later pages',
    async () => {
      const answers = await crawlSoundly()
      expect(emailsIn(answers)).toEqual([])
      expect(laterPages(answers).length).toBeGreaterThan(2)
      expect(unnumberedPages(answers)).toEqual([])
    },
    CRAWL_MS,
  )

  it(
    'A member’s pages answer without errors, run only their own scripts and show only their own address',
    async () => {
      const { email, cookie } = await addSomebody()
      const emails = emailsIn(await crawlSoundly(cookie))
      expect(emails.filter((line) => !line.endsWith(`: ${email}`))).toEqual([])
      expect(emails.some((line) => line.startsWith('/profile'))).toBe(true)
    },
    CRAWL_MS,
  )

  it(
    'An admin’s pages answer without errors and run only their own scripts',
    async () => {
      const { rows } = await pool.query<{ id: number }>('SELECT id FROM users WHERE email = $1', [
        inject('admin').email,
      ])
      const session = {
        kind: 'staff',
        userId: rows[0]?.id ?? 0,
        device: 'Chrome · Windows',
        presentedToken: null,
      } as const
      const cookie = `${sessionCookieName('staff')}=${await startSession(pool, session)}`
      await (FULL ? crawlSoundly(cookie) : crawlSoundly(cookie, STAFF_PAGES, 20))
    },
    CRAWL_MS,
  )
})
