import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { AUDIT_DAYS } from '@/domain/audit'
import { createPool, transaction } from '@/infra/database/pool'
import { log } from '@/infra/log'
import { pseudonym } from '@/infra/pseudonym'
import { runRequest } from '@/infra/requestContext'
import { audit, auditIn, recordAudit, deleteOldEntries } from '@/server/audit'
import { createTestDatabase, type TestDatabase } from '../../setup/database'
import { addPerson } from '../../setup/staff'
import { addRow, hoursAgo } from '../../setup/rows'

describe('Audit log', () => {
  let database: TestDatabase
  let admin: number
  const entries = async (event: string) =>
    (
      await database.pool.query<Record<string, unknown>>('SELECT * FROM audit_log WHERE event = $1 ORDER BY id', [
        event,
      ])
    ).rows

  beforeAll(async () => {
    database = await createTestDatabase()
    admin = await addPerson(database.pool, 'admin@staff.example', 'admin')
    await recordAudit(database.pool, { event: 'record_updated', actor: admin, subject: { type: 'visit', id: 7 } })
  })
  afterAll(() => database.drop())

  it('An audit entry holds the actor and role, the change, the reason, the time and the network', async () => {
    const request = await runRequest(async (context) => {
      context.network = '203.0.113.0/24'
      await recordAudit(database.pool, {
        event: 'record_created',
        actor: admin,
        subject: { type: 'restaurant', id: 12 },
        before: { name: '옛 이름' },
        after: { name: '새 이름' },
        reason: ' 간판이 바뀜 ',
      })
      return context
    })
    expect(await entries('record_created')).toEqual([
      expect.objectContaining({
        actor_id: admin,
        actor_role: 'admin',
        subject_type: 'restaurant',
        subject_id: 12,
        before: { name: '옛 이름' },
        after: { name: '새 이름' },
        reason: '간판이 바뀜',
        network: pseudonym('network', '203.0.113.0/24'),
        request_id: request.id,
        occurred_at: expect.any(Date) as Date,
      }),
    ])
  })

  it.each([
    ['UPDATE', `UPDATE audit_log SET event = 'other'`],
    ['DELETE', 'DELETE FROM audit_log'],
    ['TRUNCATE', 'TRUNCATE audit_log'],
    ['MERGE', 'MERGE INTO audit_log a USING (SELECT 1) s ON true WHEN MATCHED THEN DELETE'],
  ])('The audit log is append-only, even for its owner: %s', async (_, statement) => {
    const { rows } = await database.pool.query<{ owns: boolean }>(
      `SELECT tableowner = current_user AS owns FROM pg_tables WHERE tablename = 'audit_log'`,
    )
    expect(rows).toEqual([{ owns: true }])
    await expect(transaction(database.pool, (sql) => sql.query(statement))).rejects.toThrow('append-only')
    expect((await entries('record_updated')).length).toBeGreaterThan(0)
  })

  it('The audit log is append-only for a replica too', async () => {
    const url = new URL(new URL(database.url).pathname, inject('superuserUrl'))
    const superuser = createPool(url.href, 1)
    const replica = transaction(superuser, (sql) =>
      sql.query('SET LOCAL session_replication_role = replica; DELETE FROM audit_log'),
    ).finally(() => superuser.end())
    await expect(replica).rejects.toThrow('append-only')
  })

  it('Audit entries older than a year are deleted, and no younger ones', async () => {
    const add = (days: number) =>
      addRow(database.pool, 'audit_log', { event: 'aged', occurred_at: hoursAgo(days * 24) })
    await Promise.all([add(AUDIT_DAYS + 1), add(AUDIT_DAYS - 2)])
    expect(await deleteOldEntries(database.pool)).toBe(1)
    expect(await entries('aged')).toHaveLength(1)
    await expect(database.pool.query(`DELETE FROM audit_log WHERE event = 'aged'`)).rejects.toThrow('append-only')
  })

  it('A change that is rolled back leaves no audit entry', async () => {
    const rolledBack = transaction(database.pool, async (sql) => {
      await auditIn(sql, 'authz_role_granted', { person: admin, role: 'admin', by: null })
      throw new Error('changed my mind')
    })
    await expect(rolledBack).rejects.toThrow('changed my mind')
    expect(await entries('authz_role_granted')).toEqual([])
  })

  it('An audit entry holds no secret, address or name, however deeply nested', async () => {
    await recordAudit(database.pool, {
      event: 'record_deleted',
      actor: null,
      before: { email: 'someone@people.example', nested: [{ passwordHash: 'scrypt$1', note: '남음' }] },
      details: { token: 'abc', Cookie: 'x=y', nickname: '아무개' },
    })
    const [entry] = await entries('record_deleted')
    expect(JSON.stringify(entry)).not.toMatch(/someone|scrypt|abc|x=y|아무개/)
    expect(JSON.stringify(entry)).toContain('남음')
  })

  it('Security events are recorded, and a failure to store one is only logged', async () => {
    audit(database.pool, 'session_ended', { kind: 'staff', person: admin })
    await expect
      .poll(() => entries('session_ended'))
      .toEqual([
        expect.objectContaining({
          actor_id: admin,
          subject_type: 'user',
          subject_id: admin,
          details: { kind: 'staff' },
        }),
      ])
    const error = vi.spyOn(log, 'error').mockImplementation(() => undefined)
    audit({ query: () => Promise.reject(new Error('down')) }, 'session_ended', { kind: 'staff', person: admin })
    await vi.waitFor(() => expect(error).toHaveBeenCalledOnce(), 30_000)
    error.mockRestore()
  })

  it('Failed sign-ins by strangers add at most sixty audit entries a minute', async () => {
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
    // A minute of its own: other files of this worker sign in too.
    vi.useFakeTimers({ now: Date.now() + 86_400_000, toFake: ['Date'] })
    for (let i = 0; i < 300; i++) audit(database.pool, 'authn_login_fail', { kind: 'staff', who: undefined })
    vi.useRealTimers()
    expect(warn).toHaveBeenCalledTimes(300)
    await expect.poll(async () => (await entries('authn_login_fail')).length).toBe(60)
    warn.mockRestore()
  })
})
