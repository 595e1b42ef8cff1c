import { z } from 'zod'
import { listScope, type RegionFields, resolveRegionText } from '@/domain/directory/listScope'
import { listQuerySchema, restaurantIdSchema, visitQuerySchema, exportQuerySchema } from '@/contract/directoryQuery'
import { restaurantPageSchema, restaurantDetailSchema, visitPageSchema, similarSchema } from '@/contract/directory'
import { OPEN_DATA_ROWS_MAX } from '@/domain/openData'
import { fail, ok, type Result } from '@/domain/result'
import { listTag, pageTags } from '@/domain/site/pageTags'
import type { Queryable } from '@/infra/database/pool'
import { tagPage } from '@/infra/requestContext'
import { readAgency } from '@/server/agencies/readAgency'
import { resolveVisibleRestaurant } from '@/server/directory/findRestaurant'
import { listRestaurants } from '@/server/directory/listRestaurants'
import { listSimilar } from '@/server/directory/listSimilar'
import { listVisits } from '@/server/directory/listVisits'
import { readRestaurant } from '@/server/directory/readRestaurant'
import { exportRestaurants } from '@/server/openData/exportRestaurants'
import { exportVisits } from '@/server/openData/exportVisits'
import { CSV_FILE, NOT_FOUND_OR_GONE as responses } from '../http/responses'
import { publicRoute } from '../http/route'
import { sendCsv } from '../http/sendCsv'
import { sendError } from '../http/sendError'

/** Splits the region into two fields; fails for an unknown region or agency. */
export async function readListScope<Query extends RegionFields & { agency?: number | undefined }>(
  sql: Queryable,
  asked: Query,
): Promise<Result<Omit<Query, 'region'> & RegionFields>> {
  const read = resolveRegionText(asked)
  if (!read.ok) return fail(read.problem)
  const scope = listScope(read.query)
  if (scope.kind === 'unknown') return fail({ code: 'unknown-region', params: { field: scope.field } })
  if (asked.agency !== undefined && !(await readAgency(sql, asked.agency)))
    return fail({ code: 'unknown-agency', params: { field: 'agency' } })
  return ok(read.query)
}

const noQuery = visitQuerySchema.pick({}).strict()

export const notFoundOrGone = (mergedInto: number | null) =>
  mergedInto === null
    ? fail({ code: 'restaurant-not-found', params: {} })
    : fail({ code: 'restaurant-merged', params: { id: mergedInto } })

export const restaurantsRead = publicRoute({
  at: 'GET /api/v1/restaurants',
  access: 'view restaurants',
  operation: { id: 'listRestaurants', tag: 'restaurants', summary: '식당을 찾고 순위로 정렬해요.' },
  description:
    '이름과 주소의 일부, 초성(ㅅㅎㄴ), 상호와 지역(순희네 종로)을 함께 쓸 수 있어요. ' +
    '돈가스와 돈까스처럼 흔히 달리 쓰는 말은 함께 찾아요. 한식, 카페, ‘중구 한식’처럼 업종만 말하면 그 업종의 곳을 모두 답하고 understood에 그렇게 알아들었다고 적어요. ' +
    '시청역, 강남구청처럼 역이나 청사를 말하면 그곳에서 가까운 순서로 답해요. 이름으로만 찾으려면 큰따옴표로 묶어요. ' +
    'year, agency_type, agency를 주면 방문 수·기관 수·금액·1인당 금액·마지막 방문은 그 해, 그 기관 유형, 그 기관의 것이고, 순위와 평점은 언제나 전체 기간의 거예요.',
  request: { query: listQuerySchema.strict() },
  answer: restaurantPageSchema,
  async run({ sql, query: asked }) {
    const read = await readListScope(sql, asked)
    if (!read.ok) return read
    tagPage(listTag(read.value))
    return listRestaurants(sql, read.value)
  },
})

export const restaurantReads = [
  publicRoute({
    at: 'GET /api/v1/restaurants/{id}',
    access: 'view restaurants',
    operation: { id: 'readRestaurant', tag: 'restaurants', summary: '식당 하나를 방문 통계와 함께 읽어요.' },
    description: '다른 식당으로 합쳐진 번호에는 410과 새 번호(merged_into)를 답해요.',
    request: { params: restaurantIdSchema, query: noQuery },
    answer: restaurantDetailSchema,
    responses,
    async run({ sql, params: { id } }) {
      tagPage(pageTags.restaurant(id))
      const found = await readRestaurant(sql, id)
      return found === null || 'mergedInto' in found ? notFoundOrGone(found?.mergedInto ?? null) : found
    },
  }),
  publicRoute({
    at: 'GET /api/v1/restaurants/{id}/visits',
    access: 'view visits',
    operation: { id: 'listVisits', tag: 'restaurants', summary: '식당의 방문 기록을 새것부터 읽어요.' },
    request: { params: restaurantIdSchema, query: visitQuerySchema.strict() },
    answer: visitPageSchema,
    responses,
    async run({ sql, params: { id }, query }) {
      tagPage(pageTags.restaurant(id))
      const page = await listVisits(sql, id, query)
      if (page.pagination.total > 0) return page
      const shown = await resolveVisibleRestaurant(sql, id)
      return shown === id ? page : notFoundOrGone(shown)
    },
  }),
  publicRoute({
    at: 'GET /api/v1/restaurants/{id}/similar',
    access: 'view restaurants',
    operation: {
      id: 'listSimilar',
      tag: 'restaurants',
      summary: '한 식당과 비슷한 곳, 그 기관들이 가는 다른 곳을 읽어요.',
    },
    request: { params: restaurantIdSchema, query: noQuery },
    answer: similarSchema,
    responses,
    async run({ sql, params: { id } }) {
      // The neighbours shown depend on the whole directory.
      tagPage(pageTags.restaurant(id), pageTags.directory)
      const shown = await resolveVisibleRestaurant(sql, id)
      return shown === id ? listSimilar(sql, id) : notFoundOrGone(shown)
    },
  }),
]

export const restaurantFiles = [
  publicRoute({
    at: 'GET /api/v1/restaurants.csv',
    access: 'view restaurants',
    operation: { id: 'exportRestaurants', tag: 'restaurants', summary: '식당 목록을 CSV로 내려받아요.' },
    description:
      `listRestaurants와 같은 조건으로 고른 모든 줄을 같은 순서로 답해요. 한 파일에 ${OPEN_DATA_ROWS_MAX.toLocaleString('ko')}줄까지이며, ` +
      '더 많으면 400으로 답해요. 전체 자료는 /data에 달마다 있어요. 수식으로 읽힐 글자 앞에는 작은따옴표를 붙여요.',
    request: { query: exportQuerySchema },
    responses: CSV_FILE,
    async send({ c, sql, query: asked }) {
      const read = await readListScope(sql, asked)
      if (!read.ok) return sendError(c, read.violation)
      const query = read.value
      const about = [query.province, query.district].filter(Boolean).join('_')
      return sendCsv(c, { table: 'restaurants', about, open: () => exportRestaurants(sql, query) })
    },
  }),
  publicRoute({
    at: 'GET /api/v1/restaurants/{id}/visits.csv',
    access: 'view visits',
    operation: { id: 'exportVisits', tag: 'restaurants', summary: '한 식당의 방문 기록을 CSV로 내려받아요.' },
    description: '새것부터 모든 줄을 답해요. 다른 식당으로 합쳐진 번호에는 410과 새 번호(merged_into)를 답해요.',
    request: { params: restaurantIdSchema, query: z.strictObject({}) },
    responses: { ...CSV_FILE, ...responses },
    async send({ c, sql, params: { id } }) {
      const shown = await resolveVisibleRestaurant(sql, id)
      if (shown !== id) return sendError(c, notFoundOrGone(shown).violation)
      const open = () => exportVisits(sql, { restaurant: id })
      return sendCsv(c, { table: 'visits', about: `식당_${id}`, open })
    },
  }),
]
