import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestPayload, type TestPayload } from '../setup/payload'
import { addStaff, payloadCaller, type Send } from '../setup/payloadRest'

describe('Locks of the content panel', () => {
  let test: TestPayload
  let editor: { id: number; cookie: string }
  let panel: Send
  let terms: number
  beforeAll(async () => {
    test = await createTestPayload()
    editor = await addStaff(test, '편집 담당', 'editor')
    panel = payloadCaller(test, editor.cookie)
    const { rows } = await test.pool.query<{ id: number }>('SELECT id FROM terms_versions ORDER BY id LIMIT 1')
    terms = rows[0]?.id ?? 0
  })
  afterAll(() => test.drop())

  /** As Payload's pages of a document and of the own account ask, before they are drawn. */
  const locksOf = (relationTo: string, value: number) =>
    test.payload.find({
      collection: 'payload-locked-documents',
      depth: 1,
      overrideAccess: false,
      user: { id: editor.id, role: 'editor', collection: 'users' },
      where: { 'document.relationTo': { equals: relationTo }, 'document.value': { equals: value } },
    })

  it('An editor opens a document and their account, locks what they edit, and frees it again', async () => {
    expect((await locksOf('users', editor.id)).docs).toEqual([])
    const document = { relationTo: 'terms-versions', value: terms }
    const locked = await panel('POST', '/payload-locked-documents', {
      document,
      user: { relationTo: 'users', value: editor.id },
    })
    expect(locked.status).toBe(201)
    const [lock] = (await locksOf('terms-versions', terms)).docs
    expect(lock).toMatchObject({ user: { value: { id: editor.id } } })
    expect((await panel('DELETE', `/payload-locked-documents/${lock?.id}`)).status).toBe(200)
  })

  it('An editor sees that an admin has a document open, without the admin’s account', async () => {
    const admin = await addStaff(test, '관리 담당', 'admin')
    await payloadCaller(test, admin.cookie)('POST', '/payload-locked-documents', {
      document: { relationTo: 'terms-versions', value: terms },
      user: { relationTo: 'users', value: admin.id },
    })
    const { docs } = await locksOf('terms-versions', terms)
    expect(docs).toHaveLength(1)
    expect(JSON.stringify(docs)).not.toContain('관리 담당')
  })
})
