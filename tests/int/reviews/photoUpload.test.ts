import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { PHOTO_BYTES_MAX, PHOTO_EDGE, PHOTO_SMALL_EDGE, PHOTOS_PER_HOUR } from '@/domain/review'
import { reviewPhotoSchema } from '@/domain/photo'
import { pngSaying } from '../setup/pngSaying'
import { formOf, photoHarness, picture, post, rejectedAs } from './photoHarness'

const { harness, writer, reader, send, files } = photoHarness()
const bytesAt = async (url: string) => Buffer.from(await (await writer().request(url)).arrayBuffer())
const cut = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2))
const noise = (edge: number) => {
  const pixels = Buffer.alloc(edge * edge * 3)
  for (let i = 0; i < pixels.length; i++) pixels[i] = (i * 7919 + (i >> 3) * 104729) % 251
  return sharp(pixels, { raw: { width: edge, height: edge, channels: 3 } })
}

describe('Photo uploads', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'A photo in %s is stored as WebP in two sizes under a random name',
    async (format) => {
      const { status, body } = await send(await picture(3000, 1500)[format]().toBuffer())
      expect([status, reviewPhotoSchema.parse(body)]).toEqual([201, body])
      expect([body.width, body.height]).toEqual([PHOTO_EDGE, PHOTO_EDGE / 2])
      for (const [url, edge] of [
        [body.url, PHOTO_EDGE],
        [body.small_url, PHOTO_SMALL_EDGE],
      ] as const)
        expect(await sharp(await bytesAt(url)).metadata()).toMatchObject({
          format: 'webp',
          width: edge,
          height: edge / 2,
        })
      expect(files().filter((file) => file.startsWith(body.name))).toHaveLength(2)
      for (const file of files()) expect(file).toMatch(/^[\w-]{32}\.(whole|small)\.webp$/)
    },
  )

  it('A small photo is never enlarged', async () => {
    const { body } = await send(await picture(31, 17).png().toBuffer())
    expect(await sharp(await bytesAt(body.small_url)).metadata()).toMatchObject({ width: 31, height: 17 })
  })

  it('A photo is rotated upright and loses all metadata', async () => {
    const original = await picture(90, 40)
      .withExif({
        IFD0: { Make: 'Kamera-Werke', ImageDescription: '우리 집' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '37/1 33/1 59/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '126/1 58/1 41/1',
        },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const before = await sharp(original).metadata()
    expect([before.orientation, before.exif?.includes('Kamera-Werke')]).toEqual([6, true])
    const { body } = await send(original)
    expect([body.width, body.height]).toEqual([40, 90])
    for (const url of [body.url, body.small_url]) {
      const bytes = await bytesAt(url)
      const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata()
      expect({ exif, xmp, iptc, icc, orientation }).toEqual({})
      for (const word of ['Exif', 'EXIF', 'GPS', 'Kamera-Werke', '우리 집']) expect(bytes.includes(word)).toBe(false)
    }
  })

  it('A photo loses bytes that were appended to it', async () => {
    const payload = `<script>alert(1)</script>PK\x03\x04 <?php system('id'); ?>`
    const { status, body } = await send(Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from(payload)]))
    expect(status).toBe(201)
    for (const word of ['<script>', 'PK\x03\x04', '<?php']) expect((await bytesAt(body.url)).includes(word)).toBe(false)
  })

  it('An animated photo is reduced to its first frame', async () => {
    const moments = await Promise.all(
      ['#f00', '#00f'].map((background) =>
        sharp({ create: { width: 40, height: 40, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const moving = await sharp(moments, { join: { animated: true } })
      .webp({ delay: [100, 100] })
      .toBuffer()
    expect((await sharp(moving, { pages: -1 }).metadata()).pages).toBe(2)
    const { body } = await send(moving)
    expect([body.width, body.height]).toEqual([40, 40])
    const kept = sharp(await bytesAt(body.url))
    expect((await kept.metadata()).pages ?? 1).toBe(1)
    const [red, , blue] = (await kept.stats()).channels
    expect((red?.mean ?? 0) > 200 && (blue?.mean ?? 255) < 60).toBe(true)
  })

  it.each([
    ['a GIF', () => picture().gif().toBuffer()],
    ['a TIFF', () => picture().tiff().toBuffer()],
    ['an AVIF', () => picture().avif().toBuffer()],
    [
      'an SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
    ],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')],
    ['a ZIP', () => Buffer.from('PK\x03\x04aaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'latin1')],
    ['an HTML page', () => Buffer.from('<!doctype html><img src=x onerror=alert(1)>')],
    ['a GIF with a script', () => Buffer.from('GIF89a/*<svg onload=alert(1)>*/')],
    ['empty', () => Buffer.alloc(0)],
    [
      'a picture behind other bytes',
      async () => Buffer.concat([Buffer.from('<html>'), await picture().jpeg().toBuffer()]),
    ],
  ])('An upload is rejected for its type when it is %s', async (_, make) => {
    expect(await send(await make())).toMatchObject({ status: 415, ...rejectedAs('photo-type') })
  })

  it.each([
    ['half of a JPEG', async () => cut(await picture(500, 500).jpeg().toBuffer())],
    ['half of a PNG', async () => cut(await noise(300).png().toBuffer())],
    ['half of a WebP', async () => cut(await noise(300).webp({ lossless: true }).toBuffer())],
    [
      'the beginning of a JPEG followed by HTML',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<html>'.repeat(50))]),
    ],
    ['a PNG without image data', () => pngSaying(900, 900)],
  ])('An upload is rejected as corrupt when it is %s', async (_, make) => {
    expect(await send(await make())).toMatchObject({ status: 400, ...rejectedAs('photo-corrupt') })
  })

  it.each([
    [60_000, 60_000],
    [7_072, 7_072],
    [1, 2 ** 31 - 1],
  ])('A photo that declares %i by %i pixels is rejected before decoding', async (width, height) => {
    const { status, body } = await send(pngSaying(width, height))
    // Some decoders reject such dimensions themselves; either way the image is not decoded.
    expect([status, body.error?.code]).toEqual([
      400,
      width === 1 ? expect.stringMatching(/^photo-(dimensions-too-large|corrupt)$/) : 'photo-dimensions-too-large',
    ])
  })

  it('A photo that would take too much memory is rejected before decoding', async () => {
    const { status, body } = await send(pngSaying(7_064, 7_064, { depth: 16, colour: 6 }))
    expect([status, body.error]).toMatchObject([
      400,
      { code: 'photo-memory', message: expect.stringMatching(/8비트/) as string },
    ])
  })

  it('A photo above the size limit is rejected, also without a declared length', async () => {
    const huge = Buffer.alloc(PHOTO_BYTES_MAX + 1, await picture().jpeg().toBuffer())
    expect(await send(huge)).toMatchObject({ status: 413, ...rejectedAs('body-too-large') })
    let pulled = 0
    const endless = new ReadableStream({
      pull(controller) {
        pulled += 64 * 1024
        controller.enqueue(new Uint8Array(64 * 1024))
      },
    })
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body: endless,
      duplex: 'half',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x', 'Transfer-Encoding': 'chunked' },
    }
    expect((await writer().request('/api/v1/me/photos', init)).status).toBe(413)
    expect(pulled).toBeLessThan(PHOTO_BYTES_MAX + 1024 * 1024)
  })

  it.each([
    ['a request that is no form', '{"photo":"x"}', { 'Content-Type': 'application/json' }],
    [
      'a truncated form',
      '--x\r\nContent-Disposition: form-data',
      { 'Content-Type': 'multipart/form-data; boundary=x' },
    ],
    ['a form without a boundary', 'photo', { 'Content-Type': 'multipart/form-data' }],
    ['a form with another file', formOf('x', { field: 'picture' }), {}],
    ['a form with text only', new URLSearchParams({ photo: 'x' }), {}],
  ])('A photo is reported missing in %s', async (_, body, headers) => {
    expect(await post(writer(), body, headers as Record<string, string>)).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid-value', field: 'photo' } },
    })
  })

  it('A visitor cannot upload a photo', async () => {
    expect(await send(await picture().jpeg().toBuffer(), harness().visitor)).toMatchObject({ status: 401 })
  })

  it('Photo uploads are rate-limited per hour, readable or not', async () => {
    for (let i = 0; i < PHOTOS_PER_HOUR; i++) await send('no picture')
    expect(await send(await picture().jpeg().toBuffer())).toMatchObject({ status: 429, ...rejectedAs('rate-limited') })
    expect((await send(await picture().jpeg().toBuffer(), reader())).status).toBe(201)
  })

  it('A broken image file never causes a server error', async () => {
    const whole = await Promise.all([
      noise(40).jpeg().toBuffer(),
      noise(40).png().toBuffer(),
      noise(40).webp().toBuffer(),
    ])
    const broken = fc.record({
      of: fc.nat({ max: 2 }),
      at: fc.nat({ max: 4000 }),
      with: fc.uint8Array({ maxLength: 30 }),
      until: fc.nat({ max: 6000 }),
    })
    await fc.assert(
      fc.asyncProperty(broken, async ({ of, at, with: bytes, until }) => {
        await harness().test.pool.query('DELETE FROM rate_limits')
        const file = Buffer.from(whole[of] ?? [])
        file.set(bytes.subarray(0, Math.max(0, file.length - at)), Math.min(at, file.length))
        expect([201, 400, 415]).toContain((await send(file.subarray(0, until))).status)
      }),
      { numRuns: 60 },
    )
  })
})
