import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { lock } from 'proper-lockfile'

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
/** Where the Chromium that came with `npm ci` is unpacked, once for this checkout. */
const UNPACKED = resolve('node_modules/.cache/chromium')

const FLAGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
  // WebGL on the processor, for the map.
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  // Pages are painted without it: much the same at a third of the cost.
  '--disable-gpu-compositing',
  '--disable-gpu-rasterization',
]

const FONTS = resolve('node_modules/pretendard/dist/public/static/alternative')

/**
 * The typeface of the site as the machine's only font. Without a Korean one, which people's devices have, a browser
 * looks for each syllable in vain before the site's font is there: half of what it does for a page.
 */
function fontSettings(): string {
  mkdirSync(UNPACKED, { recursive: true })
  const file = resolve(UNPACKED, 'fonts.conf')
  const written = `${file}.${process.pid}`
  writeFileSync(
    written,
    `<fontconfig><dir>${FONTS}</dir><cachedir>${UNPACKED}/fonts</cachedir><match target="pattern">
      <edit name="family" mode="assign" binding="strong"><string>Pretendard</string></edit>
    </match></fontconfig>`,
  )
  renameSync(written, file)
  return file
}

const launched = new Map<boolean, Promise<Browser>>()

/** The browser of this worker, which ends with it: a shared one would pass every message through one more process. */
export function workerBrowser(hasWebFonts: boolean): Promise<Browser> {
  const browser = launched.get(hasWebFonts) ?? launchBrowser(hasWebFonts)
  launched.set(hasWebFonts, browser)
  return browser
}

/**
 * A real Chromium: the one named by CHROMIUM_PATH, the machine's own, or the one from npm.
 * @param hasWebFonts loads the fonts of pages; otherwise the machine has their glyphs, for half of the work
 */
export async function launchBrowser(hasWebFonts = true): Promise<Browser> {
  const args = [...FLAGS, ...(hasWebFonts ? [] : ['--disable-remote-fonts'])]
  const env = { ...process.env, FONTCONFIG_FILE: fontSettings() }
  const own = [process.env.CHROMIUM_PATH, ...INSTALLED].find((path) => path && existsSync(path))
  if (own) return chromium.launch({ executablePath: own, args, env })
  const executablePath = await unpackChromium()
  try {
    return await chromium.launch({ executablePath, args, env })
  } catch {
    // A machine may lack the libraries that a browser links to, or have others: the package brings its own.
    const libraries = resolve(UNPACKED, 'al2023/lib')
    return chromium.launch({ executablePath, args, env: { ...env, LD_LIBRARY_PATH: libraries } })
  }
}

async function unpackChromium(): Promise<string> {
  const release = await lock(UNPACKED, { stale: 60_000, retries: { retries: 120, minTimeout: 500, maxTimeout: 1000 } })
  try {
    const program = `import('@sparticuz/chromium').then((module) => module.default.executablePath())`
    // The package unpacks into the temporary folder and, told that it runs on Lambda, its libraries too. A process of
    // its own keeps both settings away from this one.
    const unpacked = spawnSync(process.execPath, ['-e', program], {
      encoding: 'utf8',
      env: { ...process.env, TMPDIR: UNPACKED, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
    })
    if (unpacked.status !== 0) throw new Error(`Chromium could not be unpacked: ${unpacked.stderr}`)
    return resolve(UNPACKED, 'chromium')
  } finally {
    await release()
  }
}
