import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { diskFiles } from '@/infra/files/diskFiles'
import { type FileStore, sumOfFile } from '@/infra/files/fileStore'
import { moveStore } from '@/infra/files/moveStore'
import { s3Files } from '@/infra/files/s3Files'
import { type FakeS3, startFakeS3 } from '../../../setup/fakeS3'

const KEYS = [
  ...Array.from({ length: 40 }, (_, i) => `photos/${'a'.repeat(30)}${i}.whole.webp`),
  ...['media/점심 (1).webp', 'open-data/2026-11-01/manifest.json', 'before/gonggong_before_1/photos/old.webp'],
]

let folder: string
let s3: FakeS3
let disk: FileStore
let storage: FileStore
beforeAll(async () => {
  s3 = await startFakeS3()
})
beforeEach(() => {
  s3.reset()
  folder = mkdtempSync(join(tmpdir(), 'move-store-'))
  disk = diskFiles(folder)
  storage = s3Files(s3.settings(), { ms: 20_000, retries: 0 })
  return () => rmSync(folder, { recursive: true, force: true })
})
afterAll(() => s3.close())

async function fill(files: FileStore): Promise<void> {
  for (const key of KEYS) await files.put(key, randomBytes(1_000))
  await files.put('installation', Buffer.from('f4c3ac4e\n'))
}

const sumsOf = async (files: FileStore) => {
  const keys = (await files.list()).map(({ key }) => key)
  return new Map(await Promise.all(keys.map(async (key) => [key, await sumOfFile(files, key)] as const)))
}

/** Whose `count`th write and all later ones fail, as when the process is interrupted. */
function failing(files: FileStore, count: number): FileStore {
  let left = count
  return { ...files, put: (...given) => (left-- > 0 ? files.put(...given) : Promise.reject(new Error('interrupted'))) }
}

describe.each([
  ['to the storage', () => [disk, storage] as const],
  ['to the disk', () => [storage, disk] as const],
])('Files are moved %s', (_, places) => {
  it('A move that was interrupted continues, compares every file, and marks the place as complete', async () => {
    const [from, to] = places()
    await fill(from)
    const whole = await sumsOf(from)
    await expect(moveStore(from, failing(to, 20), { removing: false })).rejects.toThrow('interrupted')
    expect(await to.read('installation')).toBeNull()
    const resumed = await moveStore(from, to, { removing: false })
    expect(resumed).toMatchObject({ different: [], removed: 0 })
    expect([resumed.same > 0, resumed.copied > 0, resumed.same + resumed.copied]).toEqual([true, true, KEYS.length])
    expect([await sumsOf(to), await sumsOf(from)]).toEqual([whole, whole])
  })

  it('The files are removed at their old place when that was asked, also after an interruption', async () => {
    const [from, to] = places()
    await fill(from)
    const whole = await sumsOf(from)
    await expect(moveStore(from, failing(to, 20), { removing: true })).rejects.toThrow('interrupted')
    const left = await sumsOf(from)
    for (const [key, sum] of whole) expect(left.get(key) ?? (await sumOfFile(to, key))).toBe(sum)
    await moveStore(from, to, { removing: true })
    expect([await from.list(), await sumsOf(to)]).toEqual([[], whole])
    expect(await moveStore(from, to, { removing: true })).toMatchObject({ copied: 0, removed: 0 })
  })

  it('A file with another content at the new place stays as it is at both, and is named', async () => {
    const [from, to] = places()
    await fill(from)
    await to.put('media/점심 (1).webp', Buffer.from('of today'))
    const moved = await moveStore(from, to, { removing: true })
    expect(moved.different).toEqual(['media/점심 (1).webp'])
    expect((await to.read('media/점심 (1).webp'))?.toString()).toBe('of today')
    expect((await from.list()).map(({ key }) => key)).toEqual(['installation', 'media/점심 (1).webp'])
    expect(await to.read('installation')).toBeNull()
  })

  it('A file that reads differently than it was written is named and stays at its old place', async () => {
    const [from, to] = places()
    await fill(from)
    const wrong = { ...to, put: (key: string) => to.put(key, Buffer.from('wrong')) }
    await expect(moveStore(from, wrong, { removing: true })).rejects.toMatchObject({ code: 'copy-differs' })
    expect((await from.list()).length).toBe(KEYS.length + 1)
  })

  it('Nothing is moved to the files of another database', async () => {
    const [from, to] = places()
    await fill(from)
    await to.put('installation', Buffer.from('another\n'))
    await expect(moveStore(from, to, { removing: true })).rejects.toMatchObject({ code: 'foreign' })
    expect((await to.list()).map(({ key }) => key)).toEqual(['installation'])
  })
})
