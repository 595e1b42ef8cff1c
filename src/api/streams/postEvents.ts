import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import { POSTS_PATH } from '@/domain/community/apiPaths'
import { postId } from '@/domain/community/postSchemas'
import { liveTopics } from '@/domain/live/events'
import type { Queryable } from '@/infra/database/pool'
import { API_RESPONSES } from '@/messages/apiResponses'
import { findEndedTopics } from '@/server/live/findEndedTopics'
import { errorResponse, looseOperation } from '../http/operations'
import { sendError } from '../http/sendError'
import { openStream, type StreamDeps, streamQuery, streamResponses } from './openStream'

/** By key: after a restart thousands reconnect to the same post. */
export function shareRunning<T>(ask: (about: string) => Promise<T>): (about: string) => Promise<T> {
  const running = new Map<string, Promise<T>>()
  return (about) => {
    const asked = running.get(about)
    if (asked) return asked
    const answer = ask(about).finally(() => running.delete(about))
    running.set(about, answer)
    return answer
  }
}

const route = createRoute({
  method: 'get',
  path: `${POSTS_PATH}/{id}/events`,
  request: { params: z.object({ id: postId }), query: streamQuery },
  ...looseOperation('streamPostEvents', { ...streamResponses, 404: errorResponse(API_RESPONSES.nothingThere) }),
})

/** For anyone who has the post open. */
export function postEvents(app: OpenAPIHono, deps: StreamDeps & { pool: Queryable }): void {
  const isOver = shareRunning(async (topic) => (await findEndedTopics(deps.pool, [topic])).length > 0)
  app.openapi(route, async (c): Promise<Response> => {
    const topic = liveTopics.post(c.req.valid('param').id)
    if (await isOver(topic)) return sendError(c, { code: 'post-not-found', params: {} })
    return openStream(c, deps, { topics: [topic], after: c.req.valid('query').last_event_id })
  })
}
