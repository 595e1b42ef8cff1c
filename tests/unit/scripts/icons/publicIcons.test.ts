import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { SITE_CARD } from '@/ui/kit/pageMetadata'
import { iconDrawing } from '../../../../scripts/icons/drawings'
import { icoOf } from '../../../../scripts/icons/icoOf'

interface Manifest {
  name: string
  icons: { src: string; type: string; sizes: string }[]
}
const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as Manifest
const sizeOf = async (path: string) => {
  const { width, height } = await sharp(`public${path}`).metadata()
  return `${width}x${height}`
}

describe('Public site images', () => {
  it('Each PNG icon has the size that the manifest states', async () => {
    expect(manifest.name).toBe('공공밥상')
    for (const { src, sizes } of manifest.icons.filter(({ type }) => type === 'image/png'))
      expect(await sizeOf(src)).toBe(sizes)
  })

  it('The preview image has 1200 × 630 pixels, as messengers need it', async () => {
    expect(await sizeOf(SITE_CARD.url)).toBe(`${SITE_CARD.width}x${SITE_CARD.height}`)
    expect([SITE_CARD.width, SITE_CARD.height]).toEqual([1200, 630])
  })

  it('The home screen icon is opaque and 180 pixels wide', async () => {
    const icon = sharp('public/apple-touch-icon.png')
    const { width, height } = await icon.metadata()
    expect([width, height, (await icon.stats()).isOpaque]).toEqual([180, 180, true])
  })

  it('The SVG icon is the one that the script draws', () => {
    expect(readFileSync('public/icon.svg', 'utf8')).toBe(iconDrawing({ inset: 0.14, radius: 0.22 }))
  })

  it('The favicon has three sizes, each at the offset in its header', () => {
    const ico = readFileSync('public/favicon.ico')
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3])
    for (let i = 0; i < 3; i += 1) {
      const [length, offset] = [ico.readUInt32LE(6 + 16 * i + 8), ico.readUInt32LE(6 + 16 * i + 12)]
      expect(ico.subarray(offset, offset + 4).toString('latin1')).toBe('\x89PNG')
      expect(ico.readUInt32BE(offset + 16)).toBe(ico.readUInt8(6 + 16 * i))
      if (i === 2) expect(offset + length).toBe(ico.length)
    }
    expect(icoOf([]).length).toBe(6)
  })
})
