import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scaled } from '../../setup/scale'
import { flipByte } from '../setup/flipByte'
import { createTestPayload, type TestPayload } from '../setup/payload'
import { payloadCaller, restFetch } from '../setup/payloadRest'
import { makeSmallDisk } from '../setup/smallDisk'

/** As people name files, one a line. */
const NAMES = [
  '밥상'.normalize('NFD'),
  '밥상…'.repeat(60),
  ...String.raw`점심, 밥상
점심 밥상
[서울] 밥상
(1) 밥상
100%
{밥상}
밥상#1
밥상?
밥상&술
👨‍👩‍👧
밥상+술
밥상=술
밥상;술
주인's
밥상*:<1>|
"밥상"
%EB%B0%A5
a%00b
밥상!
.밥상
밥@상
밥$상
밥상✨
食堂
밥\상
밥·상
…
café
밥상.`.split('\n'),
]

describe('Files of pictures that staff upload', () => {
  let test: TestPayload
  const folder = mkdtempSync(join(tmpdir(), 'media-'))
  const media = join(folder, 'media')
  beforeAll(async () => {
    mkdirSync(media)
    test = await createTestPayload(folder)
  })
  afterAll(async () => {
    await test.drop()
    rmSync(folder, { recursive: true })
  })

  const upload = async (name = '밥상.png') => {
    const data = await sharp({
      create: { width: 900, height: 900, channels: 3, background: '#888', noise: { type: 'gaussian', sigma: 60 } },
    })
      .png()
      .toBuffer()
    const file = { data, name, size: data.length, mimetype: 'image/png' }
    return test.payload.create({ collection: 'media', data: { alt: '밥상' }, file })
  }
  const read = (name: string | null | undefined) =>
    payloadCaller(test)('GET', `/media/file/${encodeURIComponent(name ?? '')}`)

  it('A picture is served while its file is intact, and reported as damaged after a flipped byte', async () => {
    const made = await upload()
    const card = made.sizes?.card?.filename
    for (const name of [made.filename, card]) expect((await read(name)).status).toBe(200)
    flipByte(join(media, card ?? ''))
    const damaged = await read(card)
    expect([damaged.status, damaged.body]).toMatchObject([500, { errors: [{ data: { code: 'photo-damaged' } }] }])
    expect((await read(made.filename)).status).toBe(200)
    expect((await read('nothing.webp')).status).toBe(404)
    await test.payload.delete({ collection: 'media', id: made.id })
    const { rows } = await test.pool.query('SELECT FROM media_checksums WHERE file_name = ANY ($1)', [
      [made.filename, card],
    ])
    expect(rows).toEqual([])
  })

  it.each(['-rf.png', '--help', '- -.png'])('No uploaded picture’s file begins with a hyphen: %s', async (name) => {
    expect((await upload(name)).filename).toMatch(/^[^-\s].*\.webp$/)
  })

  it.each(
    scaled(
      NAMES.filter((_, n) => n % 5 === 0),
      NAMES,
    ),
  )('A visitor reads an uploaded picture that was named %s', async (name) => {
    const made = await upload(`${name}.png`)
    for (const url of [made.url, made.sizes?.card?.url]) {
      const address = new URL(url ?? '', 'http://localhost')
      const { status, headers } = await restFetch(test)(address)
      expect([address.pathname, status, headers.get('Content-Type')]).toEqual([address.pathname, 200, 'image/webp'])
    }
  })

  it('An upload is rejected with 507 and storage-full while the disk is full', async (context) => {
    const disk = makeSmallDisk('16k', media) ?? context.skip('only root may mount a disk')
    try {
      await expect(upload()).rejects.toMatchObject({ status: 507, data: { code: 'storage-full' } })
    } finally {
      disk.remove()
    }
  })
})
