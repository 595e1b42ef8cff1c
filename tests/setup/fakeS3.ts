import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Settings } from '@/infra/files/s3Client'

const BUCKET = 'bucket'
const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? '')
const errorOf = (code: string) => `<Error><Code>${code}</Code></Error>`

/** What the storage does instead of answering. */
interface Faults {
  /** requests that the key may not send, as method and query */
  denied: Set<string>
  /** answers parts of uploads with an error from this one on */
  brokenFromPart: number
  /** so many next requests get 503 */
  busy: number
  /** takes requests and says nothing */
  silent: boolean
  /** sends half of each object, then nothing more */
  stalls: boolean
  /** ends connections */
  offline: boolean
}

/** S3-compatible storage in memory, as far as we ask it; every request must be signed, with the sum of its body. */
export async function startFakeS3() {
  const objects = new Map<string, Buffer>()
  const times = new Map<string, Date>()
  const uploads = new Map<string, { key: string; parts: Map<number, Buffer>; startedAt: Date }>()
  const faults: Faults = {
    ...{ denied: new Set<string>(), brokenFromPart: Infinity },
    ...{ busy: 0, silent: false, stalls: false, offline: false },
  }
  const page = { size: 1_000 }
  const requests: string[] = []

  function listed(query: URLSearchParams): string {
    const prefix = query.get('prefix') ?? ''
    const isShallow = query.get('delimiter') === '/'
    const all = [...objects.keys()]
      .filter((key) => key.startsWith(prefix) && !(isShallow && key.slice(prefix.length).includes('/')))
      .sort()
    const from = Number(query.get('continuation-token') ?? 0)
    const contents = all.slice(from, from + page.size).map((key) => {
      const at = (times.get(key) ?? new Date()).toISOString()
      const size = objects.get(key)?.length ?? 0
      return `<Contents><Key>${escaped(key)}</Key><LastModified>${at}</LastModified><Size>${size}</Size></Contents>`
    })
    const next = from + page.size
    const token = next < all.length ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
    return `<ListBucketResult>${contents.join('')}${token}</ListBucketResult>`
  }

  function listedUploads(): string {
    const one = ([id, { key, startedAt }]: [string, { key: string; startedAt: Date }]) =>
      `<Upload><Key>${escaped(key)}</Key><UploadId>${id}</UploadId>` +
      `<Initiated>${startedAt.toISOString()}</Initiated></Upload>`
    return `<ListMultipartUploadsResult>${[...uploads].map(one).join('')}</ListMultipartUploadsResult>`
  }

  const put = (key: string, body: Buffer) => {
    objects.set(key, body)
    times.set(key, new Date())
  }

  function answerUpload(method: string, id: string, number: number, body: Buffer): [number, string, object?] {
    const upload = uploads.get(id)
    if (!upload) return [404, errorOf('NoSuchUpload')]
    if (method === 'DELETE') return [uploads.delete(id) ? 204 : 404, '']
    if (method === 'POST') {
      put(upload.key, Buffer.concat([...upload.parts].sort(([a], [b]) => a - b).map(([, part]) => part)))
      uploads.delete(id)
      return [200, '<CompleteMultipartUploadResult/>']
    }
    if (number >= faults.brokenFromPart) return [400, errorOf('NoRoom')]
    upload.parts.set(number, body)
    return [200, '', { ETag: `"${number}"` }]
  }

  function sendObject(request: IncomingMessage, response: ServerResponse, found: Buffer): void {
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    const sent = start === undefined ? found : found.subarray(Number(start), Number(end) + 1)
    response.writeHead(start === undefined ? 200 : 206, { 'Content-Length': sent.length })
    if (faults.stalls) response.write(sent.subarray(0, sent.length / 2))
    else response.end(sent)
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://localhost')
    const [query, method] = [url.searchParams, request.method ?? '']
    const key = decodeURIComponent(url.pathname.slice(BUCKET.length + 2))
    requests.push(`${method} ${key}`)
    const body = await buffer(request)
    const send = (status: number, text = '', headers: object = {}) =>
      response.writeHead(status, { ...headers }).end(text)
    if (faults.offline) return void request.socket.destroy()
    if (faults.silent) return
    if (faults.busy > 0) return void (send(503, errorOf('SlowDown')), faults.busy--)
    if (!/^AWS4-HMAC-SHA256 Credential=key\//.test(request.headers.authorization ?? '')) return void send(403)
    if (request.headers['x-amz-content-sha256'] !== createHash('sha256').update(body).digest('hex'))
      return void send(400, errorOf('XAmzContentSHA256Mismatch'))
    if (faults.denied.has(`${method} ${[...query.keys()].join()}`)) return void send(403, errorOf('AccessDenied'))
    if (method === 'POST' && query.has('uploads')) {
      const id = `upload-${uploads.size + 1}`
      uploads.set(id, { key, parts: new Map(), startedAt: new Date() })
      return void send(200, `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`)
    }
    const upload = query.get('uploadId')
    if (upload !== null) return void send(...answerUpload(method, upload, Number(query.get('partNumber')), body))
    if (key === '') return void send(200, query.has('uploads') ? listedUploads() : listed(query))
    const source = request.headers['x-amz-copy-source']
    if (typeof source === 'string') {
      const copied = objects.get(decodeURIComponent(source).slice(BUCKET.length + 2))
      if (!copied) return void send(404, errorOf('NoSuchKey'))
      put(key, copied)
      return void send(200, '<CopyObjectResult/>')
    }
    if (method === 'PUT') return void (put(key, body), send(200))
    if (method === 'DELETE') return void (objects.delete(key), send(204))
    const found = objects.get(key)
    if (found) sendObject(request, response, found)
    else send(404, errorOf('NoSuchKey'))
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const settings = (more: Partial<S3Settings> = {}): S3Settings => ({
    ...{ name: 'FILES_S3', endpoint, bucket: BUCKET, region: 'us-east-1', prefix: 'site/' },
    ...{ accessKeyId: 'key', secretAccessKey: 'secret' },
    ...more,
  })
  return {
    ...{ endpoint, objects, times, uploads, faults, page, requests, settings },
    /** The settings in the environment of a process. */
    environment: (name: 'FILES_S3' | 'BACKUP_S3') => ({
      [`${name}_ENDPOINT`]: endpoint,
      [`${name}_BUCKET`]: BUCKET,
      [`${name}_PREFIX`]: 'site/',
      [`${name}_ACCESS_KEY_ID`]: 'key',
      [`${name}_SECRET_ACCESS_KEY`]: 'secret',
    }),
    reset() {
      for (const held of [objects, times, uploads]) held.clear()
      Object.assign(faults, { brokenFromPart: Infinity, busy: 0, silent: false, stalls: false, offline: false })
      faults.denied.clear()
      page.size = 1_000
      requests.length = 0
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

export type FakeS3 = Awaited<ReturnType<typeof startFakeS3>>
