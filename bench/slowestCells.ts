import { parseArgs } from 'node:util'
import { parsePlace } from '@/domain/place/parse/parsePlace'
import { koreanDay } from '@/domain/koreanDay'
import { openFile } from '@/import/extract/openFile'
import { expandPaths } from '@/import/source/expandPaths'
import { readFile } from '@/import/transform/readFile'

/** How long the place reader takes for the slowest of all distinct place cells of some files or folders. */
const SLOWEST_MAX_MS = 5
const RUNS = 3

const { positionals } = parseArgs({ allowPositionals: true })
const cells = new Set<string>()
for (const file of (await expandPaths(positionals)).files) {
  try {
    for await (const rows of readFile(await openFile(file.path), koreanDay(new Date())))
      for (const { placeRaw } of rows) cells.add(placeRaw)
  } catch (error) {
    console.error(String(error))
  }
}

/** The least of some runs: waiting for a busy machine is not the cell's doing. */
function milliseconds(cell: string): number {
  const times = Array.from({ length: RUNS }, () => {
    const begin = performance.now()
    parsePlace(cell)
    return performance.now() - begin
  })
  return Math.min(...times)
}

const taken = [...cells].map((cell) => ({ cell, ms: milliseconds(cell) })).sort((a, b) => b.ms - a.ms)
const [slowest] = taken
console.log(`${taken.length} distinct cells, ${taken.reduce((sum, { ms }) => sum + ms, 0).toFixed(0)} ms in all`)
for (const { cell, ms } of taken.slice(0, 10)) console.log(`${ms.toFixed(3).padStart(8)} ms  ${cell.slice(0, 60)}`)
if ((slowest?.ms ?? 0) > SLOWEST_MAX_MS) {
  console.error(`over the bar: no cell may take more than ${SLOWEST_MAX_MS} ms`)
  process.exitCode = 1
}
