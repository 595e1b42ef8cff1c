import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { databaseOwnerUrl } from '@/infra/database/pool'
import { env } from '@/infra/env'
import type { Places } from './leftovers'
import { diskFiles } from '@/infra/files/diskFiles'
import type { FileStore } from '@/infra/files/fileStore'
import { JOB_POLICY } from '@/infra/files/s3Client'
import { s3Files } from '@/infra/files/s3Files'
import { fileStore, s3Settings } from '@/infra/files/settings'
import { type BackupStore, backupStoreOf } from './backupStore'

function backupFiles(): FileStore {
  const s3 = s3Settings('BACKUP_S3')
  return s3 ? s3Files(s3, JOB_POLICY) : diskFiles(env().BACKUP_DIR ?? join(env().DATA_DIR, 'backups'))
}

export const backupPlace = (): string => backupFiles().placeOf()

export const backupStore = (): BackupStore => backupStoreOf(backupFiles())

export const backupPlaces = (): Places => ({ url: databaseOwnerUrl(), files: fileStore(JOB_POLICY) })

export function appVersion(): string {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  return version
}
