import { afterAll, beforeAll, expect, it } from 'vitest'
import * as privacyOfMembers from '../../../migrations/20261120_110300_privacy_of_members'
import { addMember } from '../setup/members'
import { migrationArgs } from '../setup/migrationArgs'
import { createTestPayload, type TestPayload } from '../setup/payload'

let test: TestPayload
beforeAll(async () => {
  test = await createTestPayload()
})
afterAll(() => test.drop())

const BEFORE = '- **문의한 컴퓨터의 주소를 바꾼 값**: 하루'
const keep = () => test.pool.query(`UPDATE terms_versions SET body = $1 WHERE code = 'privacy'`, [BEFORE])
const kept = async () =>
  (await test.pool.query<{ body: string }>(`SELECT body FROM terms_versions WHERE code = 'privacy'`)).rows[0]?.body

it('the migration corrects the privacy policy only while nobody has accepted it', async () => {
  const args = migrationArgs(test)
  await keep()
  await privacyOfMembers.up(args)
  expect(await kept()).toBe('- **문의하거나 로그인한 컴퓨터의 주소를 바꾼 값**: 하루')

  await keep()
  await addMember(test.pool, { nickname: '먼저 온 손님' })
  await privacyOfMembers.up(args)
  expect(await kept()).toBe(BEFORE)
})
