import { randomBytes, randomInt } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BackupError } from '@/domain/backup'
import { readArchive, migrationsOf, readManifest } from '@/infra/backup/archive/readArchive'
import { createArchiveWriter } from '@/infra/backup/archive/writeArchive'
import { openFile } from '@/infra/backup/openArchive'
import { BASELINE } from '@/infra/database/baseline'
import type { BackupInfo } from '@/infra/backup/backupStore'
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

describe('Damaged backups', () => {
  it('A backup with any single bit flipped is refused', async () => {
    const places = [0, 4, 9, archive.length - 1, ...Array.from({ length: 40 }, () => randomInt(archive.length))]
    for (const at of places)
      await expect(verifyBytes(flipped(archive, at), info.sha256), `byte ${at}`).rejects.toBeInstanceOf(BackupError)
  })

  it('A backup without its description is refused when a flipped bit changes its content', async () => {
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

  it('A backup whose content was changed and repacked is refused, naming the entry', async () => {
    const whole = gunzipSync(archive)
    const at = whole.indexOf('files/photos/one.webp') + 512 + 1000
    await expect(verifyBytes(gzipSync(flipped(whole, at)))).rejects.toMatchObject({
      code: 'entry-damaged',
      params: { entry: 'files/photos/one.webp' },
    })
  })

  it('A backup that is cut off anywhere is refused', async () => {
    for (const length of [0, 1, 10, ...Array.from({ length: 20 }, () => randomInt(archive.length))])
      await expect(verifyBytes(archive.subarray(0, length)), `${length} bytes`).rejects.toBeInstanceOf(BackupError)
  })

  it('A backup with a missing or repeated entry is refused', async () => {
    const without = await rewritten((name, body) => (name.startsWith('tables/regions/') ? null : [name, body]))
    await expect(verifyBytes(without)).rejects.toMatchObject({
      code: 'entry-missing',
      params: { entry: 'tables/regions/000001' },
    })
    await expect(verifyBytes(Buffer.concat([archive, archive]))).rejects.toBeInstanceOf(BackupError)
  })

  it('Any other file is refused as not-a-backup', async () => {
    for (const other of [
      randomBytes(5_000),
      gzipSync('hello'),
      Buffer.from('not a backup'),
      gzipSync(Buffer.alloc(2048)),
    ])
      await expect(verifyBytes(other)).rejects.toMatchObject({ code: 'not-a-backup' })
  })
})

describe('Backups of other versions', () => {
  const KNOWN = [BASELINE]
  const read = async (bytes: Buffer) => migrationsOf(await readManifest(readArchive(Readable.from([bytes]))), KNOWN)

  it('A backup in a newer format is refused', async () => {
    const newer = await withManifest((manifest) => ({ ...manifest, format: 3 }))
    await expect(read(newer)).rejects.toMatchObject({ code: 'format-newer', params: { format: 3 } })
  })

  it('A backup with a newer schema is refused', async () => {
    const newer = await withManifest((manifest) => ({ ...manifest, migrations: [...KNOWN, '20991231_000000_later'] }))
    await expect(read(newer)).rejects.toMatchObject({
      code: 'schema-newer',
      params: { migration: '20991231_000000_later' },
    })
  })
})

describe('Backup files on the command line', () => {
  it('A backup file has a checksum to compare only if its description is next to it', async () => {
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

describe('Backup store', () => {
  it('The store finds no backup by a name that leads out of its folder', async () => {
    for (const name of ['../etc/passwd', '..', 'a/b', 'a\\b', '.hidden', 'a\0b', '', 'A', `${'a'.repeat(100)}`])
      await expect(
        Promise.resolve().then(() => test.store.find(name)),
        name,
      ).rejects.toMatchObject({
        code: 'backup-not-found',
      })
  })

  it('An archive without its description is not listed and is deleted by the clean-up', async () => {
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
