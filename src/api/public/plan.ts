import { z } from 'zod'
import { tileParamsSchema } from '@/contract/tiles'
import { pollPage } from '@/domain/plan/plan'
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
import { env } from '@/infra/env'
import { tagPage } from '@/infra/requestContext'
import { API_RESPONSES } from '@/messages/apiResponses'
import { POLL } from '@/messages/site/plan'
import { withToken } from '@/server/createOnce'
import { calendarFile } from '@/server/plan/calendarEvent'
import { planPlaces, planTile } from '@/server/plan/planPlaces'
import { castVote, createPoll, type Poll, type PollPlace, readPoll, readVotes } from '@/server/plan/polls'
import { rateLimitKey } from '@/server/rateLimit'
import { creationFrom } from '../http/creation'
import { clientNetwork } from '../http/deps'
import { errorResponse, NOTHING_THERE } from '../http/responses'
import { openRoute, publicRoute } from '../http/route'
import { sendError } from '../http/sendError'

export const planReads = [
  publicRoute({
    at: 'GET /api/v1/plan',
    access: 'view restaurants',
    operation: { id: 'planPlaces', tag: 'plan', summary: '인원과 예산에 맞는 모임을 치른 식당을 찾아요.' },
    description:
      '인원이 4분의 1 안쪽으로 같고 1인당 금액이 예산의 5분의 1 이상인 방문을 집계해, 물은 요일과 시각, 자리(occasion)이면 더 쳐서 많은 순서로 답해요. ' +
      'cuisine이 없으면 카페와 빵집은 14~16시의 모임에만 답해요.',
    request: { query: planQuerySchema.strict() },
    answer: districtPlanSchema,
    run({ sql, query }) {
      tagPage(query.region ? pageTags.district(query.region) : pageTags.directory)
      return planPlaces(sql, query)
    },
  }),
  publicRoute({
    at: 'GET /api/v1/tiles/{x}/{y}/plan',
    access: 'view restaurants',
    operation: {
      id: 'planTile',
      tag: 'plan',
      summary: '지도 한 칸(확대 단계 14)에서 인원과 예산에 맞는 모임을 치른 식당을 찾아요.',
    },
    request: { params: tileParamsSchema, query: groupQuerySchema.strict() },
    answer: tilePlanSchema,
    run({ sql, params, query }) {
      tagPage(pageTags.directory)
      return planTile(sql, query, params)
    },
  }),
]

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
export const polls = [
  openRoute({
    at: 'POST /api/v1/polls',
    access: 'create polls',
    operation: { id: 'createPoll', tag: 'plan', summary: '모일 곳을 고르는 투표를 열어요.' },
    description:
      '이름도 로그인도 받지 않아요. page는 투표의 비밀 주소이고 이 응답에만 나와요. 30일 뒤에 표와 함께 지워요.',
    request: { body: newPollSchema },
    creates: true,
    answer: pollReceiptSchema,
    responses: NOTHING_THERE,
    async run({ c, pool, secret, trustedProxies, body }) {
      const caller = rateLimitKey('poll', clientNetwork(c, trustedProxies), secret)
      const made = await createPoll(pool, body, caller, withToken(creationFrom(c, caller, body), secret))
      return made.ok ? { page: pollPage(made.value) } : made
    },
  }),
  openRoute({
    at: 'PUT /api/v1/polls/{token}/votes',
    access: 'update polls',
    operation: { id: 'castVote', tag: 'plan', summary: '투표에서 자기 표를 정해요. 앞서 낸 표를 대신해요.' },
    description:
      'voter는 브라우저가 이 투표를 위해 만든 임의의 값(32바이트, base64url)이고 해시만 보관해요. places가 비었으면 투표를 취소해요.',
    request: { params: pollParamsSchema, body: voteSchema },
    answer: pollCountSchema,
    responses: { ...NOTHING_THERE, 409: errorResponse(API_RESPONSES.conflict) },
    run: ({ c, pool, secret, trustedProxies, params: { token }, body }) =>
      castVote(pool, token, body, rateLimitKey('vote', clientNetwork(c, trustedProxies), secret)),
  }),
  openRoute({
    at: 'GET /api/v1/polls/{token}/votes',
    access: 'view polls',
    operation: { id: 'readVotes', tag: 'plan', summary: '투표의 결과를 읽어요.' },
    request: { params: pollParamsSchema },
    answer: pollCountSchema,
    responses: NOTHING_THERE,
    run: ({ pool, params: { token } }) => readVotes(pool, token),
  }),
  openRoute({
    at: 'GET /api/v1/polls/{token}/event.ics',
    access: 'view polls',
    operation: { id: 'downloadPollEvent', tag: 'plan', summary: '모임을 달력 파일(.ics)로 답해요.' },
    request: { params: pollParamsSchema, query: pollEventQuerySchema },
    responses: {
      200: { description: API_RESPONSES.ok, content: { 'text/calendar': { schema: z.string() } } },
      ...NOTHING_THERE,
    },
    async send({ c, pool, params: { token }, query }) {
      c.header('X-Robots-Tag', 'noindex')
      const poll = await readPoll(pool, token)
      const place = poll?.places.find(({ id, title }) => id === query.place && title !== null)
      if (!poll || !place) return sendError(c, { code: 'poll-not-found', params: {} })
      const origin = env().SITE_URL ?? new URL(c.req.url).origin
      return c.body(eventOf(poll, place, new URL(pollPage(token), origin).href), 200, {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'attachment; filename="gonggong-bapsang.ics"',
      })
    },
  }),
]
