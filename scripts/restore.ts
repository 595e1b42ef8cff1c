import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { boot } from '@/boot'
import { isBackupError } from '@/domain/backup'
import { openFile, openStored } from '@/infra/backup/openArchive'
import { restoreBeside } from '@/infra/backup/restoreBackup'
import { backupPlaces, backupStore } from '@/infra/backup/settings'
import { describeBackupError } from '@/messages/backups'
import { BACKUP_MESSAGES, RESTORE_USAGE } from '@/messages/cli/backupCommands'
import { RESTORED_SCHEMA as schema } from '@/schema/migrate'
import { runRestore } from '@/server/backups/runRestore'
import { withStepBar } from './files/stepBar'
import { runCli, UsageError } from './runCli'

/** Next to the live database, or in its place. */
async function restore(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { into: { type: 'string' }, 'yes-replace': { type: 'string' } },
  })
  const [asked, ...more] = positionals
  const confirmation = values['yes-replace']
  if (!asked || more.length || (values.into === undefined) === (confirmation === undefined))
    throw new UsageError(RESTORE_USAGE)
  const opened = await (existsSync(asked) ? openFile(asked) : openStored(backupStore(), asked))
  const booted = await boot({ migrating: false })
  try {
    const places = backupPlaces()
    const { into } = values
    const told = await withStepBar(process.stderr.isTTY, async (onProgress) => {
      if (into !== undefined) {
        const report = await restoreBeside({ places, opened, schema, onProgress }, into)
        return [report.migratedOn, BACKUP_MESSAGES.restored(into, report.tables, report.files, report.folder)] as const
      }
      const report = await runRestore({ places, schema }, opened, {
        confirmation: confirmation ?? '',
        now: new Date(),
        by: null,
        onProgress,
      })
      return [
        report.migratedOn,
        BACKUP_MESSAGES.replaced(report.aside, report.tables, report.files, report.carried),
      ] as const
    })
    const [migratedOn, report] = told
    if (migratedOn) console.log(BACKUP_MESSAGES.migratedOn(migratedOn))
    console.log(report)
  } finally {
    await booted.close()
  }
}

await runCli(restore, (error) => (isBackupError(error) ? describeBackupError(error) : null))
