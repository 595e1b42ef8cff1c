import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { createApi } from '@/api/createApi'
import type { Result } from '@/domain/result'
import { log } from '@/infra/log'
import { blockMember, unblockMember } from '@/server/members/blockMember'
import { grantRole } from '@/server/roles'
import { endSessionsByStaff } from '@/server/sessions/endSessions'
import { transactionResult } from '@/server/violationError'
import { createTestDatabase, type TestDatabase } from '../../setup/database'
import { addMember, memberBrowser } from '../../setup/members'
import { addPerson } from '../../setup/staff'

const codeOf = (result: Result<unknown>) => (result.ok ? 'ok' : result.violation.code)

describe('Blocked members', () => {
  let database: TestDatabase
  let app: OpenAPIHono
  let admin: number
  let people = 0
  beforeAll(async () => {
    log.level = 'silent'
    database = await createTestDatabase()
    const deps = { pool: database.pool, secret: 'only-for-these-tests-0123456789', trustedProxies: 0 }
    app = createApi({ pool: database.pool, writes: database.pool, callers: deps, members: deps })
    admin = await addPerson(database.pool, 'admin@staff.example', 'admin')
  })
  afterAll(() => database.drop())

  const member = async () => {
    const id = await addMember(database.pool, { nickname: `손님 ${++people}` })
    return { id, ...(await memberBrowser(app, database.pool, id)) }
  }
  const block = (person: number, until: Date | null = null, reason = '광고를 되풀이해 올림', by = admin) =>
    transactionResult(database.pool, (sql) => blockMember(sql, { person, until, reason, by }))
  const unblock = (person: number) =>
    transactionResult(database.pool, (sql) => unblockMember(sql, { person, by: admin }))
  const tomorrow = () => new Date(Date.now() + 24 * 60 * 60 * 1000)

  it('A blocked member can read, and is shown the end and the reason when writing', async () => {
    const one = await member()
    await block(one.id, new Date('2099-12-01T00:00:00Z'))
    const answer = await one.send('POST', '/api/v1/me/folders', { name: '점심' })
    expect([answer.status, answer.body.error?.code]).toEqual([403, 'member-blocked'])
    expect(answer.text).toContain('2099년 12월 1일 09:00까지')
    expect(answer.text).toContain('광고를 되풀이해 올림')
    expect((await one.send('GET', '/api/v1/me/folders')).status).toBe(200)
    expect((await one.send<{ member: object }>('GET', '/api/v1/me')).body.member).toMatchObject({
      blocked: { until: '2099-12-01T00:00:00.000Z', reason: '광고를 되풀이해 올림' },
    })
  })

  it('A block without an end lasts until it is lifted, and then the member can write again', async () => {
    const one = await member()
    await block(one.id)
    expect((await one.send('POST', '/api/v1/me/folders', { name: '점심' })).text).toContain('따로 알릴 때까지')
    await unblock(one.id)
    expect((await one.send('POST', '/api/v1/me/folders', { name: '점심' })).status).toBe(201)
  })

  it('A block with an end expires automatically', async () => {
    const one = await member()
    await block(one.id, tomorrow())
    await database.pool.query(`UPDATE users SET blocked_until = now() - interval '1 second' WHERE id = $1`, [one.id])
    expect((await one.send('POST', '/api/v1/me/folders', { name: '점심' })).status).toBe(201)
  })

  it('A blocked member can still export their data, withdraw consent and leave', async () => {
    const one = await member()
    await block(one.id)
    expect((await one.send('GET', '/api/v1/me/data')).status).toBe(200)
    const withdrawn = await one.send('PUT', '/api/v1/me/consents', { code: 'location', version: 2, given: false })
    expect(withdrawn.body.error?.code).not.toBe('member-blocked')
    expect((await one.send('DELETE', '/api/v1/me', { confirm: 'DELETE' })).status).toBe(204)
  })

  it('Staff cannot be blocked, and a blocked member cannot get a role', async () => {
    const one = await member()
    const moderator = await addPerson(database.pool, 'moderator@staff.example', 'moderator')
    expect(codeOf(await block(moderator))).toBe('staff-not-blockable')
    expect(codeOf(await block(admin))).toBe('staff-not-blockable')
    await block(one.id)
    const granted = await transactionResult(database.pool, (sql) =>
      grantRole(sql, { person: one.id, role: 'editor', by: admin }),
    )
    expect(codeOf(granted)).toBe('blocked-person-no-role')
  })

  it('A parallel block and role grant never leave a blocked member with a role', async () => {
    for (let i = 0; i < 5; i++) {
      const one = await member()
      const email = `parallel${one.id}@staff.example`
      await database.pool.query('UPDATE users SET email = $2 WHERE id = $1', [one.id, email])
      await Promise.all([
        block(one.id),
        transactionResult(database.pool, (sql) => grantRole(sql, { person: one.id, role: 'moderator', by: admin })),
      ])
      const { rows } = await database.pool.query<{ blocked: boolean; role: string }>(
        'SELECT blocked_at IS NOT NULL AS blocked, role FROM users WHERE id = $1',
        [one.id],
      )
      expect([
        { blocked: true, role: 'user' },
        { blocked: false, role: 'moderator' },
      ]).toContainEqual(rows[0])
    }
  })

  it('A block needs a reason, a known member and an end in the future', async () => {
    const one = await member()
    expect(codeOf(await block(one.id, null, '  '))).toBe('reason-required')
    expect(codeOf(await block(one.id, null, '가'.repeat(201)))).toBe('too-long')
    expect(codeOf(await block(one.id, new Date(Date.now() - 1000)))).toBe('block-end-past')
    expect(codeOf(await block(1_999_999_999))).toBe('member-not-found')
  })

  it('Blocking, unblocking and ending sessions are recorded in the audit log', async () => {
    const one = await member()
    await block(one.id)
    await unblock(one.id)
    await transactionResult(database.pool, (sql) => endSessionsByStaff(sql, { person: one.id, by: admin }))
    const { rows } = await database.pool.query(
      'SELECT event, actor_id, before, after, reason FROM audit_log WHERE subject_id = $1 ORDER BY id',
      [one.id],
    )
    expect(rows).toEqual([
      {
        event: 'member_blocked',
        actor_id: admin,
        before: null,
        after: { until: 'forever' },
        reason: '광고를 되풀이해 올림',
      },
      { event: 'member_unblocked', actor_id: admin, before: { until: 'forever' }, after: null, reason: null },
      { event: 'session_all_ended', actor_id: admin, before: null, after: { ended: 1 }, reason: null },
    ])
    expect(await one.isSignedIn()).toBe(false)
  })
})
