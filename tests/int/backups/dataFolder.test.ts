import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { RESTORE_CONFIRMATION } from '@/domain/backup'
import { diskFiles } from '@/infra/files/diskFiles'
import { RESTORED_SCHEMA } from '@/schema/migrate'
import { runRestore } from '@/server/backups/runRestore'
import { DataFolderError, requireOwnFiles } from '@/server/installation'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { addRow } from '../setup/rows'
import { runScript } from '../scripts/runScript'

let test: TestDatabase
let root: string
beforeEach(async () => {
  test = await createTestDatabase()
  root = mkdtempSync(join(tmpdir(), 'gonggong-folders-'))
})
afterEach(async () => {
  await test.drop()
  rmSync(root, { recursive: true, force: true })
})

const run = (command: string, folder: string) =>
  runScript(`scripts/${command}.ts`, {
    DATABASE_URL: test.url,
    DATA_DIR: join(root, folder),
    KAKAO_REST_API_KEY: 'unasked',
  })
/** A command that boots as a server does; there is nothing to ask for. */
const boot = (folder: string) => run('geocode', folder)

it('A start or a backup on a data folder of another database says so and exits with code 1', async () => {
  await boot('own')
  const { rows } = await test.pool.query<{ code: string }>('SELECT code FROM installation')
  expect(readFileSync(join(root, 'own', 'installation'), 'utf8').trim()).toBe(rows[0]?.code)
  mkdirSync(join(root, 'others'))
  writeFileSync(join(root, 'others', 'installation'), 'f4c3ac4e-0000-4000-8000-000000000000\n')
  for (const [command, folder] of [
    ['geocode', 'new'],
    ['backup', 'others'],
  ] as const) {
    const { code, said } = await run(command, folder)
    expect([command, code]).toEqual([command, 1])
    expect(said).toContain('이 데이터베이스의 폴더가 아니에요')
    expect(said).toContain(rows[0]?.code)
  }
  // What the sentence says corrects it, where the folder is meant to be another one.
  mkdirSync(join(root, 'new'), { recursive: true })
  writeFileSync(join(root, 'new', 'installation'), rows[0]?.code ?? '')
  expect(await boot('new')).toEqual({ code: 0, said: '' })
})

it('A restore with a data folder of another database is refused before it begins', async () => {
  await requireOwnFiles(test.pool, diskFiles(join(root, 'own')))
  const places = { url: test.ownerUrl, files: diskFiles(join(root, 'new')) }
  const opened = { name: 'unread', bytes: 0, read: () => Promise.reject(new Error('the archive was opened')) }
  const asked = { confirmation: RESTORE_CONFIRMATION, now: new Date(), by: null }
  await expect(runRestore({ places, schema: RESTORED_SCHEMA }, opened, asked)).rejects.toThrow(DataFolderError)
})

it('A backup counts the photographs whose files are missing, keeps the rest and exits with code 1', async () => {
  const photos = join(root, 'own', 'photos')
  mkdirSync(photos, { recursive: true })
  for (const name of ['a'.repeat(32), 'b'.repeat(32)]) {
    await addRow(test.pool, 'review_photos', { name, width: 1, height: 1 })
    for (const form of ['whole', 'small']) writeFileSync(join(photos, `${name}.${form}.webp`), form)
  }
  await addRow(test.pool, 'media', { alt: '가온식당', filename: 'gaon.webp' })
  mkdirSync(join(root, 'own', 'media'))
  writeFileSync(join(root, 'own', 'media', 'gaon.webp'), 'a picture')
  expect(await run('backup', 'own')).toMatchObject({ code: 0 })
  rmSync(join(photos, `${'a'.repeat(32)}.small.webp`))
  rmSync(join(root, 'own', 'media', 'gaon.webp'))
  const { code, said } = await run('backup', 'own')
  expect([code, said]).toEqual([1, expect.stringContaining('사진 2장')])
  const { rows } = await test.pool.query('SELECT status, files FROM backups ORDER BY id')
  expect(rows).toEqual([
    { status: 'completed', files: 5 },
    { status: 'completed', files: 3 },
  ])
})
