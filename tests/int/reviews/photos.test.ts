import { readdirSync, utimesSync } from 'node:fs'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  PHOTO_BYTES_MAX,
  PHOTO_EDGE,
  PHOTO_ORPHAN_HOURS,
  PHOTO_SMALL_EDGE,
  PHOTOS_PER_HOUR,
  REVIEW_TRASH_DAYS,
} from '@/domain/review/limits'
import { type OwnReview, type ReviewPage, type ReviewPhoto, reviewPhotoSchema } from '@/domain/review/schemas'
import { newPhotoKey } from '@/infra/photos/photoStore'
import { runScheduledJobs } from '@/server/jobs/runScheduledJobs'
import { pngSaying } from '../setup/pngSaying'
import { openReviews, type TestReviews, type TestMember } from '../setup/reviews'

let desk: TestReviews
let writer: TestMember
let reader: TestMember
beforeAll(async () => {
  desk = await openReviews()
})
beforeEach(async () => {
  await desk.clear()
  writer = await desk.join('단골손님')
  reader = await desk.join('지나가던 사람')
})
afterAll(() => desk.close())

const picture = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: '#b23' } })
const formOf = (bytes: Buffer | string, { name = '../../밥상.php', type = 'text/html', field = 'photo' } = {}) => {
  const form = new FormData()
  form.set(field, new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type }))
  return form
}
const post = async (
  who: TestMember | TestReviews['visitor'],
  body: RequestInit['body'],
  headers: Record<string, string> = {},
) => {
  const response = await who.request('/api/v1/me/photos', { method: 'POST', body, headers })
  return {
    status: response.status,
    body: (await response.json()) as ReviewPhoto & { error?: { code: string; field?: string } },
    retryAfter: response.headers.get('Retry-After'),
  }
}
const send = async (bytes: Buffer | string, who: TestMember | TestReviews['visitor'] = writer) =>
  post(who, formOf(bytes))
const sent = async (who = writer) => (await send(await picture().jpeg().toBuffer(), who)).body
const bytesAt = async (url: string, who: TestMember | TestReviews['visitor'] = writer) =>
  Buffer.from(await (await who.request(url)).arrayBuffer())
const statusFor = async (who: TestMember | TestReviews['visitor'], url: string) => (await who.request(url)).status
const files = () =>
  readdirSync(desk.folder, { withFileTypes: true })
    .map(({ name }) => name)
    .sort()
const write = (photos: string[], who = writer) =>
  who.send<OwnReview>('POST', `/restaurants/${desk.restaurant()}/reviews`, { rating: 4, photos })
const refused = (code: string) => ({ body: { error: { code } } })

describe('a photograph that is sent', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'as %s is kept as WebP in two sizes, whatever its name and type are said to be',
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

  it('is never made larger', async () => {
    const { body } = await send(await picture(31, 17).png().toBuffer())
    expect(await sharp(await bytesAt(body.small_url)).metadata()).toMatchObject({ width: 31, height: 17 })
  })

  it('stands upright, and tells neither where it was taken nor with what', async () => {
    const told = await picture(90, 40)
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
    const before = await sharp(told).metadata()
    expect([before.orientation, before.exif?.includes('Kamera-Werke')]).toEqual([6, true])
    const { body } = await send(told)
    expect([body.width, body.height]).toEqual([40, 90])
    for (const url of [body.url, body.small_url]) {
      const bytes = await bytesAt(url)
      const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata()
      expect({ exif, xmp, iptc, icc, orientation }).toEqual({})
      for (const word of ['Exif', 'EXIF', 'GPS', 'Kamera-Werke', '우리 집']) expect(bytes.includes(word)).toBe(false)
    }
  })

  it('loses what rode along behind the picture or inside it', async () => {
    const payload = `<script>alert(1)</script>PK\x03\x04 <?php system('id'); ?>`
    const { status, body } = await send(Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from(payload)]))
    expect(status).toBe(201)
    for (const word of ['<script>', 'PK\x03\x04', '<?php']) expect((await bytesAt(body.url)).includes(word)).toBe(false)
  })

  it('if it moves, is its first moment', async () => {
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
    ['a page', () => Buffer.from('<!doctype html><img src=x onerror=alert(1)>')],
    ['a GIF that is a page', () => Buffer.from('GIF89a/*<svg onload=alert(1)>*/')],
    ['nothing', () => Buffer.alloc(0)],
    [
      'a picture behind other bytes',
      async () => Buffer.concat([Buffer.from('<html>'), await picture().jpeg().toBuffer()]),
    ],
  ])('is refused when it is %s', async (_, make) => {
    expect(await send(await make())).toMatchObject({ status: 415, ...refused('photo-type') })
  })

  it.each([
    ['half of a JPEG', async () => cut(await picture(500, 500).jpeg().toBuffer())],
    ['half of a PNG', async () => cut(await noise(300).png().toBuffer())],
    ['half of a WebP', async () => cut(await noise(300).webp({ lossless: true }).toBuffer())],
    [
      'the beginning of a JPEG and then a page',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<html>'.repeat(50))]),
    ],
    ['a small PNG with next to nothing in it', () => pngSaying(900, 900)],
  ])('is refused when it is %s', async (_, make) => {
    expect(await send(await make())).toMatchObject({ status: 400, ...refused('photo-corrupt') })
  })

  it.each([
    [60_000, 60_000],
    [7_072, 7_072],
    [1, 2 ** 31 - 1],
  ])('is refused when it says that it is %i by %i, before any of it is unpacked', async (width, height) => {
    const { status, body } = await send(pngSaying(width, height))
    // A PNG may not say more than some decoders believe; either way it is not unpacked.
    expect([status, body.error?.code]).toEqual([
      400,
      width === 1 ? expect.stringMatching(/^photo-(dimensions-too-large|corrupt)$/) : 'photo-dimensions-too-large',
    ])
  })

  it('is refused when it would take too much memory, before any of it is unpacked', async () => {
    const { status, body } = await send(pngSaying(7_064, 7_064, { depth: 16, colour: 6 }))
    expect([status, body.error]).toMatchObject([
      400,
      { code: 'photo-memory', message: expect.stringMatching(/8비트/) as string },
    ])
  })

  it('is refused when it is larger than one may send, also where nobody says how large it is', async () => {
    const huge = Buffer.alloc(PHOTO_BYTES_MAX + 1, await picture().jpeg().toBuffer())
    expect(await send(huge)).toMatchObject({ status: 413, ...refused('body-too-large') })
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
    expect((await writer.request('/api/v1/me/photos', init)).status).toBe(413)
    expect(pulled).toBeLessThan(PHOTO_BYTES_MAX + 1024 * 1024)
  })

  it.each([
    ['no form', '{"photo":"x"}', { 'Content-Type': 'application/json' }],
    ['a torn form', '--x\r\nContent-Disposition: form-data', { 'Content-Type': 'multipart/form-data; boundary=x' }],
    ['a form without a boundary', 'photo', { 'Content-Type': 'multipart/form-data' }],
    ['a form with another file', formOf('x', { field: 'picture' }), {}],
    ['a form with words', new URLSearchParams({ photo: 'x' }), {}],
  ])('is missing in %s', async (_, body, headers) => {
    expect(await post(writer, body, headers as Record<string, string>)).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid-value', field: 'photo' } },
    })
  })

  it('needs a member', async () => {
    expect(await send(await picture().jpeg().toBuffer(), desk.visitor)).toMatchObject({ status: 401 })
  })

  it('is taken so many times an hour, readable or not', async () => {
    for (let i = 0; i < PHOTOS_PER_HOUR; i++) await send('no picture')
    expect(await send(await picture().jpeg().toBuffer())).toMatchObject({ status: 429, ...refused('rate-limited') })
    expect((await send(await picture().jpeg().toBuffer(), reader)).status).toBe(201)
  })

  it('never fails, whatever its bytes are', async () => {
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
        await desk.test.pool.query('DELETE FROM rate_limits')
        const file = Buffer.from(whole[of] ?? [])
        file.set(bytes.subarray(0, Math.max(0, file.length - at)), Math.min(at, file.length))
        expect([201, 400, 415]).toContain((await send(file.subarray(0, until))).status)
      }),
      { numRuns: 60 },
    )
  })
})

const cut = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2))
const noise = (edge: number) => {
  const pixels = Buffer.alloc(edge * edge * 3)
  for (let i = 0; i < pixels.length; i++) pixels[i] = (i * 7919 + (i >> 3) * 104729) % 251
  return sharp(pixels, { raw: { width: edge, height: edge, channels: 3 } })
}

describe('a photograph of a review', () => {
  it('is shown in the order it was named in, and read as a picture and nothing else', async () => {
    const names = [(await sent()).name, (await sent()).name, (await sent()).name].reverse()
    const { status, body } = await write(names)
    expect([status, body.photos.map(({ name }) => name)]).toEqual([201, names])
    const page = (await desk.visitor.send<ReviewPage>('GET', `/restaurants/${desk.restaurant()}/reviews`)).body
    expect(page.data[0]?.photos).toEqual(body.photos)
    const read = await desk.visitor.request(body.photos[0]?.url ?? '')
    expect(Object.fromEntries(read.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=60',
    })
  })

  it('is its owner’s alone until its review is read by everybody, and again when it is not', async () => {
    const photo = await sent()
    const expectSeen = async (everybody: boolean) => {
      for (const url of [photo.url, photo.small_url]) {
        for (const who of [desk.visitor, reader]) expect(await statusFor(who, url)).toBe(everybody ? 200 : 404)
        expect(await statusFor(writer, url)).toBe(200)
      }
    }
    await expectSeen(false)
    expect((await writer.request(photo.url)).headers.get('Cache-Control')).toBe('private, no-store')
    const { body } = await write([photo.name])
    await expectSeen(true)
    for (const status of ['hidden', 'pending', 'published']) {
      await desk.test.pool.query('UPDATE reviews SET status = $1::enum_reviews_status', [status])
      await expectSeen(status === 'published')
    }
    await writer.send('DELETE', `/reviews/${body.id}`)
    await expectSeen(false)
    await writer.send('POST', `/reviews/${body.id}/restore`)
    await expectSeen(true)
    await desk.test.pool.query('DELETE FROM users WHERE id = $1', [writer.id])
    await expectSeen(true)
    expect(
      (await desk.visitor.send<ReviewPage>('GET', `/restaurants/${desk.restaurant()}/reviews`)).body.data,
    ).toMatchObject([{ author: null, photos: [{ name: photo.name }] }])
  })

  it('that is not there is not found, however its name is written', async () => {
    expect(await statusFor(writer, `/api/v1/photos/${newPhotoKey()}`)).toBe(404)
    for (const name of ['short', '..%2F..%2Fsecret', 'a'.repeat(65), '%00'.repeat(20)])
      expect([400, 404]).toContain(await statusFor(writer, `/api/v1/photos/${name}`))
  })

  it('is one’s own, and no other review’s', async () => {
    const photo = await sent()
    expect(await write([photo.name], reader)).toMatchObject({ status: 404, ...refused('photo-not-found') })
    await write([photo.name])
    const elsewhere = { rating: 3, photos: [photo.name] }
    expect(await writer.send('POST', `/restaurants/${desk.restaurant('빈대떡')}/reviews`, elsewhere)).toMatchObject({
      status: 404,
      ...refused('photo-not-found'),
    })
    expect((await desk.test.pool.query('SELECT FROM reviews')).rowCount).toBe(1)
  })

  it('can be turned round, left out and added by rewriting, which is an edit', async () => {
    const [one, two, three] = [(await sent()).name, (await sent()).name, (await sent()).name]
    const { body } = await write([one, two])
    const rewrite = async (photos: string[]) =>
      (await writer.send<OwnReview>('PUT', `/reviews/${body.id}`, { rating: 4, photos })).body
    expect((await rewrite([one, two])).edited_at).toBeNull()
    const turned = await rewrite([two, one])
    expect([turned.edited_at === null, turned.photos.map(({ name }) => name)]).toEqual([false, [two, one]])
    expect((await rewrite([three, one, three])).photos.map(({ name }) => name)).toEqual([three, one])
    expect(await statusFor(desk.visitor, `/api/v1/photos/${two}`)).toBe(404)
    expect(await statusFor(desk.visitor, `/api/v1/photos/${three}`)).toBe(200)
  })
})

describe('the hourly chores', () => {
  const chores = () => runScheduledJobs(desk.test.pool, { photos: desk.photos })
  const has = (name: string) => files().filter((file) => file.startsWith(name)).length
  const age = (hours: number) =>
    desk.test.pool.query('UPDATE review_photos SET created_at = now() - make_interval(hours => $1)', [hours])

  it('destroy photographs that no review took up in a day, and leave the others', async () => {
    const [alone, used] = [await sent(), await sent()]
    await write([used.name])
    await age(PHOTO_ORPHAN_HOURS - 1)
    await chores()
    expect([has(alone.name), has(used.name)]).toEqual([2, 2])
    await age(PHOTO_ORPHAN_HOURS + 1)
    await chores()
    expect([has(alone.name), has(used.name)]).toEqual([0, 2])
    expect((await desk.test.pool.query('SELECT name FROM review_photos')).rows).toEqual([{ name: used.name }])
  })

  it('destroy at once what somebody who has left had in no review, and leave their reviews’ photographs to be seen', async () => {
    const [alone, used] = [await sent(), await sent()]
    await write([used.name])
    await desk.test.pool.query('DELETE FROM users WHERE id = $1', [writer.id])
    await chores()
    expect([has(alone.name), has(used.name)]).toEqual([0, 2])
    expect(await statusFor(desk.visitor, used.url)).toBe(200)
    const { data } = (await (
      await desk.visitor.request(`/api/v1/restaurants/${desk.restaurant()}/reviews`)
    ).json()) as ReviewPage
    expect(data.map(({ author, photos }) => [author, photos.map(({ name }) => name)])).toEqual([[null, [used.name]]])
    await desk.test.pool.query(`UPDATE reviews SET status = 'hidden'`)
    expect(await statusFor(desk.visitor, used.url)).toBe(404)
  })

  it('destroy deleted reviews with their photographs, votes and reports when their days are over', async () => {
    const photo = await sent()
    const { body } = await write([photo.name])
    await reader.send('PUT', `/reviews/${body.id}/helpful`)
    await reader.send('POST', `/reviews/${body.id}/reports`, {})
    await writer.send('DELETE', `/reviews/${body.id}`)
    const trashed = (hours: number) =>
      desk.test.pool.query('UPDATE reviews SET deleted_at = now() - make_interval(hours => $1)', [hours])
    await trashed(REVIEW_TRASH_DAYS * 24 - 1)
    await chores()
    expect([has(photo.name), (await desk.test.pool.query('SELECT FROM reviews')).rowCount]).toEqual([2, 1])
    await trashed(REVIEW_TRASH_DAYS * 24 + 1)
    await chores()
    expect(has(photo.name)).toBe(0)
    for (const table of ['reviews', 'review_photos', 'review_votes', 'review_reports'])
      expect((await desk.test.pool.query(`SELECT FROM ${table}`)).rowCount).toBe(0)
    expect(await desk.wrongNumbers()).toEqual([])
  })

  it('destroy files that no row leads to, once they are a day old', async () => {
    const [stray, young] = [newPhotoKey(), newPhotoKey()]
    const kept = await sent()
    for (const name of [stray, young]) await desk.photos.put(name, { whole: Buffer.from('x'), small: Buffer.from('x') })
    const old = Date.now() / 1000 - (PHOTO_ORPHAN_HOURS + 1) * 3600
    for (const file of files().filter((name) => !name.startsWith(young))) utimesSync(`${desk.folder}/${file}`, old, old)
    await chores()
    expect([has(stray), has(young), has(kept.name)]).toEqual([0, 2, 2])
  })
})
