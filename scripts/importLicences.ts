import { parseArgs } from 'node:util'
import { importLicences } from '@/import/load/licence/importLicences'
import { printLicenceReport, LICENCE_IMPORT_USAGE } from '@/messages/cli/importReport'
import { forEachFile } from './files/forEachFile'
import { withLazyDatabase } from './files/lazyDatabase'
import { createProgressBar } from './files/progressBar'
import { runCli, UsageError } from './runCli'

async function main(): Promise<number> {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} })
  if (positionals.length === 0) throw new UsageError(LICENCE_IMPORT_USAGE)
  const screen = await createProgressBar(process.stderr.isTTY)
  return withLazyDatabase({ asIs: false }, async (pool) => {
    const { rejected } = await forEachFile(positionals, screen, async (source, name) => {
      const report = await importLicences(await pool(), source, new Date())
      screen.say(printLicenceReport({ ...report, file: name }))
    })
    return rejected === 0 ? 0 : 1
  })
}

await runCli(main)
