import { parseArgs } from 'node:util'
import { LIST_PAGE_SIZE } from '@/domain/directory/directory'
import { type Queryable, transaction } from '@/infra/database/pool'
import { withPreparedStatements } from '@/infra/database/statements'
import { refreshStaleAgencies } from '@/server/agencyFigures/refreshAgencies'
import { readRestaurant } from '@/server/directory/readRestaurant'
import { refreshStatistics } from '@/server/statistics/refreshStatistics'
import { explaining } from './explaining'
import { median } from './median'
import { addCollection } from './reads/collection'
import { FILE_READS } from './reads/fileReads'
import { PAGE_READS } from './reads/pageReads'
import { drawSamples } from './reads/sample'
import { startSeededDatabase } from './seededDatabase'

/**
 * `npm run bench:reads`: what each list, page part, feed and file costs next to a read by key (a restaurant with all
 * that its page shows) through the same pool, at `--rows` restaurants and `--visits` visits. Answers that are kept for
 * a minute are read again each time. A page counts as it is; of a file the beginning counts, with what is read before
 * its first byte, for each 20 rows of its first block. With `--explain` also how each statement was carried out. Ends
 * with 1 where one takes more than five times as long.
 */
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '200000' },
    visits: { type: 'string', default: '3000000' },
    samples: { type: 'string', default: '40' },
    explain: { type: 'boolean', default: false },
  },
})
const LIMIT = 5

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0

/** The same connections by another name: what is kept in memory is kept by name, so that nothing is found there. */
const withoutMemory = (sql: Queryable): Queryable => ({ query: (text, given) => sql.query(text, given) })

const database = await startSeededDatabase(Number(values.rows), Number(values.visits))
let isWithin = true
try {
  await transaction(database.pool, refreshStatistics)
  await refreshStaleAgencies(database.pool)
  const samples = await drawSamples(database.pool, Number(values.samples))
  const ids = samples.slice(0, LIST_PAGE_SIZE).map(({ id }) => id)
  await addCollection(database.pool, ids)
  await database.pool.query('VACUUM ANALYZE')
  const sql = withPreparedStatements(database.pool)
  for (const { name, run } of [...PAGE_READS, ...FILE_READS]) {
    const [wholes, times, keys]: [number[], number[], number[]] = [[], [], []]
    for (const sample of samples) {
      const rows = (await run(withoutMemory(sql), sample, ids)) ?? LIST_PAGE_SIZE
      const whole = await median(() => run(withoutMemory(sql), sample, ids))
      wholes.push(whole)
      times.push(whole / Math.max(1, rows / LIST_PAGE_SIZE))
      // Between the reads, so that both meet the same machine.
      keys.push(await median(() => readRestaurant(sql, sample.id)))
    }
    const [time, key] = [middle(times), middle(keys)]
    const ratio = time / key
    isWithin &&= ratio <= LIMIT
    console.log(
      `${name.padEnd(40)} ${time.toFixed(2).padStart(8)} ms, slowest ${Math.max(...times).toFixed(1)} ms, ` +
        `${ratio.toFixed(2)} × a read by key (${key.toFixed(2)} ms); as a whole ${middle(wholes).toFixed(1)} ms, ` +
        `slowest ${Math.max(...wholes).toFixed(1)} ms${ratio > LIMIT ? ', over the limit' : ''}`,
    )
    const [sample] = samples
    if (values.explain && sample) await run(explaining(database.pool, console.log), sample, ids)
  }
} finally {
  await database.stop()
}
process.exit(isWithin ? 0 : 1)
