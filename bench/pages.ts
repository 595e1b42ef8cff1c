import { residentMb } from './memoryOf'
import { measureRates } from './pages/measureRates'
import { measureSizes } from './pages/measureSizes'
import { startDemo } from './startDemo'

/**
 * `npm run bench:pages`: what public pages cost, against the demo as it is built. Prints how often a second a page is
 * sent that is kept, and one that has to be made, beside a static file of the same process; how many bytes a page's
 * HTML, scripts, styles and type are; and the server's memory before and after many different addresses. Ends with 1
 * where a kept page is sent less than half as often as the static file, where the HTML or the type of one is more than
 * it may be, or where memory has no bound.
 */
const PAGES = [
  '/',
  '/restaurants',
  '/regions',
  '/map',
  '/restaurants/1',
  '/restaurants/1/rank',
  '/board',
  '/faq',
  '/terms',
  '/about',
]
/** How many kilobytes of HTML a page may be, uncompressed. */
const HTML_MAX_KB: Record<string, number> = { '/': 70, '/restaurants': 80, '/restaurants/1': 120, '/map': 60 }
/** How many kilobytes of the typeface a first visit may load. */
const FONTS_MAX_KB = 120
const ADDRESSES = 5_000
/** The pages that are kept take 64 MB; the rest is what collecting garbage leaves behind. */
const GROWTH_MAX_MB = 300

const demo = await startDemo()
const isWithinBudget = await run().finally(() => demo.stop())
process.exit(isWithinBudget ? 0 : 1)

async function run(): Promise<boolean> {
  const { site } = demo
  const sizes = await measureSizes(site, PAGES)
  for (const { path, html, br, js, css, fonts } of sizes)
    console.log(
      `${path}: HTML ${kilobytes(html)} (br ${kilobytes(br)}), type ${kilobytes(fonts)}, ` +
        `scripts ${kilobytes(js)} and styles ${kilobytes(css)} gzip`,
    )
  const large = sizes.filter(({ path, html }) => html > (HTML_MAX_KB[path] ?? Infinity) * 1024)
  for (const { path } of large) console.log(`${path}: more HTML than ${HTML_MAX_KB[path]} KB`)
  const typeset = sizes.filter(({ fonts }) => fonts > FONTS_MAX_KB * 1024)
  for (const { path } of typeset) console.log(`${path}: more type than ${FONTS_MAX_KB} KB`)
  const rates = await measureRates(site, ['/', '/restaurants', '/restaurants/1'])
  for (const { path, kept, made } of rates.pages)
    console.log(
      `${path}: kept ${kept}/s = ${(kept / rates.file).toFixed(2)} × a static file (${rates.file}/s), made ${made}/s`,
    )
  const before = Math.round(residentMb(demo.pid))
  await askForMany(site)
  const after = Math.round(residentMb(demo.pid))
  console.log(`memory ${before} MB, after ${ADDRESSES} different addresses ${after} MB`)
  return (
    [...large, ...typeset].length === 0 &&
    rates.pages.every(({ kept }) => kept >= rates.file / 2) &&
    after - before < GROWTH_MAX_MB
  )
}

/** Different addresses of one page; each has to be made and pushes others out. */
async function askForMany(site: string): Promise<void> {
  let next = 0
  const ask = async (): Promise<void> => {
    while (next < ADDRESSES) await (await fetch(`${site}/about?n=${next++}`)).arrayBuffer()
  }
  await Promise.all(Array.from({ length: 8 }, ask))
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1024)} KB`
}
