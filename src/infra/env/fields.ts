import { josa } from 'es-hangul'
import { z } from 'zod'

export const blank = (value: unknown) => (value === '' ? undefined : value)
export const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blank, schema.optional())

export const integer = (wrong: string, min: number, max: number) =>
  z.coerce.number(wrong).int(wrong).min(min, wrong).max(max, wrong)

/** A single word, because others cannot be sent in a header or form. */
export const word = (name: string) =>
  optional(z.string().regex(/^[\x21-\x7e]+$/, `${josa(name, '은/는')} 빈칸 없는 영문자와 숫자여야 해요.`))

export const flag = (name: string) =>
  z.preprocess(
    blank,
    z
      .enum(['true', 'false'], `${josa(name, '은/는')} true나 false여야 해요.`)
      .default('false')
      .transform((value) => value === 'true'),
  )

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
