import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { databaseOwnerUrl } from '@/infra/database/pool'
import { env } from '@/infra/env'
import type { Places } from './leftovers'
import type { BackupStore } from './stores/backupStore'
import { diskStore } from './stores/diskStore'
import { s3Store } from './stores/s3Store'

const backupFolder = (): string => env().BACKUP_DIR ?? join(env().DATA_DIR, 'backups')

export function backupPlace(): string {
  const { BACKUP_S3_BUCKET, BACKUP_S3_ENDPOINT, BACKUP_S3_PREFIX } = env()
  return BACKUP_S3_BUCKET ? `${BACKUP_S3_ENDPOINT}/${BACKUP_S3_BUCKET}/${BACKUP_S3_PREFIX}` : backupFolder()
}

export function backupStore(): BackupStore {
  const settings = env()
  if (!settings.BACKUP_S3_BUCKET) return diskStore(backupFolder())
  return s3Store({
    endpoint: settings.BACKUP_S3_ENDPOINT ?? '',
    bucket: settings.BACKUP_S3_BUCKET,
    region: settings.BACKUP_S3_REGION,
    accessKeyId: settings.BACKUP_S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: settings.BACKUP_S3_SECRET_ACCESS_KEY ?? '',
    prefix: settings.BACKUP_S3_PREFIX,
  })
}

export function backupPlaces(): Places {
  const { DATA_DIR } = env()
  return {
    url: databaseOwnerUrl(),
    dataDir: DATA_DIR,
    folders: [
      { name: 'photos', path: join(DATA_DIR, 'photos') },
      { name: 'media', path: join(DATA_DIR, 'media') },
    ],
  }
}

export function appVersion(): string {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  return version
}
