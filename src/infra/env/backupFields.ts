import { z } from 'zod'
import { blank, optional, word } from './fields'

export const backupFields = {
  /** By default below DATA_DIR. */
  BACKUP_DIR: optional(z.string()),
  /** S3-compatible storage instead of a folder. */
  BACKUP_S3_BUCKET: word('BACKUP_S3_BUCKET'),
  BACKUP_S3_ENDPOINT: optional(
    z.url({ protocol: /^https?$/, error: 'BACKUP_S3_ENDPOINT는 https:// 로 시작하는 주소여야 해요.' }),
  ),
  BACKUP_S3_REGION: z.preprocess(blank, z.string().default('us-east-1')),
  BACKUP_S3_ACCESS_KEY_ID: word('BACKUP_S3_ACCESS_KEY_ID'),
  BACKUP_S3_SECRET_ACCESS_KEY: word('BACKUP_S3_SECRET_ACCESS_KEY'),
  BACKUP_S3_PREFIX: z.preprocess(blank, z.string().default('')),
}

const NEEDED = ['BACKUP_S3_ENDPOINT', 'BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY'] as const

type BackupEnv = Partial<Record<(typeof NEEDED)[number] | 'BACKUP_S3_BUCKET', string | undefined>>

export function requireWholeBackupStorage(settings: BackupEnv, context: z.core.$RefinementCtx): void {
  if (!settings.BACKUP_S3_BUCKET) return
  for (const name of NEEDED)
    if (!settings[name])
      context.addIssue({ code: 'custom', path: [name], message: 'BACKUP_S3_BUCKET을 적으면 이것도 있어야 해요.' })
}
