import { parseArgs } from 'node:util'
import type { Pool } from 'pg'
import { importFile } from '@/import/apply/importFile'
import { undoBatch, UndoRefused } from '@/import/apply/undoBatch'
import { openFile } from '@/import/format/openFile'
import { ImportFileError } from '@/import/importFileError'
import { boot } from '@/boot'
import { describeFault } from '@/messages/importFaults'
import { IMPORT_MESSAGES, IMPORT_USAGE, printImportReport } from '@/messages/importReport'
import { runCommand, CommandError } from './runCommand'

const BATCH_MAX = 2 ** 31 - 1

/** Takes expense files in one after the other, each whole or not at all; or takes one import back. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { undo: { type: 'string' }, agency: { type: 'string' } } })
  if (values.undo !== undefined) {
    if (positionals.length) throw new CommandError(IMPORT_MESSAGES.undoWithFiles)
    const batch = Number(values.undo)
    if (!/^\d+$/.test(values.undo) || batch > BATCH_MAX) throw new CommandError(IMPORT_MESSAGES.undoNotNumber(values.undo))
    return withDatabase((pool) => undo(pool, batch))
  }
  if (positionals.length === 0) throw new CommandError(IMPORT_USAGE)
  // A wrong name should not cost the start of a database.
  const opened = await Promise.all(positionals.map((path) => attempt(() => openFile(path))))
  const sources = opened.filter((source) => source !== null)
  const failed = opened.length - sources.length
  if (sources.length === 0) return 1
  return withDatabase(async (pool) => {
    let wrong = failed
    for (const source of sources) {
      const report = await attempt(() => importFile(pool, source, new Date(), values.agency?.trim() || null))
      if (report) console.log(printImportReport(report))
      else wrong += 1
    }
    return wrong === 0 ? 0 : 1
  })
}

async function undo(pool: Pool, batch: number): Promise<number> {
  const { file, visits } = await undoBatch(pool, batch, new Date())
  console.log(IMPORT_MESSAGES.undone(file, batch, visits))
  return 0
}

/** A file at fault is reported and left out; the files beside it are not. */
async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ImportFileError)) throw error
    console.error(describeFault(error.fault))
    return null
  }
}

async function withDatabase(work: (pool: Pool) => Promise<number>): Promise<number> {
  const { pool, close } = await boot()
  try {
    return await work(pool)
  } finally {
    await close()
  }
}

await runCommand(main, (error) => {
  if (!(error instanceof UndoRefused)) return null
  return error.code === 'unknown' ? IMPORT_MESSAGES.undoUnknown(error.batch) : IMPORT_MESSAGES.undoAlready(error.batch)
})
