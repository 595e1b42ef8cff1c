import { parseArgs } from 'node:util'
import { residentMb } from './memoryOf'
import { measureRates } from './pages/measureRates'
import { measureSizes } from './pages/measureSizes'
import { startDemo } from './startDemo'
import { startSeededSite } from './startSeededSite'

/**
 * `npm run bench:pages`: what public pages cost, against the demo as it is built, or with `--rows` against the
 * production server on an invented directory of so many restaurants. Prints how often a second a page is sent that is
 * kept, and one that has to be made, next to a static file of the same process; how many bytes a page's HTML, scripts,
 * styles and type are; and the server's memory before and after 100,000 different addresses. Ends with 1 where a kept
 * page is sent less than half as often as the static file, where the HTML or the type of one is more than it may be, or
 * where memory has no bound.
 */
const { values } = parseArgs({ options: { rows: { type: 'string' } } })
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
/** The offline page reads nothing: what every page costs next to its own part. Of the others one each is measured. */
const MADE = ['/offline', '/', '/regions?province=서울특별시&district=마포구', '/restaurants/1'].map(encodeURI)
/** Different addresses: pages, which are made one after another, and answers of the API, which are quick to make. */
const PAGE_ADDRESSES = 5_000
const API_ADDRESSES = 95_000
/** The pages that are kept take 64 MB; the rest is what collecting garbage leaves behind. */
const GROWTH_MAX_MB = 300

const server = values.rows ? await startSeededSite(Number(values.rows)) : await startDemo()
const isWithinBudget = await run().finally(() => server.stop())
process.exit(isWithinBudget ? 0 : 1)

async function run(): Promise<boolean> {
  const { site, pid } = server
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
  const rates = await measureRates(site, MADE)
  for (const { path, kept, made } of rates.pages)
    console.log(
      `${decodeURI(path)}: kept ${kept}/s = ${(kept / rates.file).toFixed(2)} × a static file (${rates.file}/s), ` +
        `made ${made}/s`,
    )
  const before = Math.round(residentMb(pid))
  await askForMany(site)
  const after = Math.round(residentMb(pid))
  console.log(`memory ${before} MB, after ${PAGE_ADDRESSES + API_ADDRESSES} different addresses ${after} MB`)
  return (
    [...large, ...typeset].length === 0 &&
    rates.pages.every(({ kept }) => kept >= rates.file / 2) &&
    after - before < GROWTH_MAX_MB
  )
}

/** Each address has to be made and pushes others out. */
async function askForMany(site: string): Promise<void> {
  const ask = async (amount: number, addressOf: (turn: number) => string): Promise<void> => {
    let next = 0
    const askOn = async (): Promise<void> => {
      while (next < amount) {
        const answer = await fetch(site + addressOf(next++))
        if (answer.status !== 200) throw new Error(`${answer.url} answered ${answer.status}`)
        await answer.arrayBuffer()
      }
    }
    await Promise.all(Array.from({ length: 8 }, askOn))
  }
  await ask(PAGE_ADDRESSES, (turn) => `/about?n=${turn}`)
  await ask(API_ADDRESSES, (turn) => `/api/v1/restaurants?size=1&per_head_max=${10_000 + turn}`)
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1024)} KB`
}
