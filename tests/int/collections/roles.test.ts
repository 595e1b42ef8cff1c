import type { TypedUser } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Role } from '@/domain/roles'
import { emptyTables } from '../setup/emptyTables'
import { createTestPayload, type TestPayload } from '../setup/payload'
import { addStaff, payloadCaller } from '../setup/payloadRest'
import { addRow } from '../setup/rows'

type Person = TypedUser & { collection: 'users' }

describe('Roles of accounts', () => {
  let test: TestPayload
  let [one, other, member]: Person[] = []
  const add = async (nickname: string, role: Role): Promise<Person> => ({
    ...(await test.payload.create({ collection: 'users', data: { nickname, role } })),
    collection: 'users',
  })
  const by = (user: Person | undefined, reason: string | undefined) =>
    ({ collection: 'users', overrideAccess: false, user, context: { reason } }) as const
  const give = (user: Person | undefined, to: Person | undefined, role: Role, reason: string | null = '일을 나눔') =>
    test.payload.update({ ...by(user, reason ?? undefined), id: to?.id ?? 0, data: { role } })
  const remove = (user: Person | undefined, whom: Person | undefined, reason: string | null = '본인 요청') =>
    test.payload.delete({ ...by(user, reason ?? undefined), id: whom?.id ?? 0 })
  const rolesOf = async () =>
    (await test.pool.query<{ role: Role }>('SELECT role FROM users ORDER BY id')).rows.map(({ role }) => role)
  const refusedAs = (code: string) => ({ data: { code } })

  beforeAll(async () => {
    test = await createTestPayload()
  })
  afterAll(() => test.drop())
  beforeEach(async () => {
    await emptyTables(test.pool, ['role_grants', 'users'])
    one = await add('한 관리자', 'admin')
    other = await add('다른 관리자', 'admin')
    member = await add('손님', 'user')
    await test.pool.query(`UPDATE users SET email = 'guest@staff.example' WHERE id = $1`, [member?.id])
  })

  it('A member without an e-mail address to sign in with gets no role', async () => {
    await test.pool.query('UPDATE users SET email = NULL WHERE id = $1', [member?.id])
    await expect(give(one, member, 'editor')).rejects.toMatchObject(refusedAs('no-staff-sign-in'))
    expect(await rolesOf()).toEqual(['admin', 'admin', 'user'])
  })

  it('Granting and revoking a role is recorded with the user, the role and the admin', async () => {
    await give(one, member, 'moderator')
    await give(other, member, 'user')
    const { rows } = await test.pool.query(
      'SELECT user_id, role, granted_by_id FROM role_grants WHERE granted_by_id IS NOT NULL ORDER BY id',
    )
    expect(rows).toEqual([
      { user_id: member?.id, role: 'moderator', granted_by_id: one?.id },
      { user_id: member?.id, role: 'user', granted_by_id: other?.id },
    ])
  })

  it('Revoking a role and deleting a member need a reason by every door, and REST takes it from a header', async () => {
    await give(one, member, 'moderator', null)
    await expect(give(one, member, 'user', null)).rejects.toMatchObject(refusedAs('reason-required'))
    await expect(remove(one, member, null)).rejects.toMatchObject(refusedAs('reason-required'))
    expect(await rolesOf()).toEqual(['admin', 'admin', 'moderator'])

    const send = payloadCaller(test, (await addStaff(test, '맡은 사람', 'admin')).cookie)
    const revoked = await send('PATCH', `/users/${member?.id}`, { role: 'user' })
    expect(revoked).toMatchObject({ status: 400, body: { errors: [{ message: '이유를 적어 주세요.' }] } })
    const reason = { 'X-Reason': encodeURIComponent('그만둠') }
    expect((await send('PATCH', `/users/${member?.id}`, { role: 'user' }, reason)).status).toBe(200)
    const { rows } = await test.pool.query(
      `SELECT reason FROM audit_log WHERE event = 'authz_role_revoked' AND subject_id = $1`,
      [String(member?.id)],
    )
    expect(rows).toEqual([{ reason: '그만둠' }])
  })

  it('An edit that leaves the role unchanged records no role grant', async () => {
    await test.payload.update({
      collection: 'users',
      id: member?.id ?? 0,
      data: { nickname: '단골손님' },
      overrideAccess: false,
      user: one,
    })
    expect((await test.pool.query('SELECT FROM role_grants WHERE user_id = $1', [member?.id])).rowCount).toBe(0)
  })

  it('Admins can neither change their own role nor delete their own account', async () => {
    await expect(give(one, one, 'moderator')).rejects.toMatchObject(refusedAs('cannot-change-own-role'))
    await expect(remove(one, one)).rejects.toMatchObject(refusedAs('cannot-change-own-role'))
    expect(await rolesOf()).toEqual(['admin', 'admin', 'user'])
  })

  it('Deleting a member as an admin erases them and queues the provider unlink', async () => {
    const id = member?.id ?? 0
    const identity = { issuer: 'https://identity.example', subject: 'kept for the provider', user_id: id }
    await addRow(test.pool, 'member_identities', identity)
    await remove(one, member)
    const left = await test.pool.query(
      `SELECT subject, (SELECT asked_by FROM erasures) AS asked_by,
         (SELECT count(*) FROM users WHERE id = $1) AS accounts
       FROM provider_unlink_outbox`,
      [id],
    )
    expect(left.rows).toEqual([{ subject: 'kept for the provider', asked_by: 'staff', accounts: 0 }])
  })

  it('The last admin can neither lose the role nor be deleted', async () => {
    await give(one, other, 'user')
    const alone = { collection: 'users', id: one?.id ?? 0 } as const
    await expect(test.payload.update({ ...alone, data: { role: 'user' } })).rejects.toMatchObject(
      refusedAs('last-admin'),
    )
    await expect(test.payload.delete(alone)).rejects.toMatchObject(refusedAs('last-admin'))
  })

  it('Two admins who revoke each other’s role in parallel leave one admin', async () => {
    const outcomes = await Promise.allSettled([give(one, other, 'user'), give(other, one, 'user')])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await rolesOf()).filter((role) => role === 'admin')).toHaveLength(1)
  })
})
