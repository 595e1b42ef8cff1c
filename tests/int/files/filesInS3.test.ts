import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OpenAPIHono } from '@hono/zod-openapi'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApi } from '@/api/createApi'
import { changeEnv } from '@/infra/env'
import { log } from '@/infra/log'
import { newPhotoKey, photoStore, sha256 } from '@/infra/photoStore'
import { snapshotStore } from '@/infra/snapshotStore'
import { SHORT_TASKS } from '@/jobs/schedule'
import { publishSnapshot } from '@/server/openData/publishSnapshot'
import { type FakeS3, startFakeS3 } from '../../setup/fakeS3'
import { RESTAURANTS, seedDirectory } from '../setup/directory'
import { addMember } from '../setup/members'
import { createTestPayload, type TestPayload } from '../setup/payload'
import { payloadCaller } from '../setup/payloadRest'
import { addRow } from '../setup/rows'

describe('Files in S3-compatible storage', () => {
  let s3: FakeS3
  let test: TestPayload
  let app: OpenAPIHono
  let restaurant: number
  const folder = mkdtempSync(join(tmpdir(), 'files-in-s3-'))
  beforeAll(async () => {
    log.level = 'silent'
    s3 = await startFakeS3()
    changeEnv(s3.environment('FILES_S3'))
    test = await createTestPayload(folder)
    const members = { pool: test.pool, secret: 'only-for-these-tests-0123456789', trustedProxies: 0 }
    app = createApi({ pool: test.pool, members })
    restaurant = [...(await seedDirectory(test.pool, RESTAURANTS)).values()][0] ?? 0
  })
  beforeEach(() => s3.reset())
  afterAll(async () => {
    await test.drop()
    await s3.close()
    rmSync(folder, { recursive: true })
  })

  const keys = () => [...s3.objects.keys()].sort()
  const codeOf = async (response: Response) => ((await response.json()) as { error: { code: string } }).error.code
  async function upload(name = '점심 (1).png', background = '#b23', id?: number) {
    const data = await sharp({ create: { width: 900, height: 700, channels: 3, background } })
      .png()
      .toBuffer()
    const file = { data, name, size: data.length, mimetype: 'image/png' }
    if (id !== undefined) return test.payload.update({ collection: 'media', id, data: {}, file })
    return test.payload.create({ collection: 'media', data: { alt: '점심' }, file })
  }
  const readMedia = (name: string | null | undefined) =>
    payloadCaller(test)('GET', `/media/file/${encodeURIComponent(name ?? '')}`)

  describe('Pictures of staff', () => {
    it('A picture is stored, served, replaced and deleted with its thumbnail, and none is on the disk', async () => {
      const made = await upload()
      const [whole, card] = [made.filename, made.sizes?.card?.filename]
      expect(keys()).toEqual([`site/media/${card}`, `site/media/${whole}`].sort())
      for (const name of [whole, card]) {
        const { status, headers } = await readMedia(name)
        expect([status, headers.get('Content-Type')]).toEqual([200, 'image/webp'])
      }
      const replaced = await upload('저녁.png', '#23b', made.id)
      expect(keys()).toEqual([`site/media/${replaced.sizes?.card?.filename}`, `site/media/${replaced.filename}`].sort())
      const query = { uploadEdits: { focalPoint: { x: 10, y: 10 } } }
      const turned = await test.payload.update({ collection: 'media', id: made.id, data: {}, req: { query } })
      expect((await readMedia(turned.sizes?.card?.filename)).status).toBe(200)
      expect(keys()).toHaveLength(2)
      await test.payload.delete({ collection: 'media', id: made.id })
      expect([keys(), existsSync(join(folder, 'media'))]).toEqual([[], false])
    })

    it('A picture that has changed is reported as damaged, a missing one as missing', async () => {
      const { filename } = await upload('바뀜.png')
      s3.objects.set(`site/media/${filename}`, Buffer.from('changed'))
      expect(await readMedia(filename)).toMatchObject({
        status: 500,
        body: { errors: [{ data: { code: 'photo-damaged' } }] },
      })
      s3.objects.delete(`site/media/${filename}`)
      expect((await readMedia(filename)).status).toBe(404)
    })

    it('While the storage is lost a picture answers 503, and an upload is refused without a trace', async () => {
      const { filename } = await upload('남음.png')
      const { totalDocs } = await test.payload.count({ collection: 'media' })
      s3.faults.offline = true
      const answer = await readMedia(filename)
      expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([503, 'no-store'])
      await expect(upload('새것.png')).rejects.toMatchObject({ status: 503, data: { code: 'storage-unavailable' } })
      expect(await test.payload.count({ collection: 'media' })).toEqual({ totalDocs })
      s3.faults.offline = false
      expect((await readMedia(filename)).status).toBe(200)
    })
  })

  describe('Photographs of members', () => {
    async function addPhoto() {
      const name = newPhotoKey()
      const files = { whole: Buffer.from('whole'), small: Buffer.from('small') }
      const user_id = await addMember(test.pool, { nickname: `회원${name.slice(0, 8)}` })
      const review = await addRow(test.pool, 'reviews', { restaurant_id: restaurant, user_id, status: 'published' })
      const sums = { whole_sha256: sha256(files.whole), small_sha256: sha256(files.small) }
      await addRow(test.pool, 'review_photos', { name, review_id: review, user_id, position: 1, ...sums })
      await photoStore().put(name, files)
      return name
    }

    it('A photograph is served from the storage; a changed one is not', async () => {
      const name = await addPhoto()
      expect(await (await app.request(`/api/v1/photos/${name}/small`)).text()).toBe('small')
      s3.objects.set(`site/photos/${name}.whole.webp`, Buffer.from('other'))
      const damaged = await app.request(`/api/v1/photos/${name}`)
      expect([damaged.status, await codeOf(damaged)]).toEqual([500, 'photo-damaged'])
    })

    it.each(['offline', 'silent', 'stalls'] as const)(
      'While the storage is %s a photograph answers 503, and its restaurant is still read',
      async (fault) => {
        const name = await addPhoto()
        changeEnv({ WAIT_FACTOR: '1' })
        s3.faults[fault] = true
        const lost = await app.request(`/api/v1/photos/${name}`)
        expect([lost.status, await codeOf(lost), lost.headers.has('Retry-After')]).toEqual([
          503,
          'storage-unavailable',
          true,
        ])
        expect((await app.request(`/api/v1/restaurants/${restaurant}`)).status).toBe(200)
        changeEnv({ WAIT_FACTOR: '10' })
      },
    )

    it('The daily clean-up deletes photographs without a row, and nothing in another database’s bucket', async () => {
      const [kept, stray] = [await addPhoto(), newPhotoKey()]
      await photoStore().put(stray, { whole: Buffer.from('x'), small: Buffer.from('x') })
      for (const key of keys()) s3.times.set(key, new Date(0))
      const code = Buffer.from('another')
      s3.objects.set('site/installation', code)
      await expect(SHORT_TASKS.delete_orphaned_files.run({ pool: test.pool })).rejects.toMatchObject({
        name: 'DataFolderError',
      })
      expect(keys()).toContain(`site/photos/${stray}.whole.webp`)
      s3.objects.delete('site/installation')
      await test.pool.query('UPDATE installation SET has_folder = false')
      await SHORT_TASKS.delete_orphaned_files.run({ pool: test.pool })
      expect(keys().filter((key) => key.includes('photos'))).toEqual(
        ['small', 'whole'].map((form) => `site/photos/${kept}.${form}.webp`),
      )
    })
  })

  describe('Open data', () => {
    it('A snapshot is published once, listed, and downloaded as a whole and in part', async () => {
      const made = await Promise.all([1, 2].map(() => publishSnapshot(test.pool, snapshotStore(), '2026-01-10')))
      expect(made.filter((snapshot) => snapshot !== null)).toHaveLength(1)
      const path = '/api/v1/snapshots/2026-01-10/visits.csv.gz'
      const whole = Buffer.from(await (await app.request(path)).arrayBuffer())
      expect(whole.equals(s3.objects.get('site/open-data/2026-01-10/visits.csv.gz') ?? Buffer.alloc(0))).toBe(true)
      const part = await app.request(path, { headers: { Range: 'bytes=10-19' } })
      expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([206, whole.subarray(10, 20)])
      await publishSnapshot(test.pool, snapshotStore(), '2026-02-10')
      const list = (await (await app.request('/api/v1/snapshots')).json()) as { data: { date: string }[] }
      expect(list.data.map(({ date }) => date)).toEqual(['2026-02-10', '2026-01-10'])
      await snapshotStore().remove('2026-01-10')
      expect(keys().filter((key) => key.includes('2026-01-10'))).toEqual([])
    })

    it('While the storage is lost, snapshots answer 503, and one that was cut off is made again', async () => {
      s3.faults.denied.add('PUT ')
      await expect(publishSnapshot(test.pool, snapshotStore(), '2026-03-10')).rejects.toMatchObject({
        code: 'storage-refused',
      })
      s3.faults.denied.clear()
      s3.objects.set('site/open-data/2026-03-01/visits.csv.gz', Buffer.from('left by a process that died'))
      expect((await publishSnapshot(test.pool, snapshotStore(), '2026-03-10'))?.date).toBe('2026-03-10')
      expect(keys().filter((key) => key.includes('2026-03-01'))).toEqual([])
      s3.faults.offline = true
      const lost = await app.request('/api/v1/snapshots')
      expect([lost.status, await codeOf(lost)]).toEqual([503, 'storage-unavailable'])
    })
  })
})
