import type { AgencyMerged } from '@/domain/agency/agency'
import { CARD_REPLY_MAX } from '@/domain/agency/reportCard'
import { SHORT_TEXT_MAX } from '@/domain/directory/directory'
import { AGENCY_TYPE_LABELS } from '@/messages/labels'
import { resource, choice, day, json, lines, moment, number, relation, STAMPS, text } from './definition'

const SHORT = { max: SHORT_TEXT_MAX, optional: true } as const
const FIXED = { fixed: true, optional: true } as const
/** bigint in the database, so a string */
const COUNT = { fixed: true, detail: true } as const

export const agencies = resource({
  ...{ key: 'agencies', name: '기관', unit: '곳' },
  ...{ table: 'agencies', collection: 'agencies', subject: 'agency', title: 'name' },
  fields: {
    name: text('이름', { max: SHORT_TEXT_MAX, missing: '이름을 적어 주세요.' }),
    type: choice('유형', AGENCY_TYPE_LABELS, { first: 'other' }),
    parent: relation('상위 기관', { optional: true }),
    parentName: text('상위 기관', FIXED),
    region: relation('지역', { optional: true }),
    province: text('시도', FIXED),
    district: text('시군구', FIXED),
    aliases: json<string[]>()('다른 이름', { first: [] }),
    standardCode: text('행정표준코드', { optional: true, help: '일곱 자리' }),
    homepage: text('홈페이지', { optional: true }),
    hallAddress: text('청사 주소', SHORT),
    hallLatitude: number('청사 위도', { optional: true }),
    hallLongitude: number('청사 경도', { optional: true }),
    sourceUrl: text('공개 자료 주소', { optional: true }),
    category: text('분류', SHORT),
    subCategory: text('세부 분류', SHORT),
    reply: lines('성적표에 대한 답변', {
      ...{ max: CARD_REPLY_MAX, optional: true, detail: true },
      help: '기관이 보낸 글 그대로. 공개 성적표 아래에 나와요.',
    }),
    repliedOn: day('답변한 날', { optional: true, detail: true }),
    /** of its latest visit */
    lastSpentAt: moment('마지막 방문', FIXED),
    ...STAMPS,
    visitCount: text(undefined, COUNT),
    departmentCount: text(undefined, COUNT),
    childCount: text(undefined, COUNT),
    boardCount: text(undefined, COUNT),
    merges: json<AgencyMerged[]>()(undefined, COUNT),
  },
  search: ['name', 'aliases', 'standardCode'],
  filters: ['type', 'region', 'parent', 'category'],
  sorts: ['name', 'type', 'createdAt'],
  defaultSort: { field: 'createdAt', order: 'DESC' },
})
