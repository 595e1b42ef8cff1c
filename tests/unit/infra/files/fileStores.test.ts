import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { diskFiles } from '@/infra/files/diskFiles'
import type { FileStore } from '@/infra/files/fileStore'
import { s3Files } from '@/infra/files/s3Files'
import { type FakeS3, startFakeS3 } from '../../../setup/fakeS3'

/** Names as people give them, and signs that addresses and XML treat differently. */
const KEYS = ['photos/abc.small.webp', 'media/점심 100% & <밥>+"상"\'(1)*!.webp', 'open-data/2026-11-01/visits.csv.gz']
const HOSTILE = ['', '/', '../x', 'a/../b', 'a//b', './a', 'a\\b', 'a\0b', 'a/', `a/${'가'.repeat(90)}`]

let folder: string
let s3: FakeS3
beforeAll(async () => {
  s3 = await startFakeS3()
})
beforeEach(() => {
  s3.reset()
  folder = mkdtempSync(join(tmpdir(), 'file-stores-'))
  return () => rmSync(folder, { recursive: true, force: true })
})
afterAll(() => s3.close())

const textOf = async (store: FileStore, key: string) => (await store.read(key))?.toString() ?? null
const keysOf = async (store: FileStore, ...of: Parameters<FileStore['list']>) =>
  (await store.list(...of)).map(({ key }) => key)

describe.each([
  ['on a disk', () => diskFiles(folder)],
  ['in S3-compatible storage', () => s3Files(s3.settings(), { ms: 20_000, retries: 1 })],
])('Files %s', (_, open) => {
  let files: FileStore
  beforeEach(() => {
    files = open()
  })

  it('A file is read, listed and replaced by its key until it is removed, and is null before and after', async () => {
    for (const key of KEYS) {
      expect([await textOf(files, key), await files.open(key)]).toEqual([null, null])
      await files.put(key, Buffer.from(`first ${key}`))
      await files.put(key, Readable.from([Buffer.from('second '), Buffer.from(key)]))
      expect(await textOf(files, key)).toBe(`second ${key}`)
    }
    expect(await keysOf(files)).toEqual([...KEYS].sort())
    expect(await keysOf(files, 'open-data')).toEqual([KEYS[2]])
    expect(await keysOf(files.in('open-data'))).toEqual(['2026-11-01/visits.csv.gz'])
    expect(await keysOf(files, '', { deep: false })).toEqual([])
    for (const key of KEYS) {
      for (let i = 0; i < 2; i++) await files.remove(key)
      expect(await textOf(files, key)).toBeNull()
    }
    expect(await keysOf(files)).toEqual([])
  })

  it('A range of a file, also an empty one, reads as the bytes that it names', async () => {
    await files.put('a', Buffer.from('0123456789'))
    await files.put('empty', Readable.from([]))
    const range = await files.open('a', { start: 2, end: 5 })
    expect((await buffer(range ?? Readable.from([]))).toString()).toBe('2345')
    expect(await textOf(files, 'empty')).toBe('')
  })

  it('No key leads out of the store', async () => {
    for (const key of HOSTILE) {
      expect([key, await files.read(key), await files.open(key)]).toEqual([key, null, null])
      await expect(files.put(key, Buffer.from('x')), key).rejects.toThrow('not the key of a file')
      await expect(
        Promise.resolve().then(() => files.remove(key)),
        key,
      ).rejects.toThrow('not the key of a file')
    }
    expect(await keysOf(files)).toEqual([])
  })

  it('Of parallel writers of one file a whole one stays', async () => {
    const contents = Array.from({ length: 8 }, () => randomBytes(200_000))
    await Promise.all(contents.map((content) => files.put('photos/one.webp', content)))
    const stored = await files.read('photos/one.webp')
    expect(contents.some((content) => stored?.equals(content))).toBe(true)
    expect(await keysOf(files)).toEqual(['photos/one.webp'])
  })

  it('A content that breaks off leaves the file as it was', async () => {
    async function* broken() {
      yield Buffer.from('half')
      throw await Promise.resolve(new Error('the source is gone'))
    }
    await files.put('a', Buffer.from('whole'))
    await expect(files.put('a', broken())).rejects.toThrow('the source is gone')
    await expect(files.put('b', broken())).rejects.toThrow('the source is gone')
    expect([await textOf(files, 'a'), await keysOf(files)]).toEqual(['whole', ['a']])
  })

  it('A copy stays when the first is replaced, a move leaves nothing, and a folder goes as a whole', async () => {
    await files.put('photos/a', Buffer.from('old'))
    await files.copy('photos/a', 'before/x/photos/a')
    await files.copy('photos/missing', 'before/x/photos/missing')
    await files.put('photos/a', Buffer.from('new'))
    await files.move('photos/a', 'media/b')
    await files.move('photos/missing', 'media/missing')
    expect(await keysOf(files)).toEqual(['before/x/photos/a', 'media/b'])
    expect([await textOf(files, 'before/x/photos/a'), await textOf(files, 'media/b')]).toEqual(['old', 'new'])
    await files.removeFolder('before/x')
    expect(await keysOf(files)).toEqual(['media/b'])
  })
})

describe('Files on a disk', () => {
  it('What a writer left unfinished is not listed, and is cleaned up once it is old', async () => {
    const left = join(folder, 'a.webp.0123456789ab.part')
    writeFileSync(left, 'half')
    const files = diskFiles(folder)
    const dayOld = ({ key, startedAt }: { key: string; startedAt: Date }) =>
      key === 'a.webp' && Date.now() - startedAt.getTime() > 86_400_000
    await files.cleanUp(dayOld)
    expect([readdirSync(folder), await keysOf(files)]).toEqual([['a.webp.0123456789ab.part'], []])
    utimesSync(left, 0, 0)
    await files.cleanUp(dayOld)
    expect(readdirSync(folder)).toEqual([])
  })
})

describe('S3-compatible storage', () => {
  const impatient = (ms = 50) => s3Files(s3.settings(), { ms, retries: 1 })

  it('A list of several pages is whole', async () => {
    s3.page.size = 3
    const files = impatient(20_000)
    const keys = Array.from({ length: 10 }, (_, i) => `photos/${i}`)
    for (const key of keys) await files.put(key, Buffer.from(key))
    s3.objects.set('site/photos/', Buffer.alloc(0))
    s3.objects.set('elsewhere/photos/11', Buffer.from('of another program'))
    expect(await keysOf(files, 'photos')).toEqual(keys)
  })

  it('A storage that is busy for a moment is asked again; one that stays so is named with its answer', async () => {
    const files = s3Files(s3.settings(), { ms: 20_000, retries: 1 })
    s3.faults.busy = 1
    await files.put('a', Buffer.from('a'))
    expect(await textOf(files, 'a')).toBe('a')
    s3.faults.busy = 2
    await expect(files.read('a')).rejects.toMatchObject({
      code: 'storage-refused',
      params: { settings: 'FILES_S3', request: 'GET a', answer: '503 SlowDown' },
    })
  })

  it('A key without rights is refused at once', async () => {
    s3.faults.denied.add('PUT ')
    await expect(impatient(20_000).put('a', Buffer.from('a'))).rejects.toMatchObject({
      params: { answer: '403 AccessDenied' },
    })
    expect(s3.requests).toEqual(['PUT site/a'])
  })

  it.each(['silent', 'offline', 'stalls'] as const)(
    'A storage that is %s is given up with its address',
    async (fault) => {
      s3.objects.set('site/a', randomBytes(1_000))
      s3.faults[fault] = true
      const lost = { code: 'storage-unreachable', params: { storage: new URL(s3.endpoint).host } }
      await expect(impatient().read('a')).rejects.toMatchObject(lost)
      const opened = impatient().open('a')
      if (fault === 'stalls') await expect(opened.then((body) => body && buffer(body))).rejects.toMatchObject(lost)
      else await expect(opened).rejects.toMatchObject(lost)
    },
  )

  it('Uploads that writers left are aborted, and those that still write are not', async () => {
    const half = { parts: new Map(), startedAt: new Date(0) }
    s3.uploads.set('dead', { key: 'site/open-data/a', ...half })
    s3.uploads.set('alive', { key: 'site/open-data/b', ...half, startedAt: new Date() })
    await impatient(20_000)
      .in('open-data')
      .cleanUp(({ startedAt }) => startedAt.getTime() === 0)
    expect([...s3.uploads.keys()]).toEqual(['alive'])
  })
})
