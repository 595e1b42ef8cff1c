import type { Context } from 'hono'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { bodyLimit } from 'hono/body-limit'
import { MEMBER_BYTES_MAX } from '@/domain/member/limits'
import { sendError } from './sendError'

/** 413 beyond `maxSize` bytes. */
export function limitBodySize(app: OpenAPIHono, path: string, maxSize = MEMBER_BYTES_MAX): void {
  const onError = (c: Context) => sendError(c, { code: 'body-too-large', params: { max: maxSize } })
  app.use(path, bodyLimit({ maxSize, onError }))
}

type Form = Awaited<ReturnType<Context['req']['parseBody']>>

/** Empty if the body is not a form. */
export const readForm = (c: Context): Promise<Form> => c.req.parseBody().catch(() => ({}))
