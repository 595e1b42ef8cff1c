import { sql } from '@payloadcms/db-postgres'
import type { TypedUser } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestPayload, type TestPayload } from '../setup/payload'
import { addPerson } from '../setup/staff'
import { addRow } from '../setup/rows'

interface Entry {
  event: string
  actor_id: number | null
  before: object | null
  after: object | null
  reason: string | null
}

describe('Audit entries for changed records', () => {
  let test: TestPayload
  let admin: TypedUser & { collection: 'users' }
  const entriesOf = async (type: string, id: number) =>
    (
      await test.pool.query<Entry>(
        `SELECT event, actor_id, before, after, reason FROM audit_log
          WHERE subject_type = $1 AND subject_id = $2 ORDER BY id`,
        [type, id],
      )
    ).rows
  const asAdmin = (reason?: string) => ({ overrideAccess: false, user: admin, context: { reason } }) as const

  beforeAll(async () => {
    test = await createTestPayload()
    const id = await addPerson(test.pool, 'admin@staff.example', 'admin')
    admin = { ...(await test.payload.findByID({ collection: 'users', id })), collection: 'users' }
  })
  afterAll(() => test.drop())

  it('An audit entry holds only the fields that changed, with the actor and the reason', async () => {
    const { id } = await test.payload.create({
      collection: 'restaurants',
      data: {
        name: '한일관',
        title: '한일관',
        address: '느티로 1',
        category: 'restaurant',
        isActive: true,
        phone: '02-000-0000',
      },
      ...asAdmin(),
    })
    const change = (data: object, reason?: string) =>
      test.payload.update({ collection: 'restaurants', id, data, ...asAdmin(reason) })
    await change({ phone: '02-111-1111', name: '한일관' }, '전화가 바뀜')
    await change({ phone: '02-111-1111' })
    await change({ deletedAt: new Date().toISOString() })
    await test.payload.delete({ collection: 'restaurants', id, trash: true, ...asAdmin('중복') })
    const [created, changed, trashed, deleted, ...more] = await entriesOf('restaurant', id)
    expect(more).toEqual([])
    expect(created).toMatchObject({
      event: 'record_created',
      actor_id: admin.id,
      before: null,
      after: { name: '한일관', phone: '02-000-0000' },
    })
    expect(changed).toEqual({
      event: 'record_updated',
      actor_id: admin.id,
      before: { phone: '02-000-0000' },
      after: { phone: '02-111-1111' },
      reason: '전화가 바뀜',
    })
    expect([trashed?.event, deleted?.event, deleted?.reason]).toEqual(['record_trashed', 'record_deleted', '중복'])
  })

  it('A change that is rolled back leaves no audit entry', async () => {
    const transactionID = (await test.payload.db.beginTransaction()) ?? ''
    const { id } = await test.payload.create({
      collection: 'agencies',
      data: { name: '사라질 기관', type: 'other', aliases: [] },
      req: { transactionID },
      ...asAdmin(),
    })
    await test.payload.db.rollbackTransaction(transactionID)
    expect(await entriesOf('agency', id)).toEqual([])
  })

  it('The audit entry of an answered ticket holds its status but none of its text', async () => {
    const letter = { subject: '은밀한 제목', body: '은밀한 본문', email: 'w@people.example' }
    const id = await addRow(test.pool, 'tickets', letter)
    await test.payload.update({
      collection: 'tickets',
      id,
      data: { status: 'answered', notes: '은밀한 메모', email: null },
      ...asAdmin(),
    })
    const entries = await entriesOf('ticket', id)
    expect(entries).toMatchObject([{ before: { status: 'open' }, after: { status: 'answered' } }])
    expect(JSON.stringify(entries)).not.toMatch(/은밀|people\.example/)
  })

  it('The audit entry of a changed account holds the role before and after, but no name or address', async () => {
    const { id } = await test.payload.create({
      collection: 'users',
      data: { nickname: '비밀이름', email: 'hidden@people.example', role: 'user' },
      ...asAdmin(),
    })
    await test.payload.update({
      collection: 'users',
      id,
      data: { nickname: '다른비밀', role: 'moderator' },
      ...asAdmin('새 운영자'),
    })
    const entries = await entriesOf('user', id)
    expect(JSON.stringify(entries)).not.toMatch(/비밀|hidden/)
    expect(entries).toContainEqual(
      expect.objectContaining({
        event: 'authz_role_granted',
        actor_id: admin.id,
        before: { role: 'user' },
        after: { role: 'moderator' },
        reason: '새 운영자',
      }),
    )
  })

  it('Payload’s own connection cannot delete audit entries', async () => {
    await addRow(test.pool, 'audit_log', { event: 'record_created' })
    const adapter = test.payload.db as unknown as { drizzle: { execute: (query: unknown) => Promise<unknown> } }
    await expect(adapter.drizzle.execute(sql`DELETE FROM audit_log`)).rejects.toMatchObject({
      cause: { message: 'audit_log is append-only' },
    })
  })
})
