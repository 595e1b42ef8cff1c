import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { MEDIA_EDGE } from '@/domain/http/limits'
import { limitDecodes, validateImage, shrinkImage } from '@/server/images'
import { encodePhoto } from '@/server/photos/addPhoto'
import { pngSaying } from '../../../int/setup/pngSaying'

const picture = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: '#b23' } })

describe('Uploaded images', () => {
  it.each([
    ['colour, 8 bits', 7_000, 7_000, 8, 2, null],
    ['colour with transparency, 8 bits', 7_000, 7_000, 8, 6, null],
    ['colour, 16 bits, half as large', 5_000, 5_000, 16, 2, null],
    ['colour, 16 bits', 7_064, 7_064, 16, 2, 'photo-memory'],
    ['colour with transparency, 16 bits', 7_064, 7_064, 16, 6, 'photo-memory'],
    ['too many pixels of one bit', 8_000, 8_000, 1, 0, 'photo-dimensions-too-large'],
  ] as const)(
    'An image is checked by the memory that decoding it takes: %s',
    async (_, width, height, depth, colour, code) => {
      const result = await validateImage(pngSaying(width, height, { depth, colour }))
      expect(result.ok ? null : result.violation.code).toBe(code)
    },
  )

  it('A staff image is scaled down, turned upright and stripped of metadata, or rejected', async () => {
    const sent = await picture(3_000, 1_000)
      .withExif({ IFD0: { Make: 'Kamera-Werke' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const shrunk = await shrinkImage(sent)
    if (!shrunk.ok) throw new Error(shrunk.violation.code)
    const { format, width, height, exif } = await sharp(shrunk.value).metadata()
    expect([format, width, height, exif]).toEqual(['webp', Math.round(MEDIA_EDGE / 3), MEDIA_EDGE, undefined])
    expect(await shrinkImage(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toMatchObject({
      violation: { code: 'photo-type' },
    })
    expect(await shrinkImage(pngSaying(900, 900))).toMatchObject({ violation: { code: 'photo-corrupt' } })
  })
})

describe('Image decoding', () => {
  let end: () => void = () => undefined
  afterEach(() => end())

  it('Images are decoded one at a time, and rejected when the queue is full', async () => {
    const held = new Promise<void>((resolve) => (end = resolve))
    let running = 0
    let most = 0
    const work = async () => {
      most = Math.max(most, ++running)
      await held
      running--
    }
    const waiting = Array.from({ length: 40 }, () => limitDecodes(work))
    const bytes = await picture().png().toBuffer()
    expect(await encodePhoto(bytes)).toEqual({ ok: false, violation: { code: 'photos-busy', params: {} } })
    expect(await shrinkImage(bytes)).toEqual({ ok: false, violation: { code: 'photos-busy', params: {} } })
    end()
    await Promise.all(waiting)
    expect(most).toBe(1)
    expect(await encodePhoto(bytes)).toMatchObject({ ok: true, value: { width: 60 } })
  })
})
