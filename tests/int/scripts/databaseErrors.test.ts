import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { runScript } from './runScript'
import { ownPort } from '../../setup/ownPort'

describe('Commands whose database cannot be used', () => {
  let test: TestDatabase
  let closed: number
  beforeAll(async () => {
    test = await createTestDatabase()
    closed = await ownPort()
  })
  afterAll(() => test.drop())

  const changed = (change: (url: URL) => void): string => {
    const url = new URL(test.url)
    change(url)
    return url.href
  }

  it.each([
    ['has a password that is wrong', '로그인을 받지 않았어요', () => changed((url) => (url.password = 'wrong'))],
    ['has a role that is unknown', '로그인을 받지 않았어요', () => changed((url) => (url.username = 'nobody'))],
    ['does not exist', '그런 데이터베이스가 없어요', () => changed((url) => (url.pathname = '/none'))],
    ['is not running', '연결하지 못했어요', () => changed((url) => (url.port = String(closed)))],
    ['is on a host that is unknown', '연결하지 못했어요', () => changed((url) => (url.hostname = 'db.invalid'))],
  ])('A worker exits with a sentence in Korean and one in English when its database %s', async (_, sentence, url) => {
    const { code, said } = await runScript('scripts/worker.ts', {
      DATABASE_URL: url(),
      PAYLOAD_SECRET: 'only-for-these-tests-0123456789',
    })
    expect(said).toContain(sentence)
    expect(said.split('\n')).toHaveLength(2)
    expect(code).toBe(1)
  })
})
