import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { makeCertificate } from '../int/setup/nginx'

interface Answer {
  status?: number
  text?: string | Buffer
  headers?: Record<string, string>
}

/**
 * S3-compatible storage in memory that speaks TLS, as far as pgBackRest asks it: listings by folder, ranges, several
 * parts and the deletion of several objects.
 */
export async function startSecureS3() {
  const folder = mkdtempSync(join(tmpdir(), 'gonggong-s3-'))
  const { certificate, key } = makeCertificate(folder)
  const tls = { cert: readFileSync(certificate), key: readFileSync(key) }
  rmSync(folder, { recursive: true })
  const objects = new Map<string, { bytes: Buffer; at: Date }>()
  const uploads = new Map<string, Map<number, Buffer>>()

  function list(prefix: string, delimiter: string): string {
    const folders = new Set<string>()
    const found: string[] = []
    for (const [name, { bytes, at }] of objects) {
      if (!name.startsWith(prefix)) continue
      const end = delimiter ? name.indexOf(delimiter, prefix.length) : -1
      if (end >= 0) folders.add(name.slice(0, end + 1))
      else {
        const facts = `<LastModified>${at.toISOString()}</LastModified><Size>${bytes.length}</Size>`
        found.push(`<Contents><Key>${name}</Key>${facts}</Contents>`)
      }
    }
    const common = [...folders].map((one) => `<CommonPrefixes><Prefix>${one}</Prefix></CommonPrefixes>`)
    return `<ListBucketResult><IsTruncated>false</IsTruncated>${found.join('')}${common.join('')}</ListBucketResult>`
  }

  function read(name: string, range: string | undefined): Answer {
    const found = objects.get(name)
    if (!found) return { status: 404, text: '<Error><Code>NoSuchKey</Code></Error>' }
    const headers = { 'Last-Modified': found.at.toUTCString() }
    const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
    if (first === undefined) return { text: found.bytes, headers }
    return { status: 206, text: found.bytes.subarray(Number(first), last ? Number(last) + 1 : undefined), headers }
  }

  function answer({ method, url: target, headers }: IncomingMessage, body: Buffer): Answer {
    const url = new URL(target ?? '', 'https://s3')
    const name = decodeURIComponent(url.pathname).split('/').slice(2).join('/')
    const query = url.searchParams
    const upload = query.get('uploadId') ?? ''
    const store = (bytes: Buffer) => void objects.set(name, { bytes, at: new Date() })
    if (!headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) return { status: 403 }
    if (query.has('delete')) {
      for (const [, one = ''] of body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)) objects.delete(one)
      return { text: '<DeleteResult/>' }
    }
    if (query.has('uploads')) {
      const id = `upload-${uploads.size + 1}`
      uploads.set(id, new Map())
      return { text: `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>` }
    }
    if (method === 'PUT' && upload) {
      uploads.get(upload)?.set(Number(query.get('partNumber')), body)
      return { headers: { ETag: `"${query.get('partNumber')}"` } }
    }
    if (method === 'POST' && upload) {
      store(Buffer.concat([...(uploads.get(upload) ?? [])].sort(([a], [b]) => a - b).map(([, part]) => part)))
      return { text: '<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>' }
    }
    if (method === 'PUT') {
      store(body)
      return { headers: { ETag: '"whole"' } }
    }
    if (method === 'DELETE') {
      objects.delete(name)
      return { status: 204 }
    }
    if (name === '') return { text: list(query.get('prefix') ?? '', query.get('delimiter') ?? '') }
    return read(name, headers.range)
  }

  const server = createServer(tls, (request, response) => {
    void buffer(request).then((body) => {
      const { status = 200, text = '', headers = {} } = answer(request, body)
      const length = { 'Content-Length': String(Buffer.byteLength(text)) }
      response.writeHead(status, { ...length, ...headers }).end(request.method === 'HEAD' ? undefined : text)
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    port: (server.address() as AddressInfo).port,
    objects,
    close: () => {
      server.closeAllConnections()
      return new Promise((closed) => server.close(closed))
    },
  }
}
