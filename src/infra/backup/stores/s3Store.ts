import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { isBackupName, BackupError, isBackupError } from '@/domain/backup'
import { log } from '@/infra/log'
import { errorCauses } from '@/infra/errorCauses'
import { type BackupInfo, backupInfoSchema, type BackupStore, byNewest } from './backupStore'

interface S3Settings {
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
type AskS3 = (asked: Asked) => Promise<Response | null>

const RETRIES = 3

/** Signature Version 4, path-style URLs */
function s3Client(settings: S3Settings): AskS3 {
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
const elementsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text]) => text ?? '')

const ARCHIVE = '.tar.gz'
const INFO = '.json'
/** Storages require at least 5 MB and allow 10,000 parts. */
const PART_BYTES = 16 << 20

/** Backups as objects in a bucket. An archive exists once its upload completes; its description follows. */
export function s3Store(settings: S3Settings): BackupStore {
  const ask = s3Client(settings)
  const keyOf = (name: string, ending: string): string => {
    if (!isBackupName(name)) throw new BackupError('backup-not-found', { name })
    return `${name}${ending}`
  }
  const find = async (name: string): Promise<BackupInfo | null> => {
    const [info, archive] = await Promise.all([
      ask({ method: 'GET', key: keyOf(name, INFO) }),
      ask({ method: 'HEAD', key: keyOf(name, ARCHIVE) }),
    ])
    if (!info || !archive) return null
    return backupInfoSchema.safeParse(await info.json().catch(() => null)).data ?? null
  }
  return {
    async put(name, archive, describe) {
      await putInParts(ask, keyOf(name, ARCHIVE), archive)
      const info = describe()
      await ask({ method: 'PUT', key: keyOf(name, INFO), body: JSON.stringify(info) })
      return info
    },
    async list() {
      const names = namesOf(await listKeys(ask, settings.prefix), INFO)
      const found = await Promise.all(names.map(find))
      return found.filter((info) => info !== null).sort(byNewest)
    },
    find,
    async read(name) {
      const answer = await ask({ method: 'GET', key: keyOf(name, ARCHIVE) })
      if (!answer?.body) throw new BackupError('backup-not-found', { name })
      return Readable.fromWeb(answer.body as ReadableStream)
    },
    async remove(name) {
      await ask({ method: 'DELETE', key: keyOf(name, INFO) })
      await ask({ method: 'DELETE', key: keyOf(name, ARCHIVE) })
    },
    async cleanUp() {
      const keys = await listKeys(ask, settings.prefix)
      const described = new Set(namesOf(keys, INFO))
      for (const name of namesOf(keys, ARCHIVE))
        if (!described.has(name)) await ask({ method: 'DELETE', key: keyOf(name, ARCHIVE) })
      // Not every key may list or abort uploads; a backup needs neither.
      await abortUploads(ask, settings.prefix).catch((error: unknown) => {
        if (!isBackupError(error) || error.code !== 'storage-refused') throw error
        log.warn({ err: error }, 'parts of interrupted uploads could not be looked up; they stay in the storage')
      })
    },
  }
}

const namesOf = (keys: readonly string[], ending: string): string[] =>
  keys
    .filter((key) => key.endsWith(ending))
    .map((key) => key.slice(0, -ending.length))
    .filter(isBackupName)

async function listKeys(ask: AskS3, prefix: string): Promise<string[]> {
  const keys: string[] = []
  for (let token: string | undefined; ;) {
    const query = { 'list-type': '2', prefix, ...(token !== undefined && { 'continuation-token': token }) }
    const xml = (await (await ask({ method: 'GET', query }))?.text()) ?? ''
    keys.push(...elementsOf(xml, 'Key').map((key) => key.slice(prefix.length)))
    token = elementsOf(xml, 'NextContinuationToken')[0]
    if (token === undefined) return keys
  }
}

/** Parts of an interrupted upload are stored, and charged, until it is aborted. */
async function abortUploads(ask: AskS3, prefix: string): Promise<void> {
  const xml = (await (await ask({ method: 'GET', query: { uploads: '', prefix } }))?.text()) ?? ''
  const keys = elementsOf(xml, 'Key').map((key) => key.slice(prefix.length))
  for (const [i, uploadId] of elementsOf(xml, 'UploadId').entries()) {
    const key = keys[i] ?? ''
    if (isBackupName(key.slice(0, -ARCHIVE.length))) await ask({ method: 'DELETE', key, query: { uploadId } })
  }
}

async function putInParts(ask: AskS3, key: string, source: AsyncIterable<Buffer>): Promise<void> {
  const begun = await (await ask({ method: 'POST', key, query: { uploads: '' } }))?.text()
  const [uploadId] = elementsOf(begun ?? '', 'UploadId')
  if (uploadId === undefined) throw new Error(`${key}: the storage began no upload`)
  try {
    const etags: string[] = []
    for await (const body of partsOf(source)) {
      const query = { partNumber: String(etags.length + 1), uploadId }
      const answer = await ask({ method: 'PUT', key, query, body })
      etags.push(answer?.headers.get('ETag') ?? '')
    }
    const parts = etags.map((etag, i) => `<Part><PartNumber>${i + 1}</PartNumber><ETag>${etag}</ETag></Part>`)
    const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`
    const ended = await (await ask({ method: 'POST', key, query: { uploadId }, body }))?.text()
    // This request returns 200 even on failure.
    if (!ended || /<Error>/.test(ended)) throw new Error(`${key}: the storage did not put the parts together`)
  } catch (error) {
    // The original error matters; remaining parts are removed by the next `cleanUp`.
    await ask({ method: 'DELETE', key, query: { uploadId } }).catch(() => null)
    throw error
  }
}

async function* partsOf(source: AsyncIterable<Buffer>): AsyncGenerator<Uint8Array> {
  let chunks: Buffer[] = []
  let held = 0
  for await (const chunk of source) {
    chunks.push(chunk)
    held += chunk.length
    if (held < PART_BYTES) continue
    yield Buffer.concat(chunks, held)
    chunks = []
    held = 0
  }
  yield Buffer.concat(chunks, held)
}
