import { readFileSync } from 'node:fs'
import { freePort } from '@/infra/freePort'
import { compareRates, rate } from './rate'
import { serve, startCountedDatabase } from './startSeededSite'

/**
 * `npm run bench:metrics`: what metrics cost. Two servers on one invented directory are asked in turn, one of which has
 * METRICS_PORT and is read every five seconds, three times as often as is usual; both write their access log, as by
 * default. Prints the ratio of answers to a second of the server's processor time, which other work on the machine
 * changes less than the answers a second; ends with 1 where one is less than 0.98. Linux only.
 */
const ROWS = 20_000
const ROUNDS = 21
const SECONDS = 2
const SCRAPE_MS = 5_000
const RATIO_MIN = 0.98
/** Of a clock tick in /proc; a constant of Linux. */
const TICK_SECONDS = 0.01

/** User and system time since its start. */
function processorSeconds(pid: number): number {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13) ?? []
  return (Number(user) + Number(system)) * TICK_SECONDS
}

const database = await startCountedDatabase(ROWS)
const port = await freePort('127.0.0.1', 0)
const plain = await serve(database, '1', { LOG_LEVEL: 'info' })
const metered = await serve(database, '1', { LOG_LEVEL: 'info', METRICS_PORT: String(port) })
const scrapes = setInterval(
  () => void fetch(`http://127.0.0.1:${port}/metrics`).then((answer) => answer.arrayBuffer()),
  SCRAPE_MS,
)
const measure: typeof rate = async (site, load) => {
  const { pid } = site === plain.site ? plain : metered
  const before = processorSeconds(pid)
  const answers = (await rate(site, load)) * SECONDS
  return answers / (processorSeconds(pid) - before)
}
try {
  const ratios = await compareRates(metered.site, plain.site, { rounds: ROUNDS, seconds: SECONDS, measure })
  process.exitCode = ratios.some((ratio) => ratio < RATIO_MIN) ? 1 : 0
} finally {
  clearInterval(scrapes)
  await metered.stop()
  await plain.stop()
  await database.stop()
}
