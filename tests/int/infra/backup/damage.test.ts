import { randomBytes, randomInt } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BackupError } from '@/domain/backup/errors'
import { readArchive } from '@/infra/backup/archive/readArchive'
import { migrationsOf, readManifest } from '@/infra/backup/archive/readManifest'
import { createArchiveWriter } from '@/infra/backup/archive/writeArchive'
import { openFile } from '@/infra/backup/openArchive'
import { BASELINE } from '@/infra/database/baseline'
import type { BackupInfo } from '@/infra/backup/stores/backupStore'
import { verifyBackup } from '@/infra/backup/verifyBackup'
import { log } from '@/infra/log'
import { type BackupHarness, startBackupHarness } from './backupHarness'

let test: BackupHarness
let info: BackupInfo
let archive: Buffer

beforeAll(async () => {
  log.level = 'silent'
  test = await startBackupHarness()
  mkdirSync(join(test.dataDir, 'photos'))
  writeFileSync(join(test.dataDir, 'photos', 'one.webp'), randomBytes(50_000))
  info = await test.backUp()
  archive = readFileSync(join(test.dataDir, 'backups', `${info.name}.tar.gz`))
})
afterAll(() => test.close())

const verifyBytes = async (bytes: Buffer, sha256?: string) =>
  verifyBackup({ name: 'file', read: () => Promise.resolve(Readable.from([bytes])), bytes: bytes.length, sha256 })

function flipped(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes)
  copy[at] = (copy[at] ?? 0) ^ (1 << randomInt(8))
  return copy
}

/** Another archive from the entries of this one. */
async function rewritten(change: (name: string, body: Buffer) => [string, Buffer] | null): Promise<Buffer> {
  const writer = createArchiveWriter()
  const chunks: Buffer[] = []
  const collected = (async () => {
    for await (const chunk of writer.output) chunks.push(chunk as Buffer)
  })()
  const entries = readArchive(Readable.from([archive]))
  for (;;) {
    const next = await entries.next()
    if (next.done) {
      await writer.finish(next.value)
      break
    }
    const parts: Buffer[] = []
    for await (const part of next.value.body) parts.push(part)
    const changed = change(next.value.name, Buffer.concat(parts))
    if (changed) await writer.add(...changed)
  }
  await collected
  return Buffer.concat(chunks)
}

const withManifest = (change: (manifest: Record<string, unknown>) => object) =>
  rewritten((name, body) =>
    name === 'manifest.json'
      ? [name, Buffer.from(JSON.stringify(change(JSON.parse(body.toString()) as Record<string, unknown>)))]
      : [name, body],
  )

describe('a damaged backup', () => {
  it('is refused with any one bit flipped', async () => {
    const places = [0, 4, 9, archive.length - 1, ...Array.from({ length: 40 }, () => randomInt(archive.length))]
    for (const at of places)
      await expect(verifyBytes(flipped(archive, at), info.sha256), `byte ${at}`).rejects.toBeInstanceOf(BackupError)
  })

  it('is refused without its description too, wherever the flip changes what it holds', async () => {
    const whole = gunzipSync(archive)
    for (let i = 0; i < 40; i += 1) {
      const damaged = flipped(archive, randomInt(archive.length))
      const held = (() => {
        try {
          return gunzipSync(damaged).equals(whole)
        } catch {
          return false
        }
      })()
      if (!held) await expect(verifyBytes(damaged)).rejects.toBeInstanceOf(BackupError)
    }
  })

  it('is refused where its content was changed and packed again, and says which entry', async () => {
    const whole = gunzipSync(archive)
    const at = whole.indexOf('files/photos/one.webp') + 512 + 1000
    await expect(verifyBytes(gzipSync(flipped(whole, at)))).rejects.toMatchObject({
      code: 'entry-damaged',
      params: { entry: 'files/photos/one.webp' },
    })
  })

  it('is refused cut off anywhere', async () => {
    for (const length of [0, 1, 10, ...Array.from({ length: 20 }, () => randomInt(archive.length))])
      await expect(verifyBytes(archive.subarray(0, length)), `${length} bytes`).rejects.toBeInstanceOf(BackupError)
  })

  it('is refused with an entry missing or given twice', async () => {
    const without = await rewritten((name, body) => (name.startsWith('tables/regions/') ? null : [name, body]))
    await expect(verifyBytes(without)).rejects.toMatchObject({
      code: 'entry-missing',
      params: { entry: 'tables/regions/000001' },
    })
    await expect(verifyBytes(Buffer.concat([archive, archive]))).rejects.toBeInstanceOf(BackupError)
  })

  it('is no backup when it is any other file', async () => {
    for (const other of [
      randomBytes(5_000),
      gzipSync('hello'),
      Buffer.from('not a backup'),
      gzipSync(Buffer.alloc(2048)),
    ])
      await expect(verifyBytes(other)).rejects.toMatchObject({ code: 'not-a-backup' })
  })
})

describe('a backup of another version', () => {
  const KNOWN = [BASELINE]
  const read = async (bytes: Buffer) => migrationsOf(await readManifest(readArchive(Readable.from([bytes]))), KNOWN)

  it('is refused when its form is newer', async () => {
    const newer = await withManifest((manifest) => ({ ...manifest, format: 2 }))
    await expect(read(newer)).rejects.toMatchObject({ code: 'format-newer', params: { format: 2 } })
  })

  it('is refused when its schema is newer', async () => {
    const newer = await withManifest((manifest) => ({ ...manifest, migrations: [...KNOWN, '20991231_000000_later'] }))
    await expect(read(newer)).rejects.toMatchObject({
      code: 'schema-newer',
      params: { migration: '20991231_000000_later' },
    })
  })
})

describe('a file on the command line', () => {
  it('has its sum compared where its description lies beside it', async () => {
    const folder = join(test.dataDir, 'elsewhere')
    mkdirSync(folder)
    writeFileSync(join(folder, 'copy.tar.gz'), archive)
    expect((await openFile(join(folder, 'copy.tar.gz'))).sha256).toBeUndefined()
    writeFileSync(join(folder, 'copy.json'), JSON.stringify(info))
    expect((await openFile(join(folder, 'copy.tar.gz'))).sha256).toBe(info.sha256)
    rmSync(folder, { recursive: true })
    await expect(openFile(folder)).rejects.toMatchObject({ code: 'backup-not-found' })
  })
})

describe('the store', () => {
  it('knows no name that leads out of its folder', async () => {
    for (const name of ['../etc/passwd', '..', 'a/b', 'a\\b', '.hidden', 'a\0b', '', 'A', `${'a'.repeat(100)}`])
      await expect(
        Promise.resolve().then(() => test.store.find(name)),
        name,
      ).rejects.toMatchObject({
        code: 'backup-not-found',
      })
  })

  it('lists no archive without its description, and clears it away', async () => {
    const folder = join(test.dataDir, 'backups')
    writeFileSync(join(folder, 'bapsang-half.tar.gz'), archive)
    writeFileSync(join(folder, 'bapsang-less.tar.gz.partial'), archive.subarray(0, 100))
    expect((await test.store.list()).map(({ name }) => name)).toEqual([info.name])
    await test.store.cleanUp()
    expect(() => readFileSync(join(folder, 'bapsang-half.tar.gz'))).toThrow()
    expect(() => readFileSync(join(folder, 'bapsang-less.tar.gz.partial'))).toThrow()
    expect(await test.store.find(info.name)).toEqual(info)
  })
})
