import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { log } from '@/infra/log'
import { flipByte } from '../setup/flipByte'
import { makeSmallDisk } from '../setup/smallDisk'
import { photoHarness, rejectedAs } from './photoHarness'

const { harness, writer, reader, send, sent, files } = photoHarness()
const rows = async () => (await harness().test.pool.query('SELECT name FROM review_photos')).rowCount
const noise = () =>
  sharp({
    create: { width: 900, height: 900, channels: 3, background: '#888', noise: { type: 'gaussian', sigma: 60 } },
  })
    .jpeg()
    .toBuffer()

describe('Photo upload to a full disk', () => {
  it('A photo sent while the disk is full gets 507 and leaves neither a file nor a row', async (context) => {
    const disk = makeSmallDisk('16k', harness().folder) ?? context.skip('only root may mount a disk')
    try {
      const { status, body } = await send(await noise())
      expect([status, body.error]).toMatchObject([
        507,
        { code: 'storage-full', message: expect.stringMatching(/[가-힣]/) as string },
      ])
      expect([files(), await rows()]).toEqual([[], 0])
    } finally {
      disk.remove()
    }
    expect((await send(await noise())).status).toBe(201)
  })
})

describe('Damaged photos', () => {
  afterEach(() => vi.restoreAllMocks())

  it('A photo with a changed bit is not shown and is named in the log', async () => {
    const logged = vi.spyOn(log, 'error')
    const photo = await sent()
    flipByte(join(harness().folder, `${photo.name}.whole.webp`))
    const whole = await writer().request(photo.url)
    expect([whole.status, whole.headers.get('cache-control')]).toEqual([500, 'no-store'])
    expect({ body: (await whole.json()) as object }).toMatchObject(rejectedAs('photo-damaged'))
    expect(logged).toHaveBeenCalledWith(expect.stringContaining(`${photo.name}.whole`))
    expect((await writer().request(photo.small_url)).status).toBe(200)
  })

  it('A damaged photo stays hidden from members who may not see it', async () => {
    const photo = await sent()
    flipByte(join(harness().folder, `${photo.name}.small.webp`))
    expect((await reader().request(photo.small_url)).status).toBe(404)
  })

  it('A damaged photo is shown where no checksum was stored', async () => {
    const photo = await sent()
    await harness().test.pool.query('UPDATE review_photos SET whole_sha256 = NULL')
    flipByte(join(harness().folder, `${photo.name}.whole.webp`))
    expect((await writer().request(photo.url)).status).toBe(200)
  })
})
