import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addMember } from '../../setup/members'
import { addStaff } from '../../setup/payloadRest'
import { createTestPayload, type TestPayload } from '../../setup/payload'
import { staffCaller } from '../../setup/staffApi'
import { addRow, hoursAgo } from '../../setup/rows'

interface Entry {
  id: number
  event: string
  actorNickname: string | null
  subjectType: string | null
  subject: number | null
  subjectName: string | null
  reason: string | null
  before: object | null
  after: object | null
}

describe('Audit record in the back office', () => {
  let test: TestPayload
  let admin: { id: number; cookie: string }
  let send: ReturnType<typeof staffCaller>
  let person: number

  beforeAll(async () => {
    test = await createTestPayload()
    admin = await addStaff(test, '윤서진', 'admin')
    send = staffCaller(test, admin.cookie)
    person = await addMember(test.pool, { nickname: '느린숟가락' })
    await test.pool.query(`UPDATE users SET email = 'slow@staff.example' WHERE id = $1`, [person])
    await send('POST', `/users/${person}/role`, { role: 'moderator', reason: '댓글을 맡음' })
    await send('POST', `/users/${person}/role`, { role: 'user', reason: '맡은 일이 끝남' })
    await send('POST', `/users/${person}/block`, { days: 1, reason: '도배' })
    const entry = { event: 'authn_login_fail', network: 'n-1', request_id: 'r-1', occurred_at: hoursAgo(40 * 24) }
    await addRow(test.pool, 'audit_log', entry)
  })
  afterAll(() => test.drop())

  const list = async (filter: object) =>
    JSON.parse((await send('GET', `/audit?${new URLSearchParams({ filter: JSON.stringify(filter) })}`)).text) as Entry[]
  const events = async (filter: object) => (await list(filter)).map(({ event }) => event)

  it('An audit entry says who did what to whom and why, and the newest comes first', async () => {
    const [newest] = await list({ subjectType: 'user', subject: person })
    expect(newest).toMatchObject({
      ...{ event: 'member_blocked', actorNickname: '윤서진', subjectName: '느린숟가락', reason: '도배' },
      after: { until: expect.any(String) as string },
    })
  })

  it('Audit entries are found by event, person, day, network, request and words of a reason', async () => {
    expect(await events({ event: 'authz_role_revoked' })).toEqual(['authz_role_revoked'])
    expect((await list({ actor: admin.id })).length).toBeGreaterThanOrEqual(3)
    expect(await events({ network: 'n-1' })).toEqual(['authn_login_fail'])
    expect(await events({ request: 'r-1' })).toEqual(['authn_login_fail'])
    expect(await events({ until: new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10) })).toEqual([
      'authn_login_fail',
    ])
    expect(await events({ q: '댓글을' })).toEqual(['authz_role_granted'])
    expect(await events({ q: 'r-1' })).toEqual(['authn_login_fail'])
    expect((await list({ q: '느린숟' })).length).toBeGreaterThanOrEqual(3)
  })

  it('An audit export is in Korean words, and the entry about it leaves out the search text', async () => {
    const filter = encodeURIComponent(JSON.stringify({ q: '느린숟가락' }))
    const { text, status } = await send('GET', `/audit/export?format=csv&filter=${filter}`)
    expect(status).toBe(200)
    expect(text).toContain('역할 회수')
    expect(text).toContain('맡은 일이 끝남')
    const [entry] = await list({ event: 'records_exported' })
    expect(JSON.stringify(entry)).not.toContain('느린숟가락')
  })

  it('An admin cannot create, change or delete audit entries', async () => {
    const [entry] = await list({})
    const statuses = await Promise.all([
      send('POST', '/audit', { event: 'member_blocked' }),
      send('PUT', `/audit/${entry?.id}`, { version: '1', reason: '고침' }),
      send('PATCH', '/audit', { ids: [entry?.id], data: {} }),
      send('DELETE', `/audit/${entry?.id}`),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  })
})
