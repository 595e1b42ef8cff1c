import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { UPLOAD_BYTES_MAX, UPLOADS_RECEIVED } from '@/domain/upload/limits'
import { createLimiter } from '@/infra/limiter'
import { sendError } from '../http/sendError'

const receiving = createLimiter(UPLOADS_RECEIVED)
const BUSY_SECONDS = 10

const limitSize = bodyLimit({
  maxSize: UPLOAD_BYTES_MAX,
  onError: (c: Context) => sendError(c, { code: 'body-too-large', params: { max: UPLOAD_BYTES_MAX } }),
})

/** In memory until kept, so only a few are read at once; oversized ones are cut off. */
export async function receiveFile(c: Context, keep: (bytes: Buffer) => Promise<Response>): Promise<Response> {
  const response = await receiving.run(async () => {
    const rejection = await limitSize(c as Context<object, string>, () => Promise.resolve())
    if (rejection) return rejection
    const bytes = Buffer.from(await c.req.arrayBuffer())
    return bytes.length ? keep(bytes) : sendError(c, { code: 'invalid-body', params: {} })
  })
  return response ?? sendError(c, { code: 'busy', params: { seconds: BUSY_SECONDS } })
}
