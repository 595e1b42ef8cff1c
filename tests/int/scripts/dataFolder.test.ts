import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, type TestContext } from 'vitest'
import { makeSmallDisk, type SmallDisk } from '../setup/smallDisk'
import { runScript } from './runScript'

const SECRET = 'c1f59d0b7e3a4682b09d5f7c61e8a234'
/** Never reached: the folder comes first. */
const SERVER = {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  PAYLOAD_SECRET: SECRET,
  CONTACT_EMAIL: 'operator@bapsang.example',
  HOST: '127.0.0.1',
  SITE_URL: '',
}
const EMBEDDED = { DATABASE_URL: '', NODE_ENV: 'test' }
const COMMANDS = [
  ['npm start', 'scripts/start.ts', SERVER],
  ['npm run worker', 'scripts/worker.ts', { ...EMBEDDED, PAYLOAD_SECRET: '' }],
] as const

describe('Unusable data folders', () => {
  const home = mkdtempSync(join(tmpdir(), 'gonggong-folder-'))
  const file = join(home, 'file')
  let disk: SmallDisk | null
  beforeAll(() => {
    writeFileSync(file, 'no folder')
    disk = makeSmallDisk('64k')
    disk?.makeReadOnly()
  })
  afterAll(() => {
    disk?.remove()
    rmSync(home, { recursive: true })
  })
  const diskOf = ({ skip }: TestContext): string => disk?.folder ?? skip('only root may mount a disk')

  const expectSentence = ({ code, said }: { code: number | null; said: string }, sentence: string, path: string) => {
    expect(said).toContain(sentence)
    expect(said).toContain(path)
    expect(said.split('\n')).toHaveLength(2)
    expect(code).toBe(1)
  }

  it.each(COMMANDS)(
    'A file as the data folder makes %s exit with a sentence in each language',
    async (_, script, env) => {
      expectSentence(await runScript(script, { ...env, DATA_DIR: file }), '폴더로 쓸 수 없어요', file)
      expectSentence(await runScript(script, { ...env, DATA_DIR: join(file, 'below') }), '쓸 수 없어요', file)
    },
  )

  it.for(COMMANDS)(
    'A read-only data folder makes %s exit with a sentence in each language',
    async ([, script, env], context) => {
      const folder = diskOf(context)
      expectSentence(await runScript(script, { ...env, DATA_DIR: folder }), '읽기 전용', folder)
      expectSentence(await runScript(script, { ...env, DATA_DIR: join(folder, 'new') }), '읽기 전용', folder)
    },
  )
})

describe('Full disk at start-up', () => {
  let disk: SmallDisk | null
  beforeAll(() => {
    disk = makeSmallDisk('8m')
  })
  afterAll(() => disk?.remove())

  it('A disk too full for the embedded database is named in both languages, with exit code 1', async (context) => {
    const folder = disk?.folder ?? context.skip('only root may mount a disk')
    const { code, said } = await runScript('scripts/worker.ts', {
      ...EMBEDDED,
      DATA_DIR: folder,
      PAYLOAD_SECRET: SECRET,
    })
    expect(said).toContain('디스크가 가득 차')
    expect(said.split('\n')).toHaveLength(2)
    expect(code).toBe(1)
  })
})
