import { AwsClient } from 'aws4fetch'

export interface S3Settings {
  /** URL of the storage, without the bucket */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  prefix: string
}

export class S3Error extends Error {
  override name = 'S3Error'
  constructor(
    readonly status: number,
    method: string,
    key: string,
    answer: string,
  ) {
    super(`${method} ${key}: ${status} ${/<Code>([^<]*)/.exec(answer)?.[1] ?? ''}`)
  }
}

interface Asked {
  method: string
  key?: string
  query?: Record<string, string>
  body?: Uint8Array | string
}

/** null if the object does not exist. @throws S3Error */
export type AskS3 = (asked: Asked) => Promise<Response | null>

const RETRIES = 3

/** Signature Version 4, path-style URLs */
export function s3Client(settings: S3Settings): AskS3 {
  const { endpoint, bucket, prefix, ...keys } = settings
  const client = new AwsClient({ ...keys, service: 's3', retries: RETRIES })
  return async ({ method, key, query = {}, body }) => {
    const url = new URL(`${endpoint.replace(/\/$/, '')}/${bucket}${key === undefined ? '' : `/${prefix}${key}`}`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const response = await client.fetch(url.href, {
      method,
      ...(body !== undefined && { body: body as BodyInit }),
    })
    if (response.ok) return response
    const answer = await response.text()
    if (response.status === 404) return null
    throw new S3Error(response.status, method, key ?? '', answer)
  }
}

/** Only for texts without markup, such as keys. */
export const elementsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text]) => text ?? '')
