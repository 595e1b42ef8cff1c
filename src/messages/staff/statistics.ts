import type { StatisticsTable } from '@/contract/statistics'

export const STATISTICS_TABLE_NAMES: Record<StatisticsTable, string> = {
  ranking: '순위',
  month: '월별',
  region: '지역별',
  agency: '기관별',
  agency_type: '기관 유형별',
  category: '분류별',
  sub_category: '업종별',
}

export const RANKING_COLUMNS = {
  rank: '순위',
  rankBefore: '이전 기간 순위',
  name: '식당',
  region: '지역',
  category: '카테고리',
  rating: '평점',
  reviews: '리뷰',
  visits: '방문',
  amount: '금액(원)',
} as const

export const BREAKDOWN_COLUMNS = {
  label: '이름',
  visits: '방문',
  visitsBefore: '이전 기간 방문',
  amount: '금액(원)',
  restaurants: '식당',
} as const

export const MONTH_COLUMNS = { month: '월', visits: '방문', amount: '금액(원)' } as const

export const CATEGORY_LABELS: Record<string, string> = { restaurant: '음식점', cafe: '카페' }
