import { freePort } from '@/infra/freePort'
import type { BenchDatabase } from './database'
import { middle } from './median'
import { compareRates, KINDS, ratePerProcessorSecond } from './rate'
import { serve, startCountedDatabase } from './startSeededSite'

/**
 * `npm run bench:metrics`: what metrics cost. Of two servers on one invented directory, asked in turn, one has
 * METRICS_PORT and is read every five seconds, three times as often as is usual; both write their access log, as by
 * default. Prints the ratio of answers to a second of the server's processor time. Two equal processes differ by up to
 * a twentieth, so there are several pairs. Ends with 1 where the middle of all is less than 0.98. Linux only.
 */
const ROWS = 20_000
const PAIRS = 5
const ROUNDS = 4
const SECONDS = 2
const SCRAPE_MS = 5_000
const RATIO_MIN = 0.98
const { 'kept pages': kept, 'restaurant made': made, 'API lists': lists, 'API records': records } = KINDS
const ASKED = { 'kept pages': kept, 'restaurant made': made, 'API lists': lists, 'API records': records }

/** The ratio of each kind, of one pair. */
async function comparePair(database: BenchDatabase): Promise<number[]> {
  const port = await freePort('127.0.0.1', 0)
  const plain = await serve(database, '1', { LOG_LEVEL: 'info' })
  const metered = await serve(database, '1', { LOG_LEVEL: 'info', METRICS_PORT: String(port) })
  const scrapes = setInterval(
    () => void fetch(`http://127.0.0.1:${port}/metrics`).then((answer) => answer.arrayBuffer()),
    SCRAPE_MS,
  )
  const measure = ratePerProcessorSecond([plain, metered])
  try {
    return await compareRates(metered.site, plain.site, { kinds: ASKED, rounds: ROUNDS, seconds: SECONDS, measure })
  } finally {
    clearInterval(scrapes)
    await metered.stop()
    await plain.stop()
  }
}

const database = await startCountedDatabase(ROWS)
try {
  const pairs: number[][] = []
  for (let pair = 0; pair < PAIRS; pair++) pairs.push(await comparePair(database))
  for (const [at, kind] of Object.keys(ASKED).entries()) {
    const ratio = middle(pairs.map((ratios) => ratios[at] ?? 0))
    console.log(`${kind}: ${ratio.toFixed(3)} × in the middle of ${PAIRS} pairs`)
    if (ratio < RATIO_MIN) process.exitCode = 1
  }
} finally {
  await database.stop()
}
