import { readFileSync, writeFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import Papa from 'papaparse'
import type { Pool } from 'pg'
import { importFile } from '@/import/load/importFile'
import { openFile } from '@/import/extract/openFile'
import { medianCopySeconds } from './copyBaseline'

/**
 * Imports published CSV files into a database that knows half of each: every second row first, then what is measured.
 * Prints rows a second next to PostgreSQL's own COPY of the visits that were made, and of all of them.
 * @param then the other rows, whose places are known in part, or the whole file, as a list is published that has grown
 * @param home a folder for the halves
 */
export async function importHalfKnown(
  pool: Pool,
  paths: readonly string[],
  then: 'others' | 'whole',
  home: string,
): Promise<void> {
  const files = paths.filter((path) => extname(path) === '.csv')
  for (const path of files) await take(pool, halfOf(path, 0, home))
  // A database that has been in use knows its sizes.
  await pool.query('VACUUM ANALYZE')
  const taken = []
  for (const path of files) taken.push(await measure(pool, then === 'whole' ? path : halfOf(path, 1, home), home))
  const total = taken.reduce(
    (sum, { rows, visits, seconds, copySeconds }) => ({
      rows: sum.rows + rows,
      visits: sum.visits + visits,
      seconds: sum.seconds + seconds,
      copySeconds: sum.copySeconds + copySeconds,
    }),
    { rows: 0, visits: 0, seconds: 0, copySeconds: 0 },
  )
  console.table(
    [...taken, { name: 'all', ...total }].map(({ name, rows, visits, seconds, copySeconds }) => ({
      file: name,
      rows,
      'rows/s': Math.round(rows / seconds),
      'COPY visits/s': Math.round(visits / copySeconds),
      'of COPY': (rows / seconds / (visits / copySeconds)).toFixed(3),
    })),
  )
}

/** A file with the header and every second row, from the first or from the second on. */
function halfOf(path: string, from: 0 | 1, home: string): string {
  const [header = [], ...rows] = Papa.parse<string[]>(readFileSync(path, 'utf8').replace(/^\ufeff/, '')).data
  const half = join(home, `${from}-${basename(path)}`)
  writeFileSync(half, `\ufeff${Papa.unparse([header, ...rows.filter((_, i) => i % 2 === from)])}\n`)
  return half
}

async function take(pool: Pool, path: string) {
  const begin = performance.now()
  const report = await importFile(pool, await openFile(path), new Date())
  return { report, seconds: (performance.now() - begin) / 1000 }
}

async function measure(pool: Pool, path: string, home: string) {
  const { report, seconds } = await take(pool, path)
  const { rowsRead, visitsMade, restaurantsNew, restaurantsMatched } = report
  console.log(`${basename(path)}: ${rowsRead} rows, ${restaurantsNew} restaurants new, ${restaurantsMatched} known`)
  const copySeconds = await medianCopySeconds(pool, report.batch, home)
  return { name: basename(path), rows: rowsRead, visits: visitsMade, seconds, copySeconds }
}
