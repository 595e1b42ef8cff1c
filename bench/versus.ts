import { parseArgs } from 'node:util'
import { compareRates, ratePerProcessorSecond } from './rate'
import { startCheckout } from './startProcess'

/**
 * `npm run bench:versus -- FOLDER`: this checkout against another one that has its packages, such as an earlier commit.
 * Each serves an invented directory of `--rows` restaurants (20,000) as it is built. Prints the ratio of answers to a
 * second of the server's processor time, this one to the other, asked in turn; ends with 1 where one is less than 0.98.
 * Linux only.
 */
const { values, positionals } = parseArgs({
  options: { rows: { type: 'string', default: '20000' } },
  allowPositionals: true,
})
const RATIO_MIN = 0.98
const [folder = ''] = positionals
if (!folder) throw new Error('npm run bench:versus -- FOLDER')

const start = (checkout: string) => startCheckout(checkout, `startSeededSite(${Number(values.rows)})`)

const other = await start(folder)
const own = await start('.')
try {
  const ratios = await compareRates(own.site, other.site, { measure: ratePerProcessorSecond([own, other]) })
  process.exitCode = ratios.some((ratio) => ratio < RATIO_MIN) ? 1 : 0
} finally {
  await own.stop()
  await other.stop()
}
