import { SHORT_TEXT_MAX } from '@/domain/directory/directory'
import { resource, choice, flag, integer, json, moment, number, relation, STAMPS, text } from './definition'

export interface RestaurantImage {
  image: number
  kind: 'main' | 'extra'
  url?: string
  alt?: string
  /** who took it */
  credit?: string | null
}

export interface RestaurantAlias {
  id: number
  spelling: string
  evidence: string
}

interface RestaurantMerged {
  id: number
  restaurant: number
  title: string
  at: string
}

const SHORT = { max: SHORT_TEXT_MAX, optional: true } as const
const OPTIONAL = { optional: true } as const
const FIXED = { fixed: true, optional: true } as const
const DETAIL = { fixed: true, optional: true, detail: true } as const
const COUNT = { fixed: true } as const
const CATEGORIES = { restaurant: '음식점', cafe: '카페' }

export const restaurants = resource({
  ...{ key: 'restaurants', name: '식당', unit: '곳' },
  ...{ table: 'restaurants', collection: 'restaurants', subject: 'restaurant', title: 'title' },
  fields: {
    title: text('식당', { fixed: true }),
    name: text('상호', { max: SHORT_TEXT_MAX }),
    branch: text('지점', SHORT),
    category: choice('분류', CATEGORIES, { isLabelled: true }),
    subCategory: text('업종', OPTIONAL),
    address: text('주소', OPTIONAL),
    region: relation('지역', OPTIONAL),
    province: text('시도', FIXED),
    district: text('시군구', FIXED),
    latitude: number('위도', OPTIONAL),
    longitude: number('경도', OPTIONAL),
    phone: text('전화', OPTIONAL),
    isActive: flag('상태', { isLabelled: true }, ['활성', '비활성']),
    /** end of a takedown restriction (임시조치) */
    restrictedUntil: moment(undefined, FIXED),
    closedOn: moment('폐업 확인일', OPTIONAL),
    verifiedOn: moment('마지막 확인일', OPTIONAL),
    mergedInto: relation(undefined, FIXED),
    trashedAt: moment(undefined, { ...FIXED, column: 'deletedAt' }),
    visitCount: integer('방문', COUNT),
    agencyCount: integer('기관', COUNT),
    perHead: integer('1인당', FIXED),
    lastVisit: moment('마지막 방문', FIXED),
    avgRating: number('평점', FIXED),
    reviewCount: integer('리뷰', COUNT),
    ...STAMPS,
    restrictionTicket: integer(undefined, DETAIL),
    regionRank: integer(undefined, DETAIL),
    provinceRank: integer(undefined, DETAIL),
    nationalRank: integer(undefined, DETAIL),
    totalAmount: integer(undefined, { fixed: true, detail: true }),
    images: json<RestaurantImage[]>()('사진', { detail: true }),
    aliases: json<RestaurantAlias[]>()(undefined, { fixed: true, detail: true }),
    merges: json<RestaurantMerged[]>()(undefined, { fixed: true, detail: true }),
  },
  sorts: ['title', 'createdAt', 'updatedAt'],
  defaultSort: { field: 'createdAt', order: 'DESC' },
})
