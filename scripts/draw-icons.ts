import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { launchBrowser } from '../tests/e2e/setup/browser'
import { cardDrawing, iconDrawing } from './icons/drawings'
import { icoOf } from './icons/icoOf'
import { runCli } from './runCli'

const FONT = 'node_modules/pretendard/dist/web/variable/woff2/PretendardVariable.woff2'
const DRAWN_EDGE = 512
const plain = iconDrawing({ inset: 0.14, radius: 0.22 })
/** Phones crop these to their own shapes. */
const cut = iconDrawing({ inset: 0.22, radius: 0 })

const pngOf = (svg: string, edge: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * DRAWN_EDGE) / 24 })
    .resize(edge, edge)
    .png({ palette: true })
    .toBuffer()

/** In a browser, because the text needs the site's own font. */
async function drawCard(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'card-'))
  const file = join(folder, 'card.html')
  writeFileSync(file, cardDrawing(pathToFileURL(resolve(FONT)).href))
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
    await page.goto(pathToFileURL(file).href)
    await page.evaluate(() => document.fonts.ready)
    return await sharp(await page.screenshot())
      .png({ palette: true, colours: 128 })
      .toBuffer()
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Into `public/`: npx tsx scripts/draw-icons.ts */
async function drawIcons(): Promise<void> {
  writeFileSync('public/icon.svg', plain)
  const small = await Promise.all([16, 32, 48].map(async (edge) => ({ edge, png: await pngOf(plain, edge) })))
  writeFileSync('public/favicon.ico', icoOf(small))
  writeFileSync('public/apple-touch-icon.png', await pngOf(cut, 180))
  writeFileSync('public/icon-192.png', await pngOf(plain, 192))
  writeFileSync('public/icon-512.png', await pngOf(plain, 512))
  writeFileSync('public/icon-maskable-512.png', await pngOf(cut, 512))
  writeFileSync('public/og.png', await drawCard())
}

await runCli(drawIcons)
