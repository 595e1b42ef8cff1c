import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** S3-compatible storage in memory, as far as backups ask it; every request must be signed. */
export async function startFakeS3() {
  const objects = new Map<string, Buffer>()
  const uploads = new Map<string, { key: string; parts: Map<number, Buffer> }>()
  /** answers with an error from this part on */
  const broken = { fromPart: Infinity }
  /** requests that the key may not send, as method and query */
  const denied = new Set<string>()
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '', 'http://localhost')
      const key = decodeURIComponent(url.pathname.replace('/bucket', '').replace(/^\//, ''))
      const body = await buffer(request)
      const send = (status: number, text: string | Buffer = '', headers: Record<string, string> = {}) =>
        response.writeHead(status, headers).end(text)
      const uploadId = url.searchParams.get('uploadId')
      const upload = uploads.get(uploadId ?? '')
      if (!/^AWS4-HMAC-SHA256 Credential=key\//.test(request.headers.authorization ?? '')) return send(403)
      if (denied.has(`${request.method} ${[...url.searchParams.keys()].join()}`))
        return send(403, '<Error><Code>AccessDenied</Code></Error>')
      if (request.method === 'POST' && url.searchParams.has('uploads')) {
        const id = `upload-${uploads.size + 1}`
        uploads.set(id, { key, parts: new Map() })
        return send(200, `<X><UploadId>${id}</UploadId></X>`)
      }
      if (upload && uploadId) {
        if (request.method === 'DELETE') return send(uploads.delete(uploadId) ? 204 : 404)
        if (request.method === 'POST') {
          objects.set(upload.key, Buffer.concat([...upload.parts].sort(([a], [b]) => a - b).map(([, part]) => part)))
          uploads.delete(uploadId)
          return send(200, '<CompleteMultipartUploadResult/>')
        }
        const number = Number(url.searchParams.get('partNumber'))
        if (number >= broken.fromPart) return send(400, '<Error><Code>NoRoom</Code></Error>')
        upload.parts.set(number, body)
        return send(200, '', { ETag: `"${number}"` })
      }
      if (key === '' && url.searchParams.has('uploads'))
        return send(200, [...uploads].map(([id, one]) => `<Key>${one.key}</Key><UploadId>${id}</UploadId>`).join(''))
      if (key === '') return send(200, [...objects.keys()].map((one) => `<Key>${one}</Key>`).join(''))
      if (request.method === 'PUT') return send(objects.set(key, body) && 200)
      if (request.method === 'DELETE') return send(objects.delete(key) ? 204 : 204)
      const found = objects.get(key)
      return found
        ? send(200, request.method === 'HEAD' ? '' : found)
        : send(404, '<Error><Code>NoSuchKey</Code></Error>')
    })()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    uploads,
    broken,
    denied,
    close: () => new Promise((done) => server.close(done)),
  }
}
