import type { Context } from 'hono'
import { z } from 'zod'
import { IDEMPOTENCY_HEADER } from '@/contract/headers'
import { type Creation, creationOf } from '@/server/createOnce'
import { API_RESPONSES } from '@/messages/apiResponses'
import type { ApiOperation } from '@/messages/apiSummaries'
import { errorResponse, jsonBody, looseOperation, memberOperation } from './operations'

export const creatingRequest = <Schema extends z.ZodType>(schema: Schema) => ({
  headers: z.object({ [IDEMPOTENCY_HEADER.toLowerCase()]: z.string().optional() }),
  body: jsonBody(schema),
})

export const creatingOperation = (operationId: ApiOperation, schema: z.ZodType) =>
  looseOperation(
    operationId,
    {
      ...memberOperation(operationId, schema, 201).responses,
      422: errorResponse(API_RESPONSES.keyReused),
    },
    ['member'],
  )

/** `caller`: the member's id, or a stand-in for a visitor's network */
export const creationFrom = (c: Context, caller: number | string, body: object): Creation | null =>
  creationOf({
    key: c.req.header(IDEMPOTENCY_HEADER),
    caller: String(caller),
    target: `${c.req.method} ${c.req.path}`,
    body,
  })
