import { parseArgs } from 'node:util'
import type { Pool } from 'pg'
import type { OtherListKind } from '@/domain/expense/fileErrors'
import { importFile, dryRunImport } from '@/import/load/importFile'
import { undoBatch, UndoRefusedError } from '@/import/load/undoBatch'
import { withFormatWords } from '@/import/header/withFormatWords'
import { loadWords, readPlaceWords, readFormatWords } from '@/jobs/uploads/storedWords'
import { SchemaOutdatedError } from '@/boot'
import { IMPORT_MESSAGES, IMPORT_USAGE } from '@/messages/cli/importCommands'
import { printImportReport, printImportTotal } from '@/messages/cli/importReport'
import { acceptedLists } from './files/acceptedLists'
import { forEachFile } from './files/forEachFile'
import { withLazyDatabase } from './files/lazyDatabase'
import { createProgressBar } from './files/progressBar'
import { runCli, UsageError } from './runCli'

const BATCH_MAX = 2 ** 31 - 1

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      undo: { type: 'string' },
      agency: { type: 'string' },
      accept: { type: 'string', multiple: true },
      'dry-run': { type: 'boolean' },
    },
  })
  // Without a separating `--`, npm consumes the option; honour it.
  const dryRun = values['dry-run'] ?? process.env.npm_config_dry_run === 'true'
  if (values.undo !== undefined) {
    if (positionals.length) throw new UsageError(IMPORT_MESSAGES.undoWithFiles)
    if (dryRun) throw new UsageError(IMPORT_MESSAGES.undoDryRun)
    const batch = Number(values.undo)
    if (!/^\d+$/.test(values.undo) || batch > BATCH_MAX)
      throw new UsageError(IMPORT_MESSAGES.undoNotNumber(values.undo))
    return withLazyDatabase({ asIs: false }, async (pool) => undo(await pool(), batch))
  }
  if (positionals.length === 0) throw new UsageError(IMPORT_USAGE)
  const lists = acceptedLists(values.accept)
  return withLazyDatabase({ asIs: dryRun }, (pool) =>
    importAll(pool, positionals, { agency: values.agency?.trim() || null, lists, dryRun }),
  )
}

interface ImportOptions {
  agency: string | null
  lists: OtherListKind[]
  dryRun: boolean
}

async function importAll(
  pool: () => Promise<Pool>,
  paths: string[],
  { agency, lists, dryRun }: ImportOptions,
): Promise<number> {
  const screen = await createProgressBar(process.stderr.isTTY)
  const take = dryRun ? dryRunImport : importFile
  let reported = ''
  const { taken, rejected } = await forEachFile(paths, screen, async (source, name) => {
    const database = await pool()
    const accepted = { ...source, acceptedLists: lists }
    const worded = withFormatWords(accepted, await readFormatWords(database, 'visits'))
    const words = await loadWords(database, await readPlaceWords(database))
    const report = await take(database, worded, new Date(), agency, { words })
    screen.say(`${reported}${printImportReport({ ...report, file: name }, dryRun)}`)
    reported = '\n'
    return report
  })
  if (taken.length + rejected > 1) console.log(`${reported}${printImportTotal(taken, rejected, dryRun)}`)
  return rejected === 0 ? 0 : 1
}

async function undo(pool: Pool, batch: number): Promise<number> {
  const { file, visits, keptCount } = await undoBatch(pool, batch, new Date())
  console.log(IMPORT_MESSAGES.undone(file, batch, visits, keptCount))
  return 0
}

await runCli(main, (error) => {
  if (error instanceof SchemaOutdatedError) return IMPORT_MESSAGES.schemaBehind
  if (!(error instanceof UndoRefusedError)) return null
  return error.code === 'unknown' ? IMPORT_MESSAGES.undoUnknown(error.batch) : IMPORT_MESSAGES.undoAlready(error.batch)
})
