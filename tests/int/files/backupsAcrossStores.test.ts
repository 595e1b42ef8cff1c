import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dropReplaced, finishLeftovers, isScratchOf } from '@/infra/backup/leftovers'
import { openStored } from '@/infra/backup/openArchive'
import { restoreBeside, restoreLive } from '@/infra/backup/restoreBackup'
import { withRestoreLock } from '@/infra/backup/restoreLock'
import { verifyBackup } from '@/infra/backup/verifyBackup'
import { diskFiles } from '@/infra/files/diskFiles'
import { type FileStore, sumOfFile } from '@/infra/files/fileStore'
import { s3Files } from '@/infra/files/s3Files'
import { log } from '@/infra/log'
import { sha256 } from '@/infra/photoStore'
import { type FakeS3, startFakeS3 } from '../../setup/fakeS3'
import { type BackupHarness, SCHEMA, startBackupHarness } from '../infra/backup/backupHarness'

const BESIDE = 'backup_across_stores'
/** The last is larger than what is held in memory. */
const CONTENTS = new Map([
  [`photos/${'a'.repeat(32)}.whole.webp`, randomBytes(5_000)],
  ['media/점심 & "밥" (1).webp', randomBytes(5_000)],
  ['open-data/2026-11-01/manifest.json', Buffer.from('{}')],
  ['open-data/2026-11-01/visits.csv.gz', randomBytes(3 << 20)],
])

const SUMS = new Map([...CONTENTS].map(([key, content]) => [key, sha256(content)]))

describe('Backups of files on a disk and in S3-compatible storage', () => {
  let s3: FakeS3
  let test: BackupHarness
  let storage: FileStore
  const asides: string[] = []
  beforeAll(async () => {
    log.level = 'silent'
    s3 = await startFakeS3()
    storage = s3Files(s3.settings(), { ms: 20_000, retries: 0 })
    test = await startBackupHarness()
  })
  beforeEach(() => s3.reset())
  afterAll(async () => {
    await test.close([BESIDE, ...asides])
    await s3.close()
  })

  const disk = (name: string) => diskFiles(join(test.dataDir, name))
  const fill = async (files: FileStore) => {
    for (const [key, content] of CONTENTS) await files.put(key, content)
  }
  const sumsOf = async (files: FileStore) => {
    const keys = (await files.list()).map(({ key }) => key)
    return new Map(await Promise.all(keys.map(async (key) => [key, await sumOfFile(files, key)] as const)))
  }
  let made = 0
  const backUp = async (files: FileStore) => {
    const info = await test.backUp({ files, now: new Date(Date.now() + (made += 1_000)) })
    return { info, opened: await openStored(test.store, info.name) }
  }
  const restore = (files: FileStore, opened: Parameters<typeof restoreLive>[0]['opened'], fail?: () => void) =>
    restoreLive({
      places: { url: test.ownerUrl, files },
      opened,
      schema: SCHEMA,
      now: new Date(),
      prepare: async (_urls, _report, switchOver) => (fail ? fail() : switchOver()),
    })

  it('A backup of files in the storage contains all of them, and is restored onto a disk', async () => {
    await fill(storage)
    const { info, opened } = await backUp(storage)
    expect(info.files).toBe(CONTENTS.size)
    expect(await verifyBackup(opened)).toMatchObject({ files: CONTENTS.size, wholeFile: true })
    const files = disk('restored-here')
    const { folder } = await restoreBeside({ places: { url: test.ownerUrl, files }, opened, schema: SCHEMA }, BESIDE)
    expect(folder).toBe(files.placeOf(`restored/${BESIDE}`))
    expect(await sumsOf(files.in(`restored/${BESIDE}`))).toEqual(SUMS)
  })

  it('A backup of files on a disk replaces those in the storage, which stay with the replaced database', async () => {
    const source = disk('source')
    await fill(source)
    const { opened } = await backUp(source)
    const [photo = ''] = CONTENTS.keys()
    await storage.put(photo, Buffer.from('damaged'))
    await storage.put('media/newer.webp', Buffer.from('newer'))
    const { aside } = await restore(storage, opened)
    asides.push(aside)
    const live = [...SUMS, ['media/newer.webp', sha256(Buffer.from('newer'))]] as const
    const kept = [
      [`before/${aside}/${photo}`, sha256(Buffer.from('damaged'))],
      [`before/${aside}/media/newer.webp`, sha256(Buffer.from('newer'))],
    ] as const
    expect(await sumsOf(storage)).toEqual(new Map([...live, ...kept]))
    const places = { url: test.ownerUrl, files: storage }
    const later = new Date(Date.now() + 60_000)
    expect(await withRestoreLock(test.ownerUrl, (sql) => dropReplaced(sql, places, later))).toContain(aside)
    expect(await sumsOf(storage)).toEqual(new Map(live))
  })

  it('A restore that loses the storage leaves the live database, and the next start cleans up', async () => {
    const source = disk('source')
    await fill(source)
    const { opened } = await backUp(source)
    await storage.put('media/live.webp', Buffer.from('live'))
    const lost = restore(storage, opened, () => {
      s3.faults.offline = true
    })
    await expect(lost).rejects.toMatchObject({ code: 'storage-unreachable' })
    s3.faults.offline = false
    await withRestoreLock(test.ownerUrl, (sql) => finishLeftovers(sql, { url: test.ownerUrl, files: storage }))
    const { rows } = await test.pool.query<{ name: string }>('SELECT datname AS name FROM pg_database')
    expect(rows.filter(({ name }) => isScratchOf(test.ownerUrl, name))).toEqual([])
    const keys = [...(await sumsOf(storage)).keys()]
    expect(keys.filter((key) => /^(restoring|before)\//.test(key))).toEqual([])
    expect(keys).toContain('media/live.webp')
  })

  it('A backup that loses the storage of files is named and not listed', async () => {
    await fill(storage)
    const before = await test.store.list()
    s3.faults.stalls = true
    const impatient = s3Files(s3.settings(), { ms: 50, retries: 0 })
    await expect(backUp(impatient)).rejects.toMatchObject({ code: 'storage-unreachable' })
    expect(await test.store.list()).toEqual(before)
  })
})
