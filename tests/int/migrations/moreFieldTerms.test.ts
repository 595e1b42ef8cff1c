import { afterAll, beforeAll, expect, it } from 'vitest'
import * as moreFieldTerms from '../../../migrations/20261122_110000_more_field_terms'
import { migrationArgs } from '../setup/migrationArgs'
import { createTestPayload, type TestPayload } from '../setup/payload'

let test: TestPayload
beforeAll(async () => {
  test = await createTestPayload()
})
afterAll(() => test.drop())

it('pending sign-ups keep their decision and their return path, in both directions', async () => {
  const args = migrationArgs(test)
  await moreFieldTerms.down(args)
  const before = { agreed: [1], offered: [1, 2], at: '2026-11-22T00:00:00Z' }
  await test.pool.query(
    `INSERT INTO sign_ups (token_hash, identity_ciphertext, agreed, next, expires_at)
      VALUES (sha256('a'), '', $1, '/map', now()), (sha256('b'), '', NULL, '/', now())`,
    [JSON.stringify(before)],
  )
  await moreFieldTerms.up(args)
  const { rows } = await test.pool.query('SELECT terms_decision, return_to FROM sign_ups ORDER BY return_to DESC')
  expect(rows).toEqual([
    { terms_decision: { accepted: [1], presented: [1, 2], at: before.at }, return_to: '/map' },
    { terms_decision: null, return_to: '/' },
  ])
  await moreFieldTerms.down(args)
  const { rows: back } = await test.pool.query('SELECT agreed, next FROM sign_ups ORDER BY next DESC')
  expect(back).toEqual([
    { agreed: before, next: '/map' },
    { agreed: null, next: '/' },
  ])
  await moreFieldTerms.up(args)
})
