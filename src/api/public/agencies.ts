import { z } from 'zod'
import { AGENCY_DEPARTMENTS, AGENCY_PLACES, AGENCY_SOURCES } from '@/domain/agency/agency'
import {
  agencyIdSchema,
  agencyListQuerySchema,
  agencyDetailSchema,
  agencyListSchema,
  agencyVisitsQuerySchema,
} from '@/contract/agencies'
import { ID_MAX } from '@/domain/http/limits'
import { fail } from '@/domain/result'
import { pageTags } from '@/domain/site/pageTags'
import { tagPage } from '@/infra/requestContext'
import { API_RESPONSES } from '@/messages/apiResponses'
import { listAgencies } from '@/server/agencies/listAgencies'
import { resolveMergedAgency } from '@/server/agencies/readAgency'
import { readAgencyDetail } from '@/server/agencies/readAgencyDetail'
import { exportVisits } from '@/server/openData/exportVisits'
import { CSV_FILE, errorResponse } from '../http/responses'
import { publicRoute } from '../http/route'
import { sendCsv } from '../http/sendCsv'
import { sendError } from '../http/sendError'

export const agencyResponses = {
  404: errorResponse(API_RESPONSES.agencyNotFound),
  410: errorResponse(API_RESPONSES.agencyGone),
}

export const agencyReads = [
  publicRoute({
    at: 'GET /api/v1/agencies',
    access: 'view agencies',
    operation: { id: 'listAgencies', tag: 'agencies', summary: '기관을 찾아 방문이 많은 순으로 보여 줘요.' },
    description:
      '모두에게 보이는 식당에 방문을 남긴 기관만 답해요. q는 이름과 다른 이름의 일부나 초성이고, ' +
      'sort는 방문 수(visit_count), 금액(amount), 이름(name)이에요. 방금 바뀐 수는 몇 초 뒤에 보여요. ' +
      '한 기관이 간 식당은 /api/v1/restaurants의 agency로 읽어요.',
    request: { query: agencyListQuerySchema.strict() },
    answer: agencyListSchema,
    run({ sql, query }) {
      tagPage(pageTags.agencies, pageTags.directory)
      return listAgencies(sql, query)
    },
  }),
  publicRoute({
    at: 'GET /api/v1/agencies/{id}',
    access: 'view agencies',
    operation: {
      id: 'readAgency',
      tag: 'agencies',
      summary: '기관 하나를 달, 부서, 1인당 금액, 시간, 공개 달력, 원문과 함께 읽어요.',
    },
    description:
      `places는 방문이 많은 ${AGENCY_PLACES}곳, departments는 ${AGENCY_DEPARTMENTS}곳, sources는 새것부터 ${AGENCY_SOURCES}건까지예요. ` +
      '다른 기관으로 합쳐졌으면 410과 그 번호(merged_into)를 답해요.',
    request: { params: agencyIdSchema, query: agencyListQuerySchema.pick({}).strict() },
    answer: agencyDetailSchema,
    responses: agencyResponses,
    async run({ sql, params: { id } }) {
      tagPage(pageTags.agency(id), pageTags.directory)
      const found = await readAgencyDetail(sql, id, new Date())
      if (found === null) return fail({ code: 'agency-not-found', params: {} })
      return 'mergedInto' in found ? fail({ code: 'agency-merged', params: { id: found.mergedInto } }) : found
    },
  }),
]

export const agencyVisitsFile = publicRoute({
  at: 'GET /api/v1/agencies/{id}/visits.csv',
  access: 'view visits',
  operation: { id: 'exportAgencyVisits', tag: 'agencies', summary: '한 기관의 방문 기록을 CSV로 내려받아요.' },
  description:
    '목록에 있는 식당에 다녀간 기록을 새것부터 답해요. from과 until은 달이고, lacks는 시각(time), 인원(headcount), ' +
    '부서(department)가 없는 기록만 답해요.',
  request: {
    params: z.object({ id: z.coerce.number().int().min(1).max(ID_MAX) }),
    query: agencyVisitsQuerySchema,
  },
  responses: { ...CSV_FILE, ...agencyResponses },
  async send({ c, sql, query, params: { id } }) {
    const now = await resolveMergedAgency(sql, id)
    if (now === null) return sendError(c, { code: 'agency-not-found', params: {} })
    if (now !== id) return sendError(c, { code: 'agency-merged', params: { id: now } })
    return sendCsv(c, { table: 'visits', about: `기관_${id}`, open: () => exportVisits(sql, { agency: id, ...query }) })
  },
})
