import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DESKTOP, newVisitor } from './setup/newVisitor'
import { type OwnSite, startOwnSite } from './setup/startProductionServer'
import { streetArchive } from './setup/streetArchive'

/** The tiles that the map of the country asks for, and that of central Seoul. */
const TILES = [...[53, 54, 55].flatMap((x) => [24, 25].map((y) => ({ z: 6, x, y }))), { z: 10, x: 873, y: 396 }]

let own: OwnSite
let files: Server
/** Ranges of bytes that were asked for. */
let asked: string[]

beforeAll(async () => {
  const archive = streetArchive(TILES)
  asked = []
  files = createServer((req, res) => {
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(req.headers.range ?? '') ?? []
    res.setHeader('Access-Control-Allow-Origin', '*')
    res.setHeader('Access-Control-Allow-Headers', 'range')
    if (req.method === 'OPTIONS' || from === undefined) return res.writeHead(204).end()
    asked.push(`${from}-${to}`)
    const part = archive.subarray(Number(from), Number(to) + 1)
    const range = `bytes ${from}-${Number(from) + part.length - 1}/${archive.length}`
    return res.writeHead(206, { 'Content-Range': range, 'Content-Length': part.length }).end(part)
  })
  await new Promise<void>((listening) => files.listen(0, '127.0.0.1', listening))
  const tilesUrl = `http://127.0.0.1:${(files.address() as AddressInfo).port}/streets.pmtiles`
  own = await startOwnSite({ MAP_TILES_URL: tilesUrl })
})
afterAll(async () => {
  await own.end()
  files.closeAllConnections()
  files.close()
})

it('The map draws streets from the configured archive and names their source', async () => {
  const { page, close } = await newVisitor(DESKTOP, own.site)
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text())
  })
  await page.goto('/map')
  await page.keyboard.press('Shift')
  await page.locator('canvas').waitFor()
  await page.getByText('OpenStreetMap 기여자').waitFor()
  // The header and the directory, then a tile.
  await expect.poll(() => asked.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(2)
  await expect.poll(() => page.locator('.map-name-shown').count(), { timeout: 20_000 }).toBeGreaterThan(5)
  expect(refused).toEqual([])
  await close()
})
