import type { OpenAPIHono } from '@hono/zod-openapi'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApi } from '@/api/createApi'
import { CONSENT_CHANGES_PER_HOUR } from '@/domain/member/limits'
import type { Consent, Consents } from '@/contract/member'
import { log } from '@/infra/log'
import { eraseMember } from '@/server/members/eraseMember'
import { createTestDatabase, type TestDatabase } from '../../setup/database'
import { addMember, memberBrowser } from '../../setup/members'
import { addRow } from '../../setup/rows'

type Send = Awaited<ReturnType<typeof memberBrowser>>['send']

let database: TestDatabase
let app: OpenAPIHono
beforeAll(async () => {
  log.level = 'silent'
  database = await createTestDatabase()
  const members = { pool: database.pool, secret: 'only-for-these-tests-0123456789', trustedProxies: 0 }
  app = createApi({ pool: database.pool, members })
})
// One version of each document, so that a second one is a test's own.
beforeEach(() =>
  database.pool.query(`
    DELETE FROM consents WHERE terms_id IN (SELECT id FROM terms_versions WHERE version > 1);
    DELETE FROM terms_versions WHERE version > 1`),
)
afterAll(() => database.drop())

let turn = 0
const signedIn = async (agreed = true) => {
  const id = await addMember(database.pool, { nickname: `동의 ${(turn += 1)}`, agreed })
  return { id, ...(await memberBrowser(app, database.pool, id)) }
}
const locationOf = ({ data }: Consents): Consent | undefined => data.find(({ code }) => code === 'location')
const read = async (send: Send) => locationOf((await send<Consents>('GET', '/api/v1/me/consents')).body)
const change = (send: Send, given: boolean, more: object = {}) =>
  send<Consents>('PUT', '/api/v1/me/consents', { code: 'location', version: 1, given, ...more })
const eventsOf = async (id: number) =>
  (
    await database.pool.query<{ event: string }>(
      `SELECT action || ' ' || version AS event FROM consent_events WHERE user_id = $1 AND code = 'location'
        ORDER BY id`,
      [id],
    )
  ).rows.map(({ event }) => event)

describe('Member consents', () => {
  it('The consent list shows each document in force, required ones first, to its owner only', async () => {
    const one = await signedIn()
    const { status, headers, body } = await one.send<Consents>('GET', '/api/v1/me/consents')
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    expect(body.data.map(({ code, required }) => `${code} ${required}`)).toEqual([
      'age14 true',
      'privacy true',
      'tos true',
      'location false',
    ])
    expect(locationOf(body)).toMatchObject({
      state: 'given',
      version: 1,
      decided_version: 1,
      decided_at: expect.any(String) as string,
    })
    expect((await app.request('/api/v1/me/consents')).status).toBe(401)
    expect((await app.request('/api/v1/me/consents', { method: 'PUT' })).status).not.toBe(200)
  })

  it('A withdrawal applies in every browser and can be reversed, and each change is recorded', async () => {
    const one = await signedIn()
    const phone = await memberBrowser(app, database.pool, one.id)
    const withdrawn = await change(one.send, false)
    expect([withdrawn.status, locationOf(withdrawn.body)?.state]).toEqual([200, 'withdrawn'])
    expect((await read(phone.send))?.state).toBe('withdrawn')
    expect(locationOf((await change(phone.send, true)).body)?.state).toBe('given')
    expect(await eventsOf(one.id)).toEqual(['given 1', 'withdrawn 1', 'given 1'])
  })

  it('A consent has the state “never” before the member is asked and after they decline', async () => {
    const declined = await signedIn(false)
    expect(await read(declined.send)).toMatchObject({ state: 'never', decided_at: null, decided_version: null })
    const { rows } = await database.pool.query<{ id: number }>('SELECT id FROM terms_versions WHERE is_required')
    await declined.send('POST', '/api/v1/auth/consent', { agreed: rows.map(({ id }) => id) })
    expect(await read(declined.send)).toMatchObject({ state: 'never', decided_version: 1 })
    expect(await eventsOf(declined.id)).toEqual(['declined 1'])
  })

  it('A required consent cannot be withdrawn', async () => {
    const one = await signedIn()
    const answer = await change(one.send, false, { code: 'privacy' })
    expect([answer.status, answer.body.error?.code]).toEqual([409, 'consent-not-optional'])
    const { body } = await one.send<Consents>('GET', '/api/v1/me/consents')
    expect(body.data.find(({ code }) => code === 'privacy')?.state).toBe('given')
  })

  it.each([[{ code: 'nothing' }], [{ version: 0 }], [{ version: 'x' }], [{ given: 'yes' }], [{ user_id: 1 }]])(
    'A request with %j changes no consent',
    async (more) => {
      const one = await signedIn()
      expect((await change(one.send, false, more)).status).toBe(400)
      expect(await eventsOf(one.id)).toEqual(['given 1'])
    },
  )

  it('A consent to a version that is not in force is rejected and not recorded', async () => {
    const one = await signedIn(false)
    const answer = await change(one.send, true, { version: 2 })
    expect([answer.status, answer.body.error?.code]).toEqual([409, 'terms-changed'])
    expect(await eventsOf(one.id)).toEqual([])
  })

  it('Ten parallel withdrawals of one consent record one event', async () => {
    const one = await signedIn()
    const answers = await Promise.all(Array.from({ length: 10 }, () => change(one.send, false)))
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(10).fill(200))
    expect(await eventsOf(one.id)).toEqual(['given 1', 'withdrawn 1'])
  })

  it('Consent changes beyond the hourly limit get 429 with Retry-After', async () => {
    const one = await signedIn()
    for (let i = 0; i < CONSENT_CHANGES_PER_HOUR; i += 1) expect((await change(one.send, i % 2 === 1)).status).toBe(200)
    const refused = await change(one.send, false)
    expect([refused.status, refused.body.error?.code]).toEqual([429, 'rate-limited'])
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  })

  it('The data export contains every change of a consent', async () => {
    const one = await signedIn()
    await change(one.send, false)
    const { body } = await one.send<Record<string, { 약관: string; 한_일: string }[]>>('GET', '/api/v1/me/data')
    const ofLocation = (body.약관_동의_이력 ?? []).filter(({ 약관 }) => 약관.startsWith('위치정보'))
    expect(ofLocation.map(({ 한_일 }) => 한_일)).toEqual(['동의함', '거둠'])
  })

  it('The consent history is append-only and is deleted only with the member', async () => {
    const one = await signedIn()
    const forge = (sql: string) => database.pool.query(sql, [one.id])
    await expect(forge(`UPDATE consent_events SET action = 'given' WHERE user_id = $1`)).rejects.toThrow(/append-only/)
    await expect(forge('DELETE FROM consent_events WHERE user_id = $1')).rejects.toThrow(/append-only/)
    await eraseMember(database.pool, one.id, 'member')
    expect(await eventsOf(one.id)).toEqual([])
  })

  it('A consent is outdated once a new version is in force, until the member agrees to that version', async () => {
    const one = await signedIn()
    await addRow(database.pool, 'terms_versions', { code: 'location', version: 2, is_required: false })
    expect(await read(one.send)).toMatchObject({ state: 'outdated', version: 2, decided_version: 1 })
    expect((await change(one.send, true)).body.error?.code).toBe('terms-changed')
    expect(locationOf((await change(one.send, true, { version: 2 })).body)?.state).toBe('given')
    expect(locationOf((await change(one.send, false, { version: 2 })).body)?.state).toBe('withdrawn')
    const { rows } = await database.pool.query(
      'SELECT FROM consents c JOIN terms_versions t ON t.id = c.terms_id WHERE user_id = $1 AND agreed AND code = $2',
      [one.id, 'location'],
    )
    expect(rows).toEqual([])
  })
})
