import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { liveTopics } from '@/domain/live/events'
import { POLLS_PATH } from '@/domain/plan/paths'
import { pollParamsSchema } from '@/domain/plan/pollSchemas'
import type { Queryable } from '@/infra/database/pool'
import { API_RESPONSES } from '@/messages/apiResponses'
import { findPoll } from '@/server/plan/polls'
import { errorResponse, looseOperation } from '../http/operations'
import { sendError } from '../http/sendError'
import { openStream, type StreamDeps, streamQuery, streamResponses } from './openStream'

const route = createRoute({
  method: 'get',
  path: `${POLLS_PATH}/{token}/events`,
  request: { params: pollParamsSchema, query: streamQuery },
  ...looseOperation('streamVotes', { ...streamResponses, 404: errorResponse(API_RESPONSES.nothingThere) }),
})

/** For anyone who has the link. */
export function pollEvents(app: OpenAPIHono, deps: StreamDeps & { pool: Queryable }): void {
  app.openapi(route, async (c): Promise<Response> => {
    const poll = await findPoll(deps.pool, c.req.valid('param').token)
    if (poll === null) return sendError(c, { code: 'poll-not-found', params: {} })
    return openStream(c, deps, { topics: [liveTopics.poll(poll)], after: c.req.valid('query').last_event_id })
  })
}
