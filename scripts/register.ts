import { parseArgs } from 'node:util'
import { boot } from '@/boot'
import { importRegister } from '@/import/apply/register/importRegister'
import { openFile } from '@/import/format/openFile'
import type { RowSource } from '@/import/format/sheetRow'
import { ImportFileError } from '@/import/importFileError'
import { describeFault } from '@/messages/importFaults'
import { printRegisterReport, REGISTER_USAGE } from '@/messages/registerReport'
import { runCommand, CommandError } from './runCommand'

/** Takes registers of licensed eating places in, one after the other, each whole or not at all. */
async function main(): Promise<number> {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} })
  if (positionals.length === 0) throw new CommandError(REGISTER_USAGE)
  const sources: RowSource[] = []
  for (const path of positionals) await openFile(path).then((source) => sources.push(source), tell)
  if (sources.length === 0) return 1
  let taken = 0
  const { pool, close } = await boot()
  try {
    for (const source of sources) {
      const report = await importRegister(pool, source, new Date()).catch(tell)
      if (!report) continue
      taken += 1
      console.log(printRegisterReport(report))
    }
  } finally {
    await close()
  }
  return taken === positionals.length ? 0 : 1
}

/** A file at fault is told and left out; the files beside it are not. */
function tell(error: unknown): void {
  if (!(error instanceof ImportFileError)) throw error
  console.error(describeFault(error.fault))
}

await runCommand(main)
