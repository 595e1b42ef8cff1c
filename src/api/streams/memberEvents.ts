import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { liveTopics, MY_EVENTS_PATH } from '@/domain/live/events'
import { STREAMS_PER_MEMBER_MAX } from '@/domain/live/limits'
import type { Queryable } from '@/infra/database/pool'
import { API_RESPONSES } from '@/messages/apiResponses'
import { getSession } from '@/server/sessions/getSession'
import { errorResponse, looseOperation } from '../http/operations'
import { sendError } from '../http/sendError'
import { openStream, type StreamDeps, streamQuery, streamResponses } from './openStream'

const route = createRoute({
  method: 'get',
  path: MY_EVENTS_PATH,
  request: { query: streamQuery },
  ...looseOperation('streamMyEvents', { ...streamResponses, 401: errorResponse(API_RESPONSES.notSignedIn) }, [
    'member',
  ]),
})

export function memberEvents(app: OpenAPIHono, deps: StreamDeps & { pool: Queryable }): void {
  app.openapi(route, async (c): Promise<Response> => {
    const session = await getSession(deps.pool, 'member', c.req.header('Cookie'))
    if (!session) return sendError(c, { code: 'unauthenticated', params: {} })
    const member = session.person.id
    return openStream(c, deps, {
      topics: [liveTopics.member(member), liveTopics.session(session.id)],
      after: c.req.valid('query').last_event_id,
      quotas: [[`member ${member}`, STREAMS_PER_MEMBER_MAX]],
    })
  })
}
