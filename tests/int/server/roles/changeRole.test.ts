import type { OpenAPIHono } from '@hono/zod-openapi'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi } from '@/api/createApi'
import type { StaffRole } from '@/domain/roles'
import type { Result } from '@/domain/result'
import { log } from '@/infra/log'
import { messageOf } from '@/messages/violations'
import { grantRole, revokeRole } from '@/server/roles'
import { transactionResult } from '@/server/violationError'
import { createTestDatabase, type TestDatabase } from '../../setup/database'
import { addMember } from '../../setup/members'
import { addPerson, staffBrowser } from '../../setup/staff'

const codeOf = (result: Result) => (result.ok ? 'ok' : result.violation.code)

describe('Role changes', () => {
  let database: TestDatabase
  let app: OpenAPIHono
  let admin: number
  let people = 0
  beforeAll(async () => {
    log.level = 'silent'
    database = await createTestDatabase()
    const callers = { secret: 'only-for-these-tests-0123456789', trustedProxies: 0 }
    app = createApi({ pool: database.pool, writes: database.pool, callers })
    admin = await addPerson(database.pool, 'admin@staff.example', 'admin')
  })
  afterAll(() => database.drop())

  const add = async (role: StaffRole | 'user') => {
    const email = `person${++people}@staff.example`
    return { id: await addPerson(database.pool, email, role), email }
  }
  const grant = (person: number, role: StaffRole, by: number | null = admin) =>
    transactionResult(database.pool, (sql) => grantRole(sql, { person, role, by, reason: '일을 나눔' }))
  const revoke = (person: number, by: number | null = admin) =>
    transactionResult(database.pool, (sql) => revokeRole(sql, { person, by, reason: '그만둠' }))

  it('A granted editor can sign in as staff', async () => {
    const one = await add('user')
    expect(codeOf(await grant(one.id, 'editor'))).toBe('ok')
    const browser = staffBrowser(app)
    expect((await browser.signIn(one.email)).status).toBe(204)
    expect(await (await browser.who()).json()).toMatchObject({ role: 'editor' })
  })

  it('A member who signs in by Kakao alone gets no role, and the refusal names the way out', async () => {
    const member = await addMember(database.pool, { nickname: '카카오로만' })
    const granted = await grant(member, 'editor')
    expect(codeOf(granted)).toBe('no-staff-sign-in')
    expect(messageOf({ code: 'no-staff-sign-in', params: {} })).toContain('운영자 초대')
    const { rows } = await database.pool.query('SELECT role FROM users WHERE id = $1', [member])
    expect(rows).toEqual([{ role: 'user' }])
  })

  it('A revoked role ends its session on the next request and stays on record', async () => {
    const one = await add('editor')
    const browser = staffBrowser(app)
    await browser.signIn(one.email)
    await revoke(one.id)
    expect((await browser.who()).status).toBe(401)
    await grant(one.id, 'moderator')
    expect((await browser.who()).status, 'the old session does not come back to life').toBe(401)
    const { rows } = await database.pool.query(
      'SELECT role, granted_by_id FROM role_grants WHERE user_id = $1 ORDER BY id',
      [one.id],
    )
    expect(rows).toEqual([
      { role: 'user', granted_by_id: admin },
      { role: 'moderator', granted_by_id: admin },
    ])
  })

  it('Granting the role a person already has records nothing', async () => {
    const one = await add('moderator')
    expect(codeOf(await grant(one.id, 'moderator'))).toBe('ok')
    expect((await database.pool.query('SELECT FROM role_grants WHERE user_id = $1', [one.id])).rowCount).toBe(0)
  })

  it('Roles cannot be changed by their holder or granted to an unknown account', async () => {
    expect(codeOf(await revoke(admin))).toBe('cannot-change-own-role')
    expect(codeOf(await grant(1_999_999_999, 'editor'))).toBe('member-not-found')
  })

  it('Parallel revocations of every admin leave one admin', async () => {
    const others = await Promise.all(Array.from({ length: 4 }, () => add('admin')))
    const all = [admin, ...others.map(({ id }) => id)]
    // Everybody takes it from their neighbour.
    const outcomes = await Promise.all(all.map((by, i) => revoke(all[(i + 1) % all.length] ?? 0, by)))
    expect(outcomes.map(codeOf)).toContain('last-admin')
    const { rowCount } = await database.pool.query(`SELECT FROM users WHERE role = 'admin'`)
    expect(rowCount).toBe(1)
  })
})
