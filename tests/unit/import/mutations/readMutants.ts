import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { openFile } from '@/import/extract/openFile'
import { ImportFileError } from '@/import/source/errors'
import { readFile as readExpenses } from '@/import/transform/readFile'
import { describeFileError } from '@/messages/cli/fileErrors'

/**
 * Reads the files of a folder one after the other in this process and reports, as JSON on the last line, how each
 * ended, the longest processor time and the most memory.
 */
export interface MutantReport {
  files: number
  readings: number
  faults: Record<string, number>
  /** files that were neither read nor rejected with a message */
  broken: string[]
  slowest: { ms: number; name: string }
  /** the peak memory of the whole process */
  peakMb: number
}

const TODAY = '2024-12-31'

async function main(folder: string): Promise<void> {
  const report: MutantReport = {
    files: 0,
    readings: 0,
    faults: {},
    broken: [],
    slowest: { ms: 0, name: '' },
    peakMb: 0,
  }
  for (const name of readdirSync(folder).sort()) await read(report, join(folder, name), name)
  report.peakMb = peakMb()
  process.stdout.write(`${JSON.stringify(report)}\n`)
}

/** `maxRSS` includes what the parent used before the fork; Linux also has the peak since the program started. */
function peakMb(): number {
  const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : ''
  const kilobytes = /VmHWM:\s*(\d+)/.exec(status)?.[1] ?? process.resourceUsage().maxRSS
  return Math.round(Number(kilobytes) / 1024)
}

async function read(report: MutantReport, path: string, name: string): Promise<void> {
  const start = process.cpuUsage()
  report.files += 1
  try {
    for await (const readings of readExpenses(await openFile(path), TODAY)) void readings
    report.readings += 1
  } catch (error) {
    if (error instanceof ImportFileError && describeFileError(error.fileError).length > 20)
      report.faults[error.fileError.code] = (report.faults[error.fileError.code] ?? 0) + 1
    else report.broken.push(`${name}: ${error instanceof Error ? error.stack : String(error)}`)
  }
  const { user, system } = process.cpuUsage(start)
  const ms = Math.round((user + system) / 1000)
  if (ms > report.slowest.ms) report.slowest = { ms, name }
}

process.on('unhandledRejection', (error) => {
  process.stdout.write(`${JSON.stringify({ broken: [`unhandled: ${String(error)}`] })}\n`)
  process.exit(1)
})
await main(process.argv[2] ?? '.')
