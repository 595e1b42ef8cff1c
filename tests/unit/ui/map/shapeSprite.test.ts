import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { drawAllSprites } from '@/ui/map/shapeSprite'
import type { DistrictShapes } from '@/ui/map/shapes'

const shapesOf = (file: string) => (JSON.parse(readFileSync(`public/map/${file}`, 'utf8')) as DistrictShapes).features

it('The outline files match the boundaries; if not, run scripts/build-map.ts', () => {
  const sprites = drawAllSprites(shapesOf('provinces.json'), shapesOf('districts.json'))
  expect(readdirSync('public/map/shapes').sort()).toEqual(sprites.map(({ name }) => name).sort())
  for (const { name, svg, regions } of sprites) {
    expect(readFileSync(`public/map/shapes/${name}`, 'utf8') === svg, name).toBe(true)
    expect(svg.match(/<path id="\d+" d="M[^"]+z"\/>/g)?.length, name).toBe(regions.length)
  }
})
