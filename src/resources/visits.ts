import { NOTES_MAX, REASON_MAX } from '@/domain/backOffice/backOffice'
import type { VisitFlag } from '@/domain/expense/visits'
import { DATA_SOURCE_LABELS, OCCASION_LABELS, PAYMENT_METHOD_LABELS, VISIT_STATUS_LABELS } from '@/messages/labels'
import { resource, choice, flag, json, lines, moment, number, relation, text } from './definition'

const FIXED = { fixed: true, optional: true } as const
const DETAIL = { fixed: true, optional: true, detail: true } as const
const LABELLED = { fixed: true, isLabelled: true } as const
const STATES = { active: '활성', inactive: '비활성', trashed: '휴지통', merged: '합쳐짐' }

export const visits = resource({
  ...{ key: 'visits', name: '방문 기록', unit: '건' },
  ...{ table: 'visits', collection: 'visits', subject: 'visit', title: 'restaurantTitle' },
  fields: {
    restaurant: relation('식당'),
    restaurantTitle: text('식당', FIXED),
    /** why visitors cannot see it */
    restaurantState: choice('식당 상태', STATES, LABELLED),
    agency: relation('기관'),
    agencyName: text('기관', FIXED),
    departmentName: text('부서', FIXED),
    spentAt: moment('쓴 날'),
    hasTime: flag('시각 공개'),
    amount: number('금액', { optional: true }),
    headcount: number('인원', { optional: true }),
    flags: json<VisitFlag[]>()('확인할 점', { fixed: true }),
    occasion: choice('쓴 일', OCCASION_LABELS, { optional: true }),
    paymentMethod: choice('결제 방법', PAYMENT_METHOD_LABELS, { optional: true }),
    dataSource: choice('출처', DATA_SOURCE_LABELS, LABELLED),
    status: choice('상태', VISIT_STATUS_LABELS, { isLabelled: true }),
    notes: lines('메모', { max: NOTES_MAX, optional: true, isMasked: true }),
    correctionReason: text('고친 이유', { max: REASON_MAX, optional: true }),
    splitAmount: number(undefined, DETAIL),
    fileName: text(undefined, DETAIL),
    importedAt: moment(undefined, DETAIL),
    /** the place as read from the source */
    spelling: text(undefined, DETAIL),
    sheet: text(undefined, DETAIL),
    rowNumber: number(undefined, DETAIL),
    source: json<{ title: string | null; url: string | null }>()(undefined, DETAIL),
    correctedBy: text(undefined, DETAIL),
  },
  defaultSort: { field: 'id', order: 'DESC' },
})
