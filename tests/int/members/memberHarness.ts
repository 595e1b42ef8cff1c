import { afterAll, beforeAll, beforeEach } from 'vitest'
import { log } from '@/infra/log'
import { type MemberTest, openMemberTest } from '../setup/signIn'

/** The member API next to a fake identity provider, for the tests of one file. */
export function memberHarness() {
  let test: MemberTest
  beforeAll(async () => {
    log.level = 'silent'
    test = await openMemberTest()
  })
  beforeEach(() => {
    test.issuer.trick = {}
  })
  afterAll(() => test.close())
  const rows = async (text: string, values: unknown[] = []) =>
    (await test.database.pool.query<Record<string, unknown>>(text, values)).rows
  return {
    test: () => test,
    rows,
    count: async (table: string) => Number((await rows(`SELECT count(*) AS n FROM ${table}`))[0]?.n),
  }
}
