import { z } from 'zod'
import { agencyIdSchema } from '@/contract/agencies'
import { agencyReportCardSchema, reportCardListSchema, reportCardQuerySchema } from '@/contract/reportCard'
import { ASSESSED_MIN, CARD_MONTHS, HISTORY_MONTHS } from '@/domain/agency/reportCard'
import { fail } from '@/domain/result'
import { pageTags } from '@/domain/site/pageTags'
import { tagPage } from '@/infra/requestContext'
import { resolveMergedAgency } from '@/server/agencies/readAgency'
import { listReportCards, readReportCard } from '@/server/agencies/reportCards'
import { publicRoute } from '../http/route'
import { agencyResponses } from './agencies'

export const reportCardReads = [
  publicRoute({
    at: 'GET /api/v1/report-card',
    access: 'view agencies',
    operation: {
      id: 'listReportCards',
      tag: 'agencies',
      summary: '기관마다 업무추진비를 얼마나 잘 공개하는지 점수로 읽어요.',
    },
    description:
      '공개하는 방법만 보고 쓴 내용은 보지 않아요. 규칙은 /report-card/rule에 있고 rule_version이 그 버전이에요. ' +
      `모은 마지막 달까지 ${CARD_MONTHS}개월을 봐요. 알 수 없는 항목(share가 null)의 배점은 다른 항목이 나눠 갖고, ` +
      `알 수 있는 배점이 ${ASSESSED_MIN}점보다 적으면 score가 null이에요. sort는 점수(score), 이름(name), 마지막 달(last_month)이에요.`,
    request: { query: reportCardQuerySchema.strict() },
    answer: reportCardListSchema,
    run({ sql, query }) {
      tagPage(pageTags.agencies, pageTags.directory)
      return listReportCards(sql, query)
    },
  }),
  publicRoute({
    at: 'GET /api/v1/agencies/{id}/report-card',
    access: 'view agencies',
    operation: { id: 'readReportCard', tag: 'agencies', summary: '한 기관의 공개 성적표를 달마다의 수와 함께 읽어요.' },
    description:
      `항목마다 numerator/denominator가 근거예요. months는 최근 ${HISTORY_MONTHS}개월의 수이고, ` +
      '달의 score는 그 달만의 것이라 빠진 달(history)을 보지 않아요. ' +
      '주말·공휴일과 밤의 수(off_day_rows, late_rows)는 점수에 들지 않아요. posts는 그 기관 게시판의 글이에요.',
    request: { params: agencyIdSchema, query: z.strictObject({}) },
    answer: agencyReportCardSchema,
    responses: agencyResponses,
    async run({ sql, params: { id } }) {
      tagPage(pageTags.agency(id), pageTags.directory)
      const now = await resolveMergedAgency(sql, id)
      if (now === null) return fail({ code: 'agency-not-found', params: {} })
      return now === id ? readReportCard(sql, id) : fail({ code: 'agency-merged', params: { id: now } })
    },
  }),
]
