import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { type CheerioAPI, load } from 'cheerio'
import pRetry from 'p-retry'
import { StorageError, type StorageName } from '@/domain/storage'
import { waitTime } from '../env'
import { errorCauses } from '../errorCauses'

export interface S3Settings {
  name: StorageName
  /** URL of the storage, without the bucket */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  prefix: string
}

/** How long a caller waits for an answer to begin, and how often it asks again. */
export interface RetryPolicy {
  ms: number
  retries: number
}

/** A visitor waits. */
export const REQUEST_POLICY: RetryPolicy = { ms: 2_000, retries: 1 }
/** A job or a command waits. */
export const JOB_POLICY: RetryPolicy = { ms: 30_000, retries: 4 }

const BACKOFF = { minTimeout: 100, factor: 3, maxTimeout: 5_000, randomize: true }
/** Of bodies: slower connections are given up. */
const BYTES_PER_MS = 128

export interface S3Request {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  key?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Uint8Array
}

/** The storage's own fault: another attempt may succeed. */
class PassingError extends Error {
  override name = 'PassingError'
}

const TOO_MANY = 429

export interface S3Client {
  /** The body of the answer; null if there is no such object. `max`: in bytes */
  ask(asked: S3Request, max?: number): Promise<Buffer | null>
  xml(asked: S3Request): Promise<CheerioAPI>
  /** The body as it comes; a pause of its own length ends it with an error. */
  stream(asked: S3Request): Promise<Readable | null>
  /** Of what was put */
  etag(asked: S3Request): Promise<string>
}

const ANSWER_BYTES_MAX = 8 << 20

const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Signature Version 4, path-style URLs. Throws StorageError. */
export function s3Client(settings: S3Settings, { ms, retries }: RetryPolicy): S3Client {
  const { name, endpoint, bucket, prefix, region, accessKeyId, secretAccessKey } = settings
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  const base = `${endpoint.replace(/\/$/, '')}/${bucket}`
  const refused = ({ method, key, query = {} }: S3Request, answer: string) =>
    new StorageError('storage-refused', {
      settings: name,
      request: [method, key ?? bucket, ...Object.keys(query)].join(' '),
      answer,
    })

  function urlOf({ key, query = {} }: S3Request): string {
    const path = key === undefined ? '' : `/${`${prefix}${key}`.split('/').map(encoded).join('/')}`
    const search = Object.entries(query).map(([of, value]) => `${of}=${encoded(value)}`)
    return `${base}${path}${search.length ? `?${search.join('&')}` : ''}`
  }

  /** `take` reads the body within the time that it needs. */
  async function attempt<T>(asked: S3Request, take: (response: Response, cut: Cut) => Promise<T>): Promise<T | null> {
    const { method, headers = {}, body } = asked
    const cut = new Cut(waitTime(ms + (body?.length ?? 0) / BYTES_PER_MS))
    const answered = async (): Promise<T | null> => {
      const sum = createHash('sha256')
        .update(body ?? '')
        .digest('hex')
      const signed = { ...headers, 'X-Amz-Content-Sha256': sum }
      const sent = { method, ...(body && { body: body as BodyInit }), redirect: 'manual', signal: cut.signal } as const
      const { url, headers: all } = await client.sign(urlOf(asked), { ...sent, headers: signed })
      const response = await fetch(url, { ...sent, headers: all })
      cut.extend(waitTime(ms + Number(response.headers.get('Content-Length') ?? 0) / BYTES_PER_MS))
      if (response.ok) return take(response, cut)
      const code = load(await response.text(), { xml: true })('Code')
        .first()
        .text()
      if (response.status === 404 && code !== 'NoSuchBucket') return null
      const answer = `${response.status} ${code}`.trim()
      throw response.status >= 500 || response.status === TOO_MANY ? new PassingError(answer) : refused(asked, answer)
    }
    try {
      return await cut.orLater(answered())
    } finally {
      cut.end()
    }
  }

  async function send<T>(asked: S3Request, take: (response: Response, cut: Cut) => Promise<T>): Promise<T | null> {
    try {
      return await pRetry(
        // p-retry takes some TypeErrors, as fetch throws, for defects.
        () => attempt(asked, take).catch((error: unknown) => Promise.reject(namedError(error))),
        { ...BACKOFF, retries, shouldRetry: ({ error }) => !(error instanceof StorageError) },
      )
    } catch (error) {
      if (error instanceof PassingError) throw refused(asked, error.message)
      if (error instanceof StorageError) throw error
      throw unreachable(error)
    }
  }

  const namedError = (error: unknown): Error =>
    error instanceof StorageError || error instanceof PassingError
      ? error
      : new Error('no answer from the storage', { cause: error })

  const unreachable = (error: unknown): StorageError => {
    const reason = errorCauses(error).at(-1)?.message ?? ''
    return new StorageError('storage-unreachable', { settings: name, storage: new URL(endpoint).host, reason })
  }

  async function ask(asked: S3Request, max = ANSWER_BYTES_MAX): Promise<Buffer | null> {
    return send(asked, async (response) => {
      const chunks: Uint8Array[] = []
      let bytes = 0
      for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
        bytes += chunk.length
        if (bytes > max) throw refused(asked, `> ${max} bytes`)
        chunks.push(chunk)
      }
      return Buffer.concat(chunks, bytes)
    })
  }

  const xml = async (asked: S3Request) => load((await ask(asked))?.toString() ?? '', { xml: true })

  async function* chunksOf(body: ReadableStream<Uint8Array>, cut: Cut): AsyncGenerator<Uint8Array> {
    const reader = body.getReader()
    try {
      for (;;) {
        // Only while the storage is waited for, not while the caller takes its time.
        cut.extend(waitTime(ms))
        const { value, done } = await cut
          .orLater(reader.read())
          .catch((error: unknown) => Promise.reject(unreachable(error)))
        cut.end()
        if (done) return
        yield value
      }
    } finally {
      cut.end()
      reader.cancel().catch(() => undefined)
    }
  }

  return {
    ask,
    xml,
    stream: (asked) =>
      // oxlint-disable-next-line typescript/require-await -- the body is read later
      send(asked, async (response, cut) => {
        if (asked.headers?.Range !== undefined && response.status !== 206)
          throw refused(asked, `${response.status} Range`)
        const body = response.body as ReadableStream<Uint8Array> | null
        return body ? Readable.from(chunksOf(body, cut), { objectMode: false }) : Readable.from([])
      }),
    etag: async (asked) => (await send(asked, etagOf)) ?? '',
  }
}

// oxlint-disable-next-line typescript/require-await -- reads no body
const etagOf = async (response: Response): Promise<string> => response.headers.get('ETag') ?? ''

/** Ends a request after a time that can be set again. */
class Cut {
  private readonly controller = new AbortController()
  private timer: NodeJS.Timeout | undefined

  constructor(ms: number) {
    this.extend(ms)
  }

  get signal(): AbortSignal {
    return this.controller.signal
  }

  extend(ms: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.controller.abort(new Error(`no answer in ${Math.round(ms)} ms`)), ms)
  }

  end(): void {
    clearTimeout(this.timer)
  }

  /** Rejects when the time is over, even where fetch does not notice its signal. */
  orLater<T>(work: Promise<T>): Promise<T> {
    const { signal } = this.controller
    work.catch(() => undefined)
    return new Promise((resolve, reject) => {
      const stop = () => reject(signal.reason as Error)
      signal.addEventListener('abort', stop, { once: true })
      work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
    })
  }
}
