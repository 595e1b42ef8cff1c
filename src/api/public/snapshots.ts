import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { Readable } from 'node:stream'
import { parseByteRange } from '@/contract/headers'
import {
  OPEN_DATA_TABLES,
  type Snapshot,
  type SnapshotFile,
  snapshotFileName,
  snapshotListSchema,
  SNAPSHOTS_PATH,
} from '@/domain/openData'
import { type SnapshotStore, snapshotStore } from '@/infra/snapshotStore'
import { API_RESPONSES } from '@/messages/apiResponses'
import { hasEtag, jsonWithEtag } from '../http/jsonWithEtag'
import { errorResponse, looseOperation, publicReadOperation } from '../http/operations'
import { sendError } from '../http/sendError'

const list = createRoute({
  path: SNAPSHOTS_PATH,
  ...publicReadOperation('listSnapshots', snapshotListSchema),
  request: { query: z.strictObject({}) },
})

const PACKED = { 'application/gzip': { schema: z.string().meta({ format: 'binary' }) } }

const file = createRoute({
  method: 'get',
  path: `${SNAPSHOTS_PATH}/{date}/{file}`,
  ...looseOperation('downloadSnapshot', {
    200: { description: API_RESPONSES.packedCsv, content: PACKED },
    206: { description: API_RESPONSES.partOfFile, content: PACKED },
    304: { description: API_RESPONSES.notModified },
    404: errorResponse(API_RESPONSES.nothingThere),
    416: { description: API_RESPONSES.noSuchPart },
  }),
  request: {
    params: z.object({ date: z.iso.date(), file: z.enum(OPEN_DATA_TABLES.map(snapshotFileName)) }),
    query: z.strictObject({}),
  },
})

/** A dated file never changes. */
const CACHE_CONTROL = 'public, max-age=86400'

function sendFile(
  c: Context,
  store: SnapshotStore,
  { date }: Snapshot,
  { name, bytes, sha256 }: SnapshotFile,
): Response {
  const etag = `"${sha256}"`
  const headers = {
    'Content-Type': 'application/gzip',
    'Content-Disposition': `attachment; filename="gonggong-bapsang-${date}-${name}"`,
    'Accept-Ranges': 'bytes',
    'Cache-Control': CACHE_CONTROL,
    ETag: etag,
    'Repr-Digest': `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`,
  }
  if (hasEtag(c, sha256)) return c.body(null, 304, headers)
  const condition = c.req.header('If-Range')
  const isSame = condition === undefined || condition.trim() === etag
  const range = isSame ? parseByteRange(c.req.header('Range'), bytes) : null
  if (range === 'unsatisfiable') return c.body(null, 416, { ...headers, 'Content-Range': `bytes */${bytes}` })
  const part = range ?? { start: 0, end: bytes - 1 }
  const sent = {
    ...headers,
    'Content-Length': String(part.end - part.start + 1),
    ...(range && { 'Content-Range': `bytes ${part.start}-${part.end}/${bytes}` }),
  }
  const status = range ? 206 : 200
  // No reader of a HEAD response would ever close the file.
  if (c.req.method === 'HEAD') return c.body(null, status, sent)
  const body = Readable.toWeb(store.read(date, name, part)) as ReadableStream
  return c.body(body, status, sent)
}

export function snapshotsRead(app: OpenAPIHono, _sql: unknown, given?: SnapshotStore): void {
  // On request, because the folder is unknown when the API is described.
  const store = () => given ?? snapshotStore()
  app.openapi(list, async (c) => jsonWithEtag(c, { data: await store().list() }))
  app.openapi(file, async (c): Promise<Response> => {
    const { date, file: name } = c.req.valid('param')
    const snapshot = (await store().list()).find((one) => one.date === date)
    const found = snapshot?.files.find((one) => one.name === name)
    if (!snapshot || !found) return sendError(c, { code: 'record-not-found', params: {} })
    return sendFile(c, store(), snapshot, found)
  })
}
