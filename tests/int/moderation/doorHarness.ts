import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { emptyTables } from '../setup/emptyTables'
import { addMember } from '../setup/members'
import { createTestPayload, type TestPayload } from '../setup/payload'
import { addStaff, payloadCaller, type RestAnswer, type Send } from '../setup/payloadRest'
import { addRow } from '../setup/rows'
import { allRows, lastAudit } from './allRows'

export const REASON = '광고·도배'
export const DAYS = 7
const CONTENT = [
  ...['posts', 'comments', 'reviews', 'reports', 'report_resolutions', 'notifications', 'live_events', 'tickets'],
  'suggestion_steps',
]
export const later = (): string => new Date(Date.now() + DAYS * 86_400_000).toISOString()

/** A request through the back office's API (`ra`) or Payload's REST (`rest`). */
export type Door = (send: Send) => Promise<RestAnswer>

export const rest =
  (method: string, path: string, body?: object, headers?: Record<string, string>): Door =>
  (send) =>
    send(method, path, body, headers)

export const ra = (method: string, path: string, body?: object, headers?: Record<string, string>): Door =>
  rest(method, `/ra${path}`, body, headers)

export const because = (reason: string) => ({ 'X-Reason': encodeURIComponent(reason) })

/** Staff, an author, a reporter and a restaurant; no content, the numbers of which begin at 1 again. */
export function doorHarness() {
  let test: TestPayload
  const send = {} as Record<'moderator' | 'admin', Send>
  const of = { author: 0, reporter: 0, restaurant: 0 }
  let audit = 0
  beforeAll(async () => {
    test = await createTestPayload()
    for (const role of ['moderator', 'admin'] as const)
      send[role] = payloadCaller(test, (await addStaff(test, `이름 ${role}`, role)).cookie)
    await addStaff(test, '다른 관리자', 'admin')
    of.author = await addMember(test.pool, { nickname: '된장주의' })
    of.reporter = await addMember(test.pool, { nickname: '밥알하나' })
    of.restaurant = await addRow(test.pool, 'restaurants', { title: '온새미한상', address: '한울시 느티나무로 3' })
  })
  afterAll(() => test.drop())
  beforeEach(() => clear())

  const clear = async () => {
    await emptyTables(test.pool, CONTENT, { restart: true })
    await test.pool.query('DELETE FROM terms_versions WHERE id = 700')
  }
  const rows = () => allRows(test.pool, audit)

  /** What one door leaves, from the same beginning. */
  async function through(door: Door, by: Send, begin: () => Promise<unknown>) {
    await clear()
    await begin()
    audit = await lastAudit(test.pool)
    const before = await rows()
    const { status, text } = await door(by)
    return { status, text, before, after: await rows() }
  }

  /** Each door leaves the rows that the first one leaves, which differ from the beginning. */
  async function expectOneOutcome(doors: Record<string, Door>, by: Send, begin: () => Promise<unknown>) {
    let first: Record<string, unknown> | undefined
    for (const [name, door] of Object.entries(doors)) {
      const { status, text, before, after } = await through(door, by, begin)
      expect({ name, status }, text).toEqual({ name, status: 200 })
      expect(after, `${name} changes nothing`).not.toEqual(before)
      expect(after, name).toEqual((first ??= after))
    }
  }

  /** Each door answers with an error and a sentence, or has nothing to do, and leaves all rows. */
  async function expectRefused(doors: Record<string, Door>, by: Send, begin: () => Promise<unknown>) {
    for (const [name, door] of Object.entries(doors)) {
      const { status, text, before, after } = await through(door, by, begin)
      const isRefused = status >= 400 && status < 500 && /[가-힣]/.test(text)
      expect({ name, isRefused: isRefused || text.startsWith('{"data":[]') }, text).toEqual({ name, isRefused: true })
      expect(after, name).toEqual(before)
    }
  }

  return { test: () => test, of, send, clear, rows, expectOneOutcome, expectRefused }
}
