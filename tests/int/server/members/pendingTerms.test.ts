import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { needsConsent } from '@/server/members/memberSession'
import { pendingTerms } from '@/server/members/consents'
import { addFirstTerms } from '@/server/terms/addFirstTerms'
import { createTestDatabase, type TestDatabase } from '../../setup/database'
import { addConsents } from '../../setup/members'
import { addPerson } from '../../setup/staff'
import { addRow } from '../../setup/rows'

describe('Pending terms of a member', () => {
  let test: TestDatabase
  let member: number
  /** the newest versions at the start */
  let first: Map<string, number>
  /** by how many versions each is newer than at the start */
  const asked = async () =>
    (await pendingTerms(test.pool, member)).map(({ code, version }) => `${code} +${version - (first.get(code) ?? 0)}`)
  const decide = (agreed: boolean, ...codes: string[]) => addConsents(test.pool, member, agreed, codes)
  /** Publishes the next version of a document, in force from the given day. */
  const publish = async (code: 'tos' | 'location', is_required: boolean, effectiveOn = '2026-01-05') => {
    const { rows } = await test.pool.query<{ version: number }>(
      'SELECT max(version) + 1 AS version FROM terms_versions WHERE code = $1',
      [code],
    )
    const text = { code, version: rows[0]?.version, is_required, effective_on: `${effectiveOn}T00:00:00Z` }
    await addRow(test.pool, 'terms_versions', text)
  }

  beforeAll(async () => {
    test = await createTestDatabase()
    member = await addPerson(test.pool, null, 'user')
  })
  beforeEach(async () => {
    await test.pool.query('DELETE FROM consents')
    await test.pool.query('DELETE FROM terms_versions')
    await addFirstTerms(test.pool)
    const { rows } = await test.pool.query<{ code: string; newest: number }>(
      'SELECT code, max(version) AS newest FROM terms_versions GROUP BY code',
    )
    first = new Map(rows.map(({ code, newest }) => [code, newest]))
  })
  afterAll(() => test.drop())

  it('Every document is pending before the first decision', async () => {
    expect(await asked()).toEqual(['age14 +0', 'privacy +0', 'tos +0', 'location +0'])
  })

  it('Nothing is pending once required documents are accepted and the optional one declined', async () => {
    await decide(true, 'age14', 'privacy', 'tos')
    await decide(false, 'location')
    expect([await asked(), await needsConsent(test.pool, member)]).toEqual([[], false])
  })

  it('A required document that was declined is pending', async () => {
    await decide(true, 'age14', 'privacy', 'location')
    await decide(false, 'tos')
    expect([await asked(), await needsConsent(test.pool, member)]).toEqual([['tos +0'], true])
  })

  it('Only new versions of required and optional documents are pending', async () => {
    await decide(true, 'age14', 'privacy', 'tos', 'location')
    await publish('tos', true)
    expect([await asked(), await needsConsent(test.pool, member)]).toEqual([['tos +1'], true])
    await publish('location', false)
    expect(await asked()).toEqual(['tos +1', 'location +1'])
  })

  it('A version that is not yet in force is not pending', async () => {
    await decide(true, 'age14', 'privacy', 'tos', 'location')
    await publish('tos', true, '2999-01-01')
    expect([await asked(), await needsConsent(test.pool, member)]).toEqual([[], false])
  })
})
