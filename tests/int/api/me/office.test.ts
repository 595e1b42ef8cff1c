import type { OpenAPIHono } from '@hono/zod-openapi'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi } from '@/api/createApi'
import { MEMBER_BYTES_MAX, OFFICE_SAVES_PER_HOUR } from '@/domain/member/limits'
import type { Me } from '@/contract/member'
import { OFFICE_NAME_MAX } from '@/domain/nearby/nearby'
import { log } from '@/infra/log'
import { eraseMember } from '@/server/members/eraseMember'
import { createTestDatabase, type TestDatabase } from '../../setup/database'
import { addMember, memberBrowser } from '../../setup/members'

type Send = Awaited<ReturnType<typeof memberBrowser>>['send']

let database: TestDatabase
let app: OpenAPIHono
beforeAll(async () => {
  log.level = 'silent'
  database = await createTestDatabase()
  const members = { pool: database.pool, secret: 'only-for-these-tests-0123456789', trustedProxies: 0 }
  app = createApi({ pool: database.pool, members })
})
afterAll(() => database.drop())

const STATION = { name: '시청역', near: '37.56571,126.97696' }
const SAVED = { name: '시청역', near: '37.5657,126.977' }

let turn = 0
const signedIn = async (agreed = true) => {
  const id = await addMember(database.pool, { nickname: `사무실 ${(turn += 1)}`, agreed })
  return { id, ...(await memberBrowser(app, database.pool, id)) }
}
const save = (send: Send, office: unknown = STATION) => send('PUT', '/api/v1/me/office', office)
const officeOf = async (send: Send) => (await send<Me>('GET', '/api/v1/me')).body.office

describe('The office in an account', () => {
  it('An office saved on one device is read on another, rounded to ten metres', async () => {
    const one = await signedIn()
    expect(await officeOf(one.send)).toBeNull()
    const { status, headers, body } = await save(one.send)
    expect([status, headers.get('Cache-Control'), body]).toEqual([200, 'no-store', SAVED])
    const phone = await memberBrowser(app, database.pool, one.id, 'Safari · iPhone')
    expect(await officeOf(phone.send)).toEqual(SAVED)
    const { rows } = await database.pool.query(
      'SELECT latitude::text, longitude::text FROM member_offices WHERE user_id = $1',
      [one.id],
    )
    expect(rows).toEqual([{ latitude: '37.5657', longitude: '126.9770' }])
  })

  it('A second office replaces the first, and ten parallel ones leave one', async () => {
    const one = await signedIn()
    await save(one.send)
    const offices = Array.from({ length: 10 }, (_, i) => ({ name: `사무실 ${i}`, near: `37.5${i},127` }))
    const answers = await Promise.all(offices.map((office) => save(one.send, office)))
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(10).fill(200))
    expect((await database.pool.query('SELECT FROM member_offices WHERE user_id = $1', [one.id])).rowCount).toBe(1)
    expect((await officeOf(one.send))?.name).toMatch(/^사무실 \d$/)
  })

  it('No other member and no visitor sees, changes or removes a member’s office', async () => {
    const [one, other] = [await signedIn(), await signedIn()]
    await save(one.send)
    expect(await officeOf(other.send)).toBeNull()
    expect((await other.send('DELETE', '/api/v1/me/office')).status).toBe(204)
    await save(other.send, { name: '남의 청사', near: '35.1796,129.0756' })
    expect(await officeOf(one.send)).toEqual(SAVED)
    expect((await other.send('GET', '/api/v1/me/data')).text).not.toContain('시청역')
    expect(((await (await app.request('/api/v1/me')).json()) as Me).office).toBeNull()
    expect((await app.request('/api/v1/me/office', { method: 'DELETE' })).status).toBe(401)
    const body = JSON.stringify(STATION)
    const init = { method: 'PUT', body, headers: { 'Content-Type': 'application/json' } }
    expect((await app.request('/api/v1/me/office', init)).status).toBe(401)
    expect(await officeOf(one.send)).toEqual(SAVED)
  })

  it('One request removes the office, and a second one changes nothing', async () => {
    const one = await signedIn()
    await save(one.send)
    expect((await one.send('DELETE', '/api/v1/me/office')).status).toBe(204)
    expect(await officeOf(one.send)).toBeNull()
    expect((await one.send('DELETE', '/api/v1/me/office')).status).toBe(204)
  })

  it('A member who owes consent or is blocked saves no office, and removes the one they have', async () => {
    const owing = await signedIn(false)
    expect((await save(owing.send)).body.error?.code).toBe('consent-required')
    const one = await signedIn()
    await save(one.send)
    await database.pool.query(`UPDATE users SET blocked_at = now(), blocked_reason = '시험' WHERE id = $1`, [one.id])
    expect((await save(one.send, { ...STATION, name: '다른 곳' })).body.error?.code).toBe('member-blocked')
    expect(await officeOf(one.send)).toEqual(SAVED)
    expect((await one.send('DELETE', '/api/v1/me/office')).status).toBe(204)
    expect(await officeOf(one.send)).toBeNull()
  })

  it('Erasing a member erases the office', async () => {
    const one = await signedIn()
    await save(one.send)
    await eraseMember(database.pool, one.id, 'member')
    expect((await database.pool.query('SELECT FROM member_offices WHERE user_id = $1', [one.id])).rowCount).toBe(0)
  })

  it.each([
    ['an empty name', { name: '', near: STATION.near }],
    ['a name that is too long', { name: 'x'.repeat(OFFICE_NAME_MAX + 1), near: STATION.near }],
    ['a point abroad', { name: '파리', near: '48.85,2.35' }],
    ['no point', { name: '시청역', near: 'nowhere' }],
    ['no coordinates', { name: '시청역' }],
    ['another member’s id', { ...STATION, user_id: 1 }],
    ['a list', []],
    ['broken JSON', '{"name":'],
    ['a large body', { name: 'x'.repeat(MEMBER_BYTES_MAX), near: STATION.near }],
  ])('An office with %s is refused', async (_, office) => {
    const one = await signedIn()
    expect([400, 413]).toContain((await save(one.send, office)).status)
    expect(await officeOf(one.send)).toBeNull()
  })

  it('Saves beyond the hourly limit get 429 with Retry-After, and removing still works', async () => {
    const one = await signedIn()
    for (let i = 0; i < OFFICE_SAVES_PER_HOUR; i += 1) expect((await save(one.send)).status).toBe(200)
    const refused = await save(one.send, { name: '다른 곳', near: '37.5,127' })
    expect([refused.status, refused.body.error?.code]).toEqual([429, 'rate-limited'])
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await officeOf(one.send)).toEqual(SAVED)
    expect((await one.send('DELETE', '/api/v1/me/office')).status).toBe(204)
  })
})
