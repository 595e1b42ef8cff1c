import type { Context } from 'hono'
import { IDEMPOTENCY_HEADER } from '@/contract/headers'
import { type Creation, creationOf } from '@/server/createOnce'

/** `caller`: the member's id, or a stand-in for a visitor's network */
export const creationFrom = (c: Context, caller: number | string, body: object): Creation | null =>
  creationOf({
    key: c.req.header(IDEMPOTENCY_HEADER),
    caller: String(caller),
    target: `${c.req.method} ${c.req.path}`,
    body,
  })
