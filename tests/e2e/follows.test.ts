import { afterEach, beforeEach, expect, it } from 'vitest'
import { PUBLICATION_COUNTS, type PublicationCounts } from '@/domain/agency/reportCard'
import { emailOf } from '@/infra/email'
import { parseEnv } from '@/infra/env'
import { announceNews } from '@/server/follows/announceNews'
import { sendDigests } from '@/server/follows/sendDigests'
import { hashToken, makeToken } from '@/server/sessions/token'
import { type MailServer, startMailServer } from '../int/setup/mailServer'
import { addRow } from '../int/setup/rows'
import { demoDatabase } from './setup/demoDatabase'
import { expectNoHorizontalScroll } from './setup/expectNoHorizontalScroll'
import { signUp } from './setup/member'
import { newVisitor, type Visitor, WIDTHS } from './setup/newVisitor'

const NO_COUNTS = Object.fromEntries(PUBLICATION_COUNTS.map((name) => [name, 0])) as PublicationCounts
const SITE = 'https://bapsang.example'
const MORNING = new Date('2031-02-03T09:00:00+09:00')

const pool = demoDatabase()
let mail: MailServer
let visitor: Visitor
let agency: number
beforeEach(async () => {
  mail = await startMailServer()
  agency = await addRow(pool, 'agencies', { name: `소식시험 기관 ${makeToken().slice(0, 8)}` })
})
afterEach(async () => {
  await visitor.close()
  await mail.close()
  await pool.query('DELETE FROM agencies WHERE id = $1', [agency])
})

/** The path of a link in the mail to an address. */
const leaveLink = (address: string): string => {
  const sent = mail.taken.find((one) => one.includes(`To: ${address}`))?.replace(/\r\n[ \t]+|=\r\n/g, '')
  return /mail\/leave\/[\w-]{43}/.exec(sent ?? '')?.[0] ?? ''
}

it('A visitor who wants news is asked to sign in', async () => {
  visitor = await newVisitor()
  const { page } = visitor
  await page.goto(`/agencies/${agency}`)
  await page.getByRole('button', { name: /소식 받기$/ }).click()
  await page.getByRole('dialog').getByText('로그인 후 이용할 수 있어요.').waitFor()
})

it.each(WIDTHS)('%s a member follows, gets a mail, and leaves by its link without signing in', async (_, viewport) => {
  visitor = await newVisitor(viewport)
  const { page } = visitor
  const { id } = await signUp(page, `/agencies/${agency}`)
  await page.getByRole('button', { name: /소식 받기$/ }).click()
  await page.getByRole('button', { name: /소식 끊기$/ }).waitFor()
  await page.goto('/regions?province=서울특별시&district=중구')
  await page.getByRole('button', { name: '서울 중구 소식 받기' }).click()
  await page.getByRole('button', { name: '서울 중구 소식 끊기' }).waitFor()

  await page.goto('/profile')
  const list = page.getByRole('list', { name: '소식 받는 곳' })
  await expect.poll(() => list.getByRole('listitem').count()).toBe(2)
  await list.getByRole('button', { name: '서울 중구 소식 끊기' }).click()
  await expect.poll(() => list.getByRole('listitem').count()).toBe(1)
  const form = page.getByRole('form', { name: '메일로 받기' })
  const address = `news-${id}@people.example`
  await form.getByLabel('이메일 주소').fill(address)
  await form.getByRole('button', { name: '확인 메일 받기' }).click()
  await page.getByText(`${address} 주소로 확인 메일을 보냈어요.`).first().waitFor()
  await expectNoHorizontalScroll(page)

  const token = makeToken()
  await pool.query('UPDATE email_confirmations SET token_hash = $2 WHERE user_id = $1', [id, hashToken(token)])
  await page.goto(`/mail/confirm/${token}`)
  await expectNoHorizontalScroll(page)
  await page.getByRole('button', { name: '이 주소로 받기' }).click()
  await page.getByRole('heading', { name: '이제 메일로 소식을 보내 드려요' }).waitFor()
  await page.goto(`/mail/confirm/${token}`)
  await page.getByRole('heading', { name: '쓸 수 없는 링크예요' }).waitFor()

  await addRow(pool, 'publication_facts', { ...NO_COUNTS, agency_id: agency, month: '2026-10-01', rows: 3, files: 1 })
  await announceNews(pool)
  const sender = emailOf(
    parseEnv({ NODE_ENV: 'production', SMTP_URL: mail.url, MAIL_FROM: 'no-reply@bapsang.example' }),
  )
  await sendDigests(pool, { mail: sender, site: SITE, now: MORNING })
  await visitor.context.clearCookies()
  await page.goto(`/${leaveLink(address)}`)
  await expectNoHorizontalScroll(page)
  await page.getByRole('button', { name: '그만 받기' }).click()
  await page.getByRole('heading', { name: '이제 메일을 보내지 않아요' }).waitFor()
  const { rows } = await pool.query<{ email: string | null }>('SELECT email FROM email_digests WHERE user_id = $1', [
    id,
  ])
  expect(rows).toEqual([{ email: null }])
})
