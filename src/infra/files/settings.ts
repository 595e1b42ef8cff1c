import type { StorageName } from '@/domain/storage'
import { env } from '../env'
import { diskFiles } from './diskFiles'
import type { FileStore } from './fileStore'
import { REQUEST_POLICY, type RetryPolicy, type S3Settings } from './s3Client'
import { s3Files } from './s3Files'

/** null without a bucket */
export function s3Settings(name: StorageName): S3Settings | null {
  const settings = env()
  const bucket = settings[`${name}_BUCKET`]
  if (!bucket) return null
  return {
    name,
    endpoint: settings[`${name}_ENDPOINT`] ?? '',
    bucket,
    region: settings[`${name}_REGION`],
    accessKeyId: settings[`${name}_ACCESS_KEY_ID`] ?? '',
    secretAccessKey: settings[`${name}_SECRET_ACCESS_KEY`] ?? '',
    prefix: settings[`${name}_PREFIX`],
  }
}

/** Photographs, media and open data, by the settings. */
export function fileStore(policy: RetryPolicy = REQUEST_POLICY): FileStore {
  const s3 = s3Settings('FILES_S3')
  return s3 ? s3Files(s3, policy) : diskFiles(env().DATA_DIR)
}
