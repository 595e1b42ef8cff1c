import { Readable } from 'node:stream'
import type { Context } from 'hono'
import { z } from 'zod'
import { parseByteRange } from '@/contract/headers'
import {
  OPEN_DATA_TABLES,
  type Snapshot,
  type SnapshotFile,
  snapshotFileName,
  snapshotListSchema,
} from '@/domain/openData'
import { type SnapshotStore, snapshotStore } from '@/infra/snapshotStore'
import { API_RESPONSES } from '@/messages/apiResponses'
import { hasEtag } from '../http/jsonWithEtag'
import { BINARY, NOTHING_THERE } from '../http/responses'
import { publicRoute } from '../http/route'
import { sendError } from '../http/sendError'

const content = { 'application/gzip': { schema: BINARY } }

/** A dated file never changes. */
const CACHE_CONTROL = 'public, max-age=86400'

async function sendFile(
  c: Context,
  store: SnapshotStore,
  { date }: Snapshot,
  { name, bytes, sha256 }: SnapshotFile,
): Promise<Response> {
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
  const stored = await store.read(date, name, part)
  if (!stored) return sendError(c, { code: 'record-not-found', params: {} })
  return c.body(Readable.toWeb(stored) as ReadableStream, status, sent)
}

export const snapshotReads = [
  publicRoute({
    at: 'GET /api/v1/snapshots',
    access: 'view restaurants',
    operation: { id: 'listSnapshots', tag: 'openData', summary: '달마다 만든 전체 자료의 목록을 읽어요.' },
    request: { query: z.strictObject({}) },
    answer: snapshotListSchema,
    run: async ({ snapshots = snapshotStore() }) => ({ data: await snapshots.list() }),
  }),
  publicRoute({
    at: 'GET /api/v1/snapshots/{date}/{file}',
    access: 'view restaurants',
    operation: { id: 'downloadSnapshot', tag: 'openData', summary: '전체 자료의 파일을 내려받아요.' },
    description: 'ETag는 파일의 SHA-256이고 Range로 이어 받을 수 있어요. 파일의 뜻과 사용 조건은 /data에 있어요.',
    request: {
      params: z.object({ date: z.iso.date(), file: z.enum(OPEN_DATA_TABLES.map(snapshotFileName)) }),
      query: z.strictObject({}),
    },
    responses: {
      200: { description: API_RESPONSES.packedCsv, content },
      206: { description: API_RESPONSES.partOfFile, content },
      304: { description: API_RESPONSES.notModified },
      416: { description: API_RESPONSES.noSuchPart },
      ...NOTHING_THERE,
    },
    async send({ c, snapshots = snapshotStore(), params }) {
      const snapshot = await snapshots.find(params.date)
      const found = snapshot?.files.find(({ name }) => name === params.file)
      if (!snapshot || !found) return sendError(c, { code: 'record-not-found', params: {} })
      return sendFile(c, snapshots, snapshot, found)
    },
  }),
]
