import { AwsClient } from 'aws4fetch'
import { BackupError } from '@/domain/backup/errors'
import { errorCauses } from '@/infra/errorCauses'

export interface S3Settings {
  /** URL of the storage, without the bucket */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  prefix: string
}

interface Asked {
  method: string
  key?: string
  query?: Record<string, string>
  body?: Uint8Array | string
}

/** null if the object does not exist. @throws BackupError `storage-refused`, `storage-unreachable` */
export type AskS3 = (asked: Asked) => Promise<Response | null>

const RETRIES = 3

/** Signature Version 4, path-style URLs */
export function s3Client(settings: S3Settings): AskS3 {
  const { endpoint, bucket, prefix, ...keys } = settings
  const client = new AwsClient({ ...keys, service: 's3', retries: RETRIES })
  return async ({ method, key, query = {}, body }) => {
    const url = new URL(`${endpoint.replace(/\/$/, '')}/${bucket}${key === undefined ? '' : `/${prefix}${key}`}`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const response = await client
      .fetch(url.href, { method, ...(body !== undefined && { body: body as BodyInit }) })
      .catch((error: unknown) => {
        const reason = errorCauses(error).at(-1)?.message ?? ''
        throw new BackupError('storage-unreachable', { storage: url.host, reason }, { cause: error })
      })
    if (response.ok) return response
    const code = /<Code>([^<]*)/.exec(await response.text())?.[1] ?? ''
    if (response.status === 404 && code !== 'NoSuchBucket') return null
    const request = [method, key ?? bucket, ...Object.keys(query)].join(' ')
    throw new BackupError('storage-refused', { request, answer: `${response.status} ${code}`.trim() })
  }
}

/** Only for texts without markup, such as keys. */
export const elementsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text]) => text ?? '')
