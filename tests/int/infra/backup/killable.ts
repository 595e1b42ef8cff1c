import { join } from 'node:path'
import type { BackupProgress } from '@/domain/backup'
import { createBackup } from '@/infra/backup/createBackup'
import { openStored } from '@/infra/backup/openArchive'
import { restoreLive } from '@/infra/backup/restoreBackup'
import { backupStoreOf } from '@/infra/backup/backupStore'
import { diskFiles } from '@/infra/files/diskFiles'
import { log } from '@/infra/log'
import { RESTORED_SCHEMA } from '@/schema/migrate'

/**
 * A backup or a restore that tells on standard output where it is, to be killed:
 * `tsx killable.ts backup|restore URL DATA_DIR [NAME]`.
 */
async function main(): Promise<void> {
  const [, , what, url = '', dataDir = '', name = ''] = process.argv
  log.level = 'silent'
  const files = diskFiles(dataDir)
  const store = backupStoreOf(diskFiles(join(dataDir, 'backups')))
  const onProgress = ({ step }: BackupProgress) => console.log(step)
  console.log('start')
  if (what === 'backup')
    await createBackup({ url, store, files, type: 'full', appVersion: '0', now: new Date(), onProgress })
  else
    await restoreLive({
      places: { url, files },
      opened: await openStored(store, name),
      schema: RESTORED_SCHEMA,
      now: new Date(),
      prepare: (_urls, _report, switchOver) => switchOver(),
      onProgress,
    })
  console.log('done')
  process.exit(0)
}

void main()
