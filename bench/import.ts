import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { onExitSignal } from '@/infra/exitHooks'
import { importFile } from '@/import/load/importFile'
import { openFile } from '@/import/extract/openFile'
import { startBenchDatabase } from './database'
import { medianCopySeconds } from './import/copyBaseline'
import { writeExpenses } from './import/generatedExpenses'
import { importHalfKnown } from './import/halfKnown'
import { watchMemory } from './import/memory'
import { profileReading } from './import/profileReading'

/**
 * Imports generated files into a throw-away database and compares them with PostgreSQL's own COPY of the same visits
 * into a table with the same columns and indexes, in the same run: first a file whose every place is new, then one of
 * known places. `--rows N` shrinks it (default 1,000,000; a fifth of it for the first import).
 * `--profile FILE…` reads files instead, without a database, and says where the time goes; `--half FILE…` imports
 * published CSV files into a database that knows half of their rows: the other half, or with `--whole` all of them.
 */
const FIRST_MIN = 0.04
const KNOWN_MIN = 0.1
const MEMORY_MAX_MB = 300

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rows: { type: 'string', default: '1000000' },
    profile: { type: 'boolean' },
    half: { type: 'boolean' },
    whole: { type: 'boolean' },
  },
})
if (values.profile) {
  await profileReading(positionals)
  process.exit(0)
}
const rows = Number(values.rows)
const first = Math.ceil(rows / 5)
const known = Math.ceil(rows * 0.06)

const home = mkdtempSync(join(tmpdir(), 'gonggong-bench-files-'))
onExitSignal(() => rmSync(home, { recursive: true, force: true }))
const database = await startBenchDatabase()
const { pool } = database
if (values.half) {
  await importHalfKnown(pool, positionals, values.whole ? 'whole' : 'others', home).finally(() => database.stop())
  process.exit(0)
}
try {
  // Idle is the booted process, before it has done anything; writing the files below streams.
  const memory = watchMemory()
  const newPlaces = join(home, 'first.csv')
  const knownPlaces = join(home, 'known.csv')
  await writeExpenses(newPlaces, { rows: first, places: first, seed: 1 })
  await writeExpenses(knownPlaces, { rows, places: known, seed: 2 })
  const taken = [await take(newPlaces, 'first import'), await take(knownPlaces, 'known places')]
  const { idleMb, peakMb } = memory.stop()
  const results = []
  for (const each of taken) results.push(await compare(each))
  console.table(
    results.map(({ name, rows, seconds, perSecond, copyPerSecond, ratio }) => ({
      import: name,
      rows,
      seconds: seconds.toFixed(1),
      'rows/s': Math.round(perSecond),
      'COPY rows/s': Math.round(copyPerSecond),
      'of COPY': ratio.toFixed(3),
    })),
  )
  console.log(`memory: idle ${idleMb.toFixed(0)} MB, peak ${(peakMb - idleMb).toFixed(0)} MB above it`)
  const [firstRatio = 0, knownRatio = 0] = results.map(({ ratio }) => ratio)
  if (firstRatio < FIRST_MIN || knownRatio < KNOWN_MIN || peakMb - idleMb > MEMORY_MAX_MB) {
    console.error(
      `under the bar: first ≥ ${FIRST_MIN}, known ≥ ${KNOWN_MIN} of COPY, memory ≤ ${MEMORY_MAX_MB} MB above idle`,
    )
    process.exitCode = 1
  }
} finally {
  await database.stop()
  rmSync(home, { recursive: true, force: true })
}

async function take(path: string, name: string) {
  const begin = performance.now()
  const report = await importFile(pool, await openFile(path), new Date())
  const seconds = (performance.now() - begin) / 1000
  if (report.rowsVisited !== report.rowsRead)
    throw new Error(`the generated file is not read as visits: ${JSON.stringify(report)}`)
  console.log(
    `${name}: ${report.rowsRead} rows, ${report.restaurantsNew} restaurants new, ${report.restaurantsMatched} known`,
  )
  return { name, seconds, report }
}

async function compare({ name, seconds, report }: Awaited<ReturnType<typeof take>>) {
  const copyPerSecond = report.visitsMade / (await medianCopySeconds(pool, report.batch, home))
  const perSecond = report.rowsRead / seconds
  return { name, rows: report.rowsRead, seconds, perSecond, copyPerSecond, ratio: perSecond / copyPerSecond }
}
