import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isBackupError, BACKUP_DESCRIPTION_MAX } from '@/domain/backup'
import { bootDatabase } from '@/infra/database/boot'
import { pool } from '@/infra/database/pool'
import { env } from '@/infra/env'
import { openFile, openStored, type OpenedArchive } from '@/infra/backup/openArchive'
import { appVersion, backupPlace, backupPlaces, backupStore } from '@/infra/backup/settings'
import { verifyBackup } from '@/infra/backup/verifyBackup'
import { describeBackupError } from '@/messages/backups'
import { BACKUP_MESSAGES, BACKUP_USAGE } from '@/messages/cli/backupCommands'
import { runBackup } from '@/server/backups/runBackup'
import { withStepBar } from './files/stepBar'
import { runCli, UsageError } from './runCli'

/** Without Payload and without migrations. */
async function backup(): Promise<void> {
  const { values } = parseArgs({
    options: {
      schema: { type: 'boolean', default: false },
      description: { type: 'string', default: '' },
      list: { type: 'boolean', default: false },
      verify: { type: 'string' },
    },
  })
  if (values.description.length > BACKUP_DESCRIPTION_MAX) throw new UsageError(BACKUP_USAGE)
  if (values.verify !== undefined) return verify(values.verify)
  if (values.list) return list()
  const { DATABASE_URL, DATABASE_OWNER_URL, DATA_DIR } = env()
  const booted = await bootDatabase({ databaseUrl: DATABASE_URL, ownerUrl: DATABASE_OWNER_URL, dataDir: DATA_DIR })
  const started = performance.now()
  try {
    const deps = { places: backupPlaces(), store: backupStore(), appVersion: appVersion() }
    const info = await withStepBar(process.stderr.isTTY, (onProgress) =>
      runBackup(pool(), deps, {
        type: values.schema ? 'schema' : 'full',
        now: new Date(),
        createdBy: null,
        description: values.description,
        onProgress,
      }),
    )
    console.log(BACKUP_MESSAGES.made(info, backupPlace(), (performance.now() - started) / 1000))
  } finally {
    await booted.close()
  }
}

async function list(): Promise<void> {
  const stored = await backupStore().list()
  console.log(stored.length ? stored.map(BACKUP_MESSAGES.listed).join('\n') : BACKUP_MESSAGES.none)
}

async function verify(asked: string): Promise<void> {
  const opened = await openAsked(asked)
  const { rows, files, wholeFile } = await withStepBar(process.stderr.isTTY, (onProgress) =>
    verifyBackup(opened, { onProgress }),
  )
  console.log(BACKUP_MESSAGES.verified(opened.name, rows, files, wholeFile))
}

const openAsked = (asked: string): Promise<OpenedArchive> =>
  existsSync(asked) ? openFile(asked) : openStored(backupStore(), asked)

await runCli(backup, (error) => (isBackupError(error) ? describeBackupError(error) : null))
