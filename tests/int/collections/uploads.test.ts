import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MEDIA_EDGE } from '@/domain/http/limits'
import { createTestPayload, type TestPayload } from '../setup/payload'
import { pngSaying } from '../setup/pngSaying'

describe('Photos that staff upload', () => {
  let test: TestPayload
  const folder = mkdtempSync(join(tmpdir(), 'media-'))
  beforeAll(async () => {
    test = await createTestPayload(folder)
  })
  afterAll(async () => {
    await test.drop()
    rmSync(folder, { recursive: true })
  })

  const upload = (data: Buffer, name = '밥상.png') =>
    test.payload.create({
      collection: 'media',
      data: { alt: '밥상' },
      file: { data, name, size: data.length, mimetype: 'image/png' },
    })
  const kept = (name: string | null | undefined) => sharp(join(folder, 'media', name ?? '')).metadata()

  it('An uploaded photo is stored as WebP, scaled down to the display size', async () => {
    const made = await upload(
      await sharp({ create: { width: 3_000, height: 1_500, channels: 3, background: '#b23' } })
        .png()
        .toBuffer(),
    )
    expect([made.mimeType, made.width, made.height]).toEqual(['image/webp', MEDIA_EDGE, MEDIA_EDGE / 2])
    expect(await kept(made.filename)).toMatchObject({ format: 'webp', width: MEDIA_EDGE })
    const replaced = await test.payload.update({
      collection: 'media',
      id: made.id,
      data: {},
      file: {
        data: await sharp({ create: { width: 30, height: 20, channels: 3, background: '#b23' } })
          .jpeg()
          .toBuffer(),
        name: 'b.jpg',
        size: 1,
        mimetype: 'image/jpeg',
      },
    })
    expect([replaced.mimeType, replaced.width]).toEqual(['image/webp', 30])
  })

  it.each([
    ['photo-memory', 400, () => pngSaying(7_064, 7_064, { depth: 16, colour: 6 })],
    ['photo-dimensions-too-large', 400, () => pngSaying(60_000, 60_000)],
    ['photo-corrupt', 400, () => pngSaying(900, 900)],
    ['photo-type', 415, () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ])('An upload is rejected with %s and a Korean message before Payload decodes it', async (code, status, make) => {
    await expect(upload(make())).rejects.toMatchObject({
      status,
      data: { code },
      message: expect.stringMatching(/[가-힣].*\.$/) as string,
    })
  })
})
