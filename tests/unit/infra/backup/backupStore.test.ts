import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BackupError } from '@/domain/backup'
import { type BackupInfo, type BackupStore, backupStoreOf } from '@/infra/backup/backupStore'
import { parseEnv } from '@/infra/env'
import { s3Files } from '@/infra/files/s3Files'
import { describeBackupError } from '@/messages/backups'
import { type FakeS3, startFakeS3 } from '../../../setup/fakeS3'

let s3: FakeS3
let store: BackupStore
const bytes = randomBytes(33 << 20)

const storeAt = (endpoint: string): BackupStore =>
  backupStoreOf(s3Files(s3.settings({ name: 'BACKUP_S3', endpoint }), { ms: 30_000, retries: 0 }))

beforeAll(async () => {
  s3 = await startFakeS3()
  store = storeAt(s3.endpoint)
})
beforeEach(() => s3.reset())
afterAll(() => s3.close())

const infoOf = (name: string): BackupInfo => ({
  name,
  type: 'full',
  createdAt: '2026-11-22T00:00:00.000Z',
  completedAt: '2026-11-22T00:01:00.000Z',
  bytes: bytes.length,
  sha256: 'a'.repeat(64),
  rows: 1,
  files: 0,
  appVersion: '1',
  migration: '',
  createdBy: null,
  description: '',
})
const source = () =>
  Readable.from(
    (function* () {
      for (let at = 0; at < bytes.length; at += 1 << 18) yield bytes.subarray(at, at + (1 << 18))
    })(),
  )

describe('Backups in S3-compatible storage', () => {
  it('A backup uploaded in several parts reads back unchanged, and can be removed', async () => {
    await store.put('one', source(), () => infoOf('one'))
    expect(await store.list()).toEqual([infoOf('one')])
    expect((await buffer(await store.read('one'))).equals(bytes)).toBe(true)
    expect([...s3.objects.keys()]).toEqual(['site/one.tar.gz', 'site/one.json'])
    await store.remove('one')
    expect([await store.list(), s3.objects.size]).toEqual([[], 0])
  })

  it('A backup whose upload fails does not exist and leaves no parts behind', async () => {
    s3.faults.brokenFromPart = 2
    await expect(store.put('half', source(), () => infoOf('half'))).rejects.toThrow(/400 NoRoom/)
    expect([await store.list(), await store.find('half'), s3.objects.size, s3.uploads.size]).toEqual([[], null, 0, 0])
  })

  it('A backup without its description is not listed, and clean-up removes what a dead upload left', async () => {
    await store.put('whole', source(), () => infoOf('whole'))
    s3.objects.set('site/orphan.tar.gz', Buffer.from('half'))
    s3.objects.set('site/other.txt', Buffer.from('somebody else'))
    s3.uploads.set('dead', { key: 'site/dead.tar.gz', parts: new Map(), startedAt: new Date() })
    expect((await store.list()).map(({ name }) => name)).toEqual(['whole'])
    await store.cleanUp()
    expect([...s3.objects.keys()]).toEqual(['site/whole.tar.gz', 'site/whole.json', 'site/other.txt'])
    expect(s3.uploads.size).toBe(0)
  })

  it('A key that may not list interrupted uploads makes backups all the same', async () => {
    s3.faults.denied.add('GET uploads,prefix')
    await store.cleanUp()
    await store.put('one', source(), () => infoOf('one'))
    expect((await store.list()).map(({ name }) => name)).toEqual(['one'])
  })

  it('A refused request is named with the storage’s answer, and how to cure it', async () => {
    s3.faults.denied.add('POST uploads')
    const refused = await store.put('one', source(), () => infoOf('one')).catch((error: unknown) => error)
    expect(describeBackupError(refused as BackupError)).toBe(
      '백업 저장소가 요청을 받지 않았어요(POST one.tar.gz uploads: 403 AccessDenied). BACKUP_S3_* 설정과 키의 권한을 확인해 주세요.',
    )
  })

  it('A storage that cannot be reached is named with its address', async () => {
    const lost = await storeAt('http://127.0.0.1:1')
      .list()
      .catch((error: unknown) => error)
    expect(lost).toMatchObject({ code: 'storage-unreachable', params: { storage: '127.0.0.1:1' } })
    expect(describeBackupError(lost as BackupError)).toMatch(/127\.0\.0\.1:1 에 연결하지 못했어요\(.+\)/)
  })

  it.each(['BACKUP_S3', 'FILES_S3'])('The bucket of %s requires an endpoint and keys', (storage) => {
    const message = (() => {
      try {
        parseEnv({ [`${storage}_BUCKET`]: 'bucket' })
      } catch (error) {
        return String(error)
      }
    })()
    for (const name of ['ENDPOINT', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'])
      expect(message).toContain(`${storage}_${name}: ${storage}_BUCKET을 적으면 이것도 있어야 해요.`)
  })
})
