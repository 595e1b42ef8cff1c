import type { OpenAPIHono } from '@hono/zod-openapi'
import { bodyLimit } from 'hono/body-limit'
import { MEMBER_BYTES_MAX } from '@/domain/limits'
import { refuse } from './errors'

/** What is sent to a path is no larger than any member has to say, photographs aside. */
export function limitBody(app: OpenAPIHono, path: string): void {
  app.use(path, bodyLimit({ maxSize: MEMBER_BYTES_MAX, onError: (c) => refuse(c, { code: 'body-too-large', params: { max: MEMBER_BYTES_MAX } }) }))
}
