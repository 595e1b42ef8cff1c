import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LAST_REPLACED } from '@/infra/database/baseline'
import { COMMAND_ERRORS } from '@/messages/cli/commandErrors'
import { bundled } from '../../setup/commands'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { countDirectory, emptyDirectory } from './directoryDump'
import { csv, expense } from './expenseFiles'

let database: TestDatabase
let home: string
beforeAll(async () => {
  database = await createTestDatabase()
  home = mkdtempSync(join(tmpdir(), 'commands-'))
  mkdirSync(join(home, '경비', '총무과'), { recursive: true })
  mkdirSync(join(home, '빈 곳'))
  const whole = csv(
    expense({ place: '한일관 (종로구 종로 12)', amount: 40_000 }),
    expense({ place: '우물식당 (중구 다동길 5)', amount: 30_000 }),
    expense({ place: '' }),
  )
  writeFileSync(join(home, '경비', '총무과', '1월.csv'), whole)
  writeFileSync(join(home, '경비', '총무과', '2월.csv'), whole.slice(0, -30))
  writeFileSync(join(home, '경비', '총무과', '~$1월.csv'), '')
  writeFileSync(join(home, '경비', '사진.png'), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]))
  writeFileSync(join(home, '3월.csv'), csv(expense({ place: '온새미국수 (중구 을지로 3)', amount: 20_000 })))
})
beforeEach(() => emptyDirectory(database.pool))
afterAll(async () => {
  rmSync(home, { recursive: true, force: true })
  await database.drop()
})

function run(command: 'import' | 'inspect', args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bundled(`scripts/${command}.ts`), ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: database.url, LOG_LEVEL: '', ...env },
  })
  return { status, said: stdout.trimEnd().split('\n'), complained: stderr.trimEnd().split('\n').filter(Boolean) }
}
const folder = (): string => join(home, '경비')
const REFUSED = [
  /^경비\/사진\.png: 읽지 못하는 형식이에요\(PNG\)/,
  /^경비\/총무과\/2월\.csv 4행 .*: 행이 끝나기 전에 파일이 끊겼어요/,
]

const visits = async () => (await countDirectory(database.pool)).visits
const batches = async () => (await database.pool.query('SELECT id FROM import_batches')).rowCount

describe('Archive of attachments', () => {
  it('Each file in a ZIP is imported as its own document, and every other entry is named with its reason', async () => {
    const [good, cut] = ['1월.csv', '2월.csv'].map((name) => readFileSync(join(home, '경비', '총무과', name)))
    const archive = join(home, '붙임.zip')
    const entries = { '총무과/1월.csv': good ?? [], '총무과/2월.csv': cut ?? [], '.DS_Store': Buffer.from('x') }
    writeFileSync(archive, zipSync(entries as Record<string, Uint8Array>))
    const { status, complained } = run('import', [archive])
    expect(status).toBe(1)
    expect(complained).toEqual([
      expect.stringMatching(/^붙임\.zip\/총무과\/2월\.csv 4행 .*: 행이 끝나기 전에 파일이 끊겼어요/),
      '붙임.zip: 운영체제가 남긴 파일 1개를 건너뛰었어요(.DS_Store).',
    ])
    expect(await visits()).toBe(2)
    const summaries = run('inspect', [archive]).said.filter((line) => line.startsWith('{"summary"'))
    expect(summaries).toEqual([expect.stringContaining('"file":"붙임.zip/총무과/1월.csv","format":"csv"')])
  })

  it('An archive of too many files is refused by that limit, by import and inspect', () => {
    const archive = join(home, '많음.zip')
    const files = Array.from({ length: 2_001 }, (_, i) => [`${i}.csv`, Buffer.from('a')] as const)
    writeFileSync(archive, zipSync(Object.fromEntries(files)))
    for (const command of ['import', 'inspect'] as const)
      expect(run(command, [archive])).toMatchObject({
        status: 1,
        complained: [expect.stringMatching(/^많음\.zip: 파일 안에 든 것이 한도 2,000개를 넘어 읽지 않았어요\./)],
      })
  })
})

describe('Lists that seem not to be 업무추진비', () => {
  const file = (): string => join(home, '특근매식비 3월.csv')
  beforeAll(() => writeFileSync(file(), '사용일자,사용장소,사용금액,기관명\n2024-03-04,온새미국수,20000,가온구청\n'))

  it('A 특근매식비 list is refused by its name, and imported once --accept names it', async () => {
    const refused = run('import', [file()])
    expect(refused).toMatchObject({ status: 1, complained: [expect.stringContaining("--accept '특근매식비'")] })
    expect(run('import', ['--accept', '여비', file()]).status).toBe(1)
    expect(await visits()).toBe(0)
    expect(run('inspect', ['--accept', '특근매식비', file()]).status).toBe(0)
    expect(run('import', ['--accept', '특근매식비', file()]).status).toBe(0)
    expect(await visits()).toBe(1)
  })

  it('An unknown name for --accept is rejected with the list of known ones', () => {
    const { status, complained } = run('inspect', ['--accept', '쌈짓돈', file()])
    expect(status).not.toBe(0)
    expect(complained.join(' ')).toContain('정치자금, 계약, 여비')
  })
})

describe('Import command on a folder', () => {
  it('A folder import reads what it can, prints one sentence per rejected file, and ends with a total', async () => {
    const { status, said, complained } = run('import', [folder()])
    expect(status).toBe(1)
    expect(complained).toEqual(REFUSED.map((sentence) => expect.stringMatching(sentence) as string))
    expect(said[0]).toMatch(/^경비\/총무과\/1월\.csv \(가져오기 \d+번\)$/)
    expect(said.slice(-8)).toEqual([
      '',
      '모두 3개 (가져온 파일 1개 · 거절한 파일 2개)',
      '  읽은 행                   3행             124,000원',
      '  방문이 된 행              2행              70,000원',
      '  이미 있던 행              0행                   0원',
      '  건너뛴 행                 1행              54,000원',
      '  거절한 행                 0행                   0원',
      '  만든 방문 2건 · 새 식당 2곳',
    ])
    expect(await visits()).toBe(2)
  })

  it('The import command succeeds when every file can be imported', async () => {
    const { status, said, complained } = run('import', [join(home, '3월.csv'), join(folder(), '총무과', '1월.csv')])
    expect([status, complained]).toEqual([0, []])
    expect(said.filter((line) => line.includes('번)'))).toEqual([
      expect.stringMatching(/^3월\.csv /),
      expect.stringMatching(/^1월\.csv /),
    ])
    expect(said).toContain('모두 2개 (가져온 파일 2개 · 거절한 파일 0개)')
    expect(await visits()).toBe(3)
  })

  it('The import command fails with one sentence when the folder has no file', () => {
    const { status, said, complained } = run('import', [join(home, '빈 곳')])
    expect([status, said, complained]).toEqual([
      1,
      [''],
      [`${join(home, '빈 곳')}: 폴더 안에 읽을 파일이 하나도 없어요. 폴더를 확인해 주세요.`],
    ])
  })

  it('The import command prints no total for a single file', () => {
    expect(run('import', [join(home, '3월.csv')]).said.filter((line) => line.startsWith('모두'))).toEqual([])
  })
})

describe('Dry run of the import command', () => {
  it.each([
    ['requested with the option', ['--dry-run'], {}],
    ['requested through npm, which consumes the option', [], { npm_config_dry_run: 'true' }],
  ])('A dry run %s reports the same, rejects the same and stores nothing', async (_, options, env) => {
    const { status, said, complained } = run('import', [...options, folder()], env)
    expect(status).toBe(1)
    expect(complained).toEqual(REFUSED.map((sentence) => expect.stringMatching(sentence) as string))
    expect(said[0]).toBe('경비/총무과/1월.csv (시험)')
    expect(said).toContain('  방문이 될 행              2행              70,000원')
    expect(said).toContain('모두 3개 (가져올 수 있는 파일 1개 · 거절한 파일 2개)')
    expect(said.at(-1)).toContain('아무것도 저장하지 않았어요.')
    expect(said.join('\n')).not.toContain('--undo')
    expect([await visits(), await batches()]).toEqual([0, 0])
  })

  it('A dry run does not undo an earlier import', async () => {
    run('import', [join(home, '3월.csv')])
    const { rows } = await database.pool.query<{ id: number }>('SELECT id FROM import_batches')
    expect(run('import', ['--dry-run', '--undo', String(rows[0]?.id)])).toMatchObject({
      status: 1,
      complained: [expect.stringContaining('아무것도 되돌리지 않았어요.')],
    })
    expect(await visits()).toBe(1)
  })

  it('A dry run refuses a database of an older version and does not change it', async () => {
    const older = await createTestDatabase()
    try {
      await older.pool.query(`UPDATE payload_migrations SET name = '20261120_053547_initial'`)
      const known = async () => (await older.pool.query<object>('SELECT * FROM payload_migrations ORDER BY id')).rows
      const before = await known()
      const { status, complained } = run('import', ['--dry-run', join(home, '3월.csv')], { DATABASE_URL: older.url })
      expect([status, complained]).toEqual([1, COMMAND_ERRORS.olderSchema(LAST_REPLACED).split('\n')])
      expect(await known()).toEqual(before)
    } finally {
      await older.drop()
    }
  })
})

describe('Inspect command', () => {
  it('The inspect command continues after a rejected file and prints only parsed rows to stdout', () => {
    const { status, said, complained } = run('inspect', ['--dry-run', folder(), join(home, '3월.csv')], {
      DATABASE_URL: '',
    })
    expect(status).toBe(1)
    const summaries = said
      .map((line) => JSON.parse(line) as { summary?: { file: string; rows: number } })
      .flatMap(({ summary }) => summary ?? [])
    expect(summaries.map(({ file, rows }) => [file, rows])).toEqual([
      ['경비/총무과/1월.csv', 3],
      ['3월.csv', 1],
    ])
    expect(complained.slice(0, 2)).toEqual(REFUSED.map((sentence) => expect.stringMatching(sentence) as string))
    expect(complained.slice(2, 4)).toEqual([
      '모두 4개 (읽은 파일 2개 · 거절한 파일 2개)',
      '  읽은 행                   4행             144,000원',
    ])
  })
})
