import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { liveTopics, MY_EVENTS_PATH, STREAMS_PER_MEMBER_MAX } from '@/domain/live'
import type { Queryable } from '@/infra/database/pool'
import { API_RESPONSES } from '@/messages/apiResponses'
import { getSession } from '@/server/sessions/session'
import { POSTS_PATH } from '@/contract/communityPaths'
import { postId } from '@/contract/posts'
import { findEndedTopics } from '@/server/liveEvents'
import { POLLS_PATH } from '@/domain/plan/plan'
import { pollParamsSchema } from '@/contract/plan'
import { findPoll } from '@/server/plan/polls'
import { errorResponse, looseOperation } from '../http/operations'
import { sendError } from '../http/sendError'
import { openStream, type StreamDeps, streamQuery, streamResponses } from './openStream'

const memberEventsRoute = createRoute({
  method: 'get',
  path: MY_EVENTS_PATH,
  request: { query: streamQuery },
  ...looseOperation('streamMyEvents', { ...streamResponses, 401: errorResponse(API_RESPONSES.notSignedIn) }, [
    'member',
  ]),
})

export function memberEvents(app: OpenAPIHono, deps: StreamDeps & { pool: Queryable }): void {
  app.openapi(memberEventsRoute, async (c): Promise<Response> => {
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

const postEventsRoute = createRoute({
  method: 'get',
  path: `${POSTS_PATH}/{id}/events`,
  request: { params: z.object({ id: postId }), query: streamQuery },
  ...looseOperation('streamPostEvents', { ...streamResponses, 404: errorResponse(API_RESPONSES.nothingThere) }),
})

/** For anyone who has the post open. */
export function postEvents(app: OpenAPIHono, deps: StreamDeps & { pool: Queryable }): void {
  const isOver = shareRunning(async (topic) => (await findEndedTopics(deps.pool, [topic])).length > 0)
  app.openapi(postEventsRoute, async (c): Promise<Response> => {
    const topic = liveTopics.post(c.req.valid('param').id)
    if (await isOver(topic)) return sendError(c, { code: 'post-not-found', params: {} })
    return openStream(c, deps, { topics: [topic], after: c.req.valid('query').last_event_id })
  })
}

const pollEventsRoute = createRoute({
  method: 'get',
  path: `${POLLS_PATH}/{token}/events`,
  request: { params: pollParamsSchema, query: streamQuery },
  ...looseOperation('streamVotes', { ...streamResponses, 404: errorResponse(API_RESPONSES.nothingThere) }),
})

/** For anyone who has the link. */
export function pollEvents(app: OpenAPIHono, deps: StreamDeps & { pool: Queryable }): void {
  app.openapi(pollEventsRoute, async (c): Promise<Response> => {
    const poll = await findPoll(deps.pool, c.req.valid('param').token)
    if (poll === null) return sendError(c, { code: 'poll-not-found', params: {} })
    return openStream(c, deps, { topics: [liveTopics.poll(poll)], after: c.req.valid('query').last_event_id })
  })
}
