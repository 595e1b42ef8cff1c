import { z } from 'zod'
import { postId } from '@/contract/posts'
import { liveTopics, STREAMS_PER_MEMBER_MAX } from '@/domain/live'
import { pollParamsSchema } from '@/contract/plan'
import type { Queryable } from '@/infra/database/pool'
import { API_RESPONSES } from '@/messages/apiResponses'
import { findEndedTopics } from '@/server/liveEvents'
import { findPoll } from '@/server/plan/polls'
import { getSession } from '@/server/sessions/session'
import { errorResponse, NOTHING_THERE } from '../http/responses'
import { openRoute } from '../http/route'
import { sendError } from '../http/sendError'
import { openStream, streamQuery, streamResponses } from './openStream'

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

type IsOver = (topic: string) => Promise<boolean>
const checks = new WeakMap<Queryable, IsOver>()

function isOver(pool: Queryable, topic: string): Promise<boolean> {
  const check = checks.get(pool) ?? shareRunning(async (one) => (await findEndedTopics(pool, [one])).length > 0)
  checks.set(pool, check)
  return check(topic)
}

export const eventStreams = [
  openRoute({
    at: 'GET /api/v1/me/events',
    access: 'read account',
    operation: { id: 'streamMyEvents', tag: 'notifications', summary: '자신에게 오는 알림이 생기는 대로 받아요.' },
    description:
      'text/event-stream이에요. 이어받는 방법은 streamPostEvents와 같아요. 로그아웃하거나 권한이 바뀌면 곧바로 끝내요.',
    request: { query: streamQuery },
    responses: { ...streamResponses, 401: errorResponse(API_RESPONSES.notSignedIn) },
    sessions: ['member'],
    async send({ c, query, deps }) {
      const session = await getSession(deps.pool, 'member', c.req.header('Cookie'))
      if (!session) return sendError(c, { code: 'unauthenticated', params: {} })
      const member = session.person.id
      return openStream(c, deps, {
        topics: [liveTopics.member(member), liveTopics.session(session.id)],
        after: query.last_event_id,
        quotas: [[`member ${member}`, STREAMS_PER_MEMBER_MAX]],
      })
    },
  }),
  // For anyone who has the post open.
  openRoute({
    at: 'GET /api/v1/posts/{id}/events',
    access: 'view posts',
    operation: {
      id: 'streamPostEvents',
      tag: 'notifications',
      summary: '글과 댓글에 생기는 일을 일어나는 대로 받아요.',
    },
    description:
      'text/event-stream이에요. 무엇이 생겼는지(event)와 그 번호(id)만 오므로 내용은 그 번호로 다시 읽어요. ' +
      'Last-Event-ID나 last_event_id에 마지막으로 받은 번호를 적으면 그 뒤의 것부터 빠짐없이 이어져요. ' +
      'reset이 오면 놓친 것이 너무 많으니 모두 다시 읽어야 해요. 글이 보이지 않게 되면 post_gone을 보내고 끝내요.',
    request: { params: z.object({ id: postId }), query: streamQuery },
    responses: { ...streamResponses, ...NOTHING_THERE },
    async send({ c, params: { id }, query, deps }) {
      const topic = liveTopics.post(id)
      if (await isOver(deps.pool, topic)) return sendError(c, { code: 'post-not-found', params: {} })
      return openStream(c, deps, { topics: [topic], after: query.last_event_id })
    },
  }),
  // For anyone who has the link.
  openRoute({
    at: 'GET /api/v1/polls/{token}/events',
    access: 'view polls',
    operation: { id: 'streamVotes', tag: 'plan', summary: '투표의 결과가 바뀌는 것을 일어나는 대로 받아요.' },
    description:
      'text/event-stream이에요. 이어받는 방법은 streamPostEvents와 같아요. poll_counted가 오면 readVotes로 다시 읽어요.',
    request: { params: pollParamsSchema, query: streamQuery },
    responses: { ...streamResponses, ...NOTHING_THERE },
    async send({ c, params: { token }, query, deps }) {
      const poll = await findPoll(deps.pool, token)
      if (poll === null) return sendError(c, { code: 'poll-not-found', params: {} })
      return openStream(c, deps, { topics: [liveTopics.poll(poll)], after: query.last_event_id })
    },
  }),
]
