import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApi } from '@/api/createApi'
import { bundled } from '../../setup/commands'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { emptyTables } from '../setup/emptyTables'
import { addRow } from '../setup/rows'
import { addPerson, PASSWORD, staffBrowser } from '../setup/staff'

describe('Staff command', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  beforeEach(() => emptyTables(database.pool, ['users']))
  afterAll(() => database.drop())

  const run = (args: string[], typed: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [bundled('scripts/staff.ts'), ...args], {
      encoding: 'utf8',
      input: typed.map((line) => `${line}\n`).join(''),
      env: { ...process.env, DATABASE_URL: database.url, LOG_LEVEL: '' },
    })
    return { status, said: stdout + stderr }
  }
  const signIn = async (email: string, password: string) =>
    (await staffBrowser(createApi({ pool: database.pool, writes: database.pool })).signIn(email, password)).status
  const accounts = async () =>
    (
      await database.pool.query<{ email: string; nickname: string; role: string }>(
        'SELECT email, nickname, role FROM users ORDER BY id',
      )
    ).rows

  it('The staff command creates an account from a password typed twice, and never prints it', async () => {
    const made = run(['create', 'First@people.example', '--nickname', '첫 관리자'], [PASSWORD, PASSWORD])
    expect([made.status, made.said.includes(PASSWORD)]).toEqual([0, false])
    expect(run(['create', 'second@people.example', '--role', 'moderator'], [PASSWORD, PASSWORD]).status).toBe(0)
    expect(await accounts()).toEqual([
      { email: 'first@people.example', nickname: '첫 관리자', role: 'admin' },
      { email: 'second@people.example', nickname: '운영자', role: 'moderator' },
    ])
    expect(await signIn('first@people.example', PASSWORD)).toBe(204)
  })

  it.each([
    [
      'a nickname that is taken',
      ['create', 'new@people.example', '--nickname', '첫  관리자'],
      [PASSWORD, PASSWORD],
      /쓰고 있는 닉네임/,
    ],
    ['an e-mail that is taken', ['create', 'FIRST@people.example'], [PASSWORD, PASSWORD], /이미 있는 이메일/],
    ['a malformed e-mail', ['create', 'first'], [PASSWORD, PASSWORD], /이메일 형식/],
    ['a short password', ['create', 'new@people.example'], ['짧은것', '짧은것'], /8자 이상/],
    ['a common password', ['create', 'new@people.example'], ['password123', 'password123'], /추측하기 쉬운/],
    ['two different passwords', ['create', 'new@people.example'], [PASSWORD, `${PASSWORD}.`], /두 비밀번호가 달라요/],
    ['a password typed once', ['create', 'new@people.example'], [PASSWORD], /두 번/],
    [
      'an invalid role',
      ['create', 'new@people.example', '--role', 'user'],
      [PASSWORD, PASSWORD],
      /admin, moderator, editor 가운데/,
    ],
    ['an unknown account', ['password', 'new@people.example'], [PASSWORD, PASSWORD], /없어요/],
    ['an unknown subcommand', ['delete', 'first@people.example'], [], /쓰는 법/],
  ])('The staff command rejects %s with one sentence and changes nothing', async (_, args, typed, sentence) => {
    await addRow(database.pool, 'users', { email: 'first@people.example', nickname: '첫 관리자', role: 'admin' })
    const before = await accounts()
    const { status, said } = run(args, typed)
    expect([status, sentence.test(said), /at .*:\d+:\d+/.test(said)]).toEqual([1, true, false])
    expect(await accounts()).toEqual(before)
  })

  it('Accounts without a nickname are named after their role, and numbered if it is taken', async () => {
    await addRow(database.pool, 'users', { nickname: '운영자', role: 'moderator' })
    expect(run(['create', 'third@people.example', '--role', 'moderator'], [PASSWORD, PASSWORD]).status).toBe(0)
    expect((await accounts()).map(({ nickname }) => nickname)).toEqual(['운영자', '운영자 2'])
  })

  it('A new password revokes the sessions of the old one', async () => {
    await addPerson(database.pool, 'second@people.example', 'moderator')
    const one = staffBrowser(createApi({ pool: database.pool, writes: database.pool }))
    await one.signIn('second@people.example')
    expect(run(['password', 'second@people.example'], ['vR8-kelp_ottoman', 'vR8-kelp_ottoman']).status).toBe(0)
    expect([
      (await one.who()).status,
      await signIn('second@people.example', PASSWORD),
      await signIn('second@people.example', 'vR8-kelp_ottoman'),
    ]).toEqual([401, 401, 204])
  })
})
