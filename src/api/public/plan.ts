import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { z } from 'zod'
import { PLAN_PATH, pollPage, POLLS_PATH } from '@/domain/plan/plan'
import { tileParamsSchema } from '@/contract/tiles'
import { TILES_PATH } from '@/domain/nearby/nearby'
import {
  districtPlanSchema,
  groupQuerySchema,
  planQuerySchema,
  tilePlanSchema,
  newPollSchema,
  pollCountSchema,
  pollEventQuerySchema,
  pollParamsSchema,
  pollReceiptSchema,
  voteSchema,
} from '@/contract/plan'
import { pageTags } from '@/domain/site/pageTags'
import type { Queryable } from '@/infra/database/pool'
import { tagPage } from '@/infra/requestContext'
import { planPlaces, planTile } from '@/server/plan/planPlaces'
import { ok } from '@/domain/result'
import { env } from '@/infra/env'
import { API_RESPONSES } from '@/messages/apiResponses'
import { POLL } from '@/messages/site/plan'
import { calendarFile } from '@/server/plan/calendarEvent'
import { castVote, createPoll, type Poll, type PollPlace, readPoll, readVotes } from '@/server/plan/polls'
import { withToken } from '@/server/createOnce'
import { rateLimitKey } from '@/server/rateLimit'
import { jsonWithEtag } from '../http/jsonWithEtag'
import { publicReadOperation, errorResponse, json, jsonBody, looseOperation } from '../http/operations'
import { clientNetwork, type WriteDeps } from '../http/deps'
import { creatingRequest, creationFrom } from '../http/creation'
import { limitBodySize } from '../http/requestBody'
import { methodNotAllowed, sendError, respond } from '../http/sendError'

const planRoute = createRoute({
  path: PLAN_PATH,
  ...publicReadOperation('planPlaces', districtPlanSchema),
  request: { query: planQuerySchema.strict() },
})

const tilePlanRoute = createRoute({
  path: `${TILES_PATH}/{x}/{y}/plan`,
  ...publicReadOperation('planTile', tilePlanSchema),
  request: { params: tileParamsSchema, query: groupQuerySchema.strict() },
})

export function planReads(app: OpenAPIHono, sql: Queryable): void {
  app.openapi(planRoute, async (c) => {
    const query = c.req.valid('query')
    tagPage(query.region ? pageTags.district(query.region) : pageTags.directory)
    return jsonWithEtag(c, await planPlaces(sql, query))
  })
  app.openapi(tilePlanRoute, async (c) => {
    tagPage(pageTags.directory)
    return jsonWithEtag(c, await planTile(sql, c.req.valid('query'), c.req.valid('param')))
  })
}

const VOTES_PATH = `${POLLS_PATH}/{token}/votes` as const
const EVENT_PATH = `${POLLS_PATH}/{token}/event.ics` as const

const ERRORS = {
  404: errorResponse(API_RESPONSES.nothingThere),
}

const open = createRoute({
  path: POLLS_PATH,
  method: 'post',
  request: creatingRequest(newPollSchema),
  ...looseOperation('createPoll', {
    201: { description: API_RESPONSES.made, content: json(pollReceiptSchema) },
    422: errorResponse(API_RESPONSES.keyReused),
    ...ERRORS,
  }),
})

const vote = createRoute({
  path: VOTES_PATH,
  method: 'put',
  request: { params: pollParamsSchema, body: jsonBody(voteSchema) },
  ...looseOperation('castVote', {
    200: { description: API_RESPONSES.ok, content: json(pollCountSchema) },
    409: errorResponse(API_RESPONSES.conflict),
    ...ERRORS,
  }),
})

const count = createRoute({
  path: VOTES_PATH,
  method: 'get',
  request: { params: pollParamsSchema },
  ...looseOperation('readVotes', {
    200: { description: API_RESPONSES.ok, content: json(pollCountSchema) },
    ...ERRORS,
  }),
})

const event = createRoute({
  path: EVENT_PATH,
  method: 'get',
  request: { params: pollParamsSchema, query: pollEventQuerySchema },
  ...looseOperation('downloadPollEvent', {
    200: { description: API_RESPONSES.ok, content: { 'text/calendar': { schema: z.string() } } },
    ...ERRORS,
  }),
})

function eventOf(poll: Poll, place: PollPlace, url: string): string {
  return calendarFile({
    uid: `poll-${poll.id}-${place.id}@${new URL(url).hostname}`,
    startsAt: poll.startsAt,
    stamp: poll.createdAt,
    title: POLL.eventTitle(place.title ?? '', poll.headcount),
    location: [place.title, place.address].filter(Boolean).join(', '),
    description: [
      place.phone && POLL.phone(place.phone),
      place.perHead !== null && POLL.perHead(place.perHead.toLocaleString('ko-KR')),
      POLL.eventNote(poll.perHeadMax.toLocaleString('ko-KR')),
    ]
      .filter(Boolean)
      .join('\n'),
    url,
  })
}

/** Anonymous, known only by their link. */
export function pollRoutes(app: OpenAPIHono, { pool, secret, trustedProxies }: WriteDeps): void {
  limitBodySize(app, `${POLLS_PATH}/*`)
  limitBodySize(app, POLLS_PATH)
  app.openapi(open, async (c): Promise<Response> => {
    c.header('Cache-Control', 'no-store')
    const caller = rateLimitKey('poll', clientNetwork(c, trustedProxies), secret)
    const poll = c.req.valid('json')
    const made = await createPoll(pool, poll, caller, withToken(creationFrom(c, caller, poll), secret))
    return respond(c, made.ok ? ok({ page: pollPage(made.value) }) : made, 201)
  })
  app.openapi(vote, async (c): Promise<Response> => {
    c.header('Cache-Control', 'no-store')
    const caller = rateLimitKey('vote', clientNetwork(c, trustedProxies), secret)
    return respond(c, await castVote(pool, c.req.valid('param').token, c.req.valid('json'), caller))
  })
  app.openapi(count, async (c): Promise<Response> => {
    c.header('Cache-Control', 'no-store')
    return respond(c, await readVotes(pool, c.req.valid('param').token))
  })
  app.openapi(event, async (c): Promise<Response> => {
    c.header('Cache-Control', 'no-store')
    c.header('X-Robots-Tag', 'noindex')
    const { token } = c.req.valid('param')
    const poll = await readPoll(pool, token)
    const place = poll?.places.find(({ id, title }) => id === c.req.valid('query').place && title !== null)
    if (!poll || !place) return sendError(c, { code: 'poll-not-found', params: {} })
    const origin = env().SITE_URL ?? new URL(c.req.url).origin
    return c.body(eventOf(poll, place, new URL(pollPage(token), origin).href), 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="gonggong-bapsang.ics"',
    })
  })
  methodNotAllowed(app, POLLS_PATH, 'POST, OPTIONS')
  methodNotAllowed(app, `${POLLS_PATH}/:token/votes`, 'GET, HEAD, PUT, OPTIONS')
  methodNotAllowed(app, `${POLLS_PATH}/:token/event.ics`, 'GET, HEAD')
}
