import { pbkdf2Sync } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApi } from '@/api/createApi'
import * as sessions from '../../../migrations/20261120_100000_sessions'
import * as signInLimits from '../../../migrations/20261122_040000_sign_in_limits'
import * as fieldTerms from '../../../migrations/20261122_100000_field_terms'
import { migrationArgs } from '../setup/migrationArgs'
import { createTestPayload, type TestPayload } from '../setup/payload'
import { addPerson, PASSWORD, staffBrowser } from '../setup/staff'

let test: TestPayload
beforeAll(async () => {
  test = await createTestPayload()
})
afterAll(() => test.drop())

const SALT = 'c0'.repeat(32)
const payloadHash = (iterations: number, bytes: number) =>
  pbkdf2Sync(PASSWORD, SALT, iterations, bytes, 'sha256').toString('hex')

it('the session migration keeps the passwords of existing accounts, and can be reverted', async () => {
  const args = migrationArgs(test)
  const signIn = async (email: string) =>
    (await staffBrowser(createApi({ pool: test.pool, writes: test.pool })).signIn(email)).status
  const keptOf = async (email: string) =>
    (
      await test.pool.query<{ hash: string }>(
        'SELECT hash FROM staff_passwords p JOIN users u ON u.id = p.user_id WHERE email = $1',
        [email],
      )
    ).rows[0]?.hash.split('$')[0]

  await addPerson(test.pool, 'today@people.example', 'admin')
  await addPerson(test.pool, null, 'user')
  await fieldTerms.down(args)
  await signInLimits.down(args)
  await sessions.down(args)
  const { rows } = await test.pool.query<{ email: string; hash: string | null }>(
    'SELECT email, hash FROM users ORDER BY id',
  )
  expect(rows).toEqual([
    { email: 'today@people.example', hash: null },
    { email: expect.stringMatching(/^account-\d+@invalid\.invalid$/) as string, hash: null },
  ])

  const before = [
    ['newer@people.example', `pbkdf2-sha256-v1:${payloadHash(600_000, 32)}`],
    ['older@people.example', payloadHash(25_000, 512)],
  ] as const
  for (const [email, hash] of before)
    await test.pool.query(`INSERT INTO users (email, nickname, role, salt, hash) VALUES ($1, $1, 'admin', $2, $3)`, [
      email,
      SALT,
      hash,
    ])
  await sessions.up(args)
  await sessions.down(args)
  const restored = await test.pool.query<{ email: string; hash: string; salt: string }>(
    `SELECT email, salt, hash FROM users WHERE hash IS NOT NULL ORDER BY id`,
  )
  expect(restored.rows).toEqual(before.map(([email, hash]) => ({ email, salt: SALT, hash })))

  await sessions.up(args)
  await signInLimits.up(args)
  await fieldTerms.up(args)
  for (const [email] of before) {
    expect(await keptOf(email)).toBe('pbkdf2')
    expect([await signIn(email), await keptOf(email), await signIn(email)]).toEqual([204, 'scrypt', 204])
  }
})
