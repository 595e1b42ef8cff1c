import { HOT_VISITS_MIN, TRENDING_DAYS } from '@/domain/recommendation/recommendation'

export const RECOMMENDATIONS = {
  surging: '요즘 부쩍 찾는 곳',
  surgingNote:
    `가장 최근 기록까지 ${TRENDING_DAYS}일의 방문과 리뷰가 그 앞 ${TRENDING_DAYS}일보다 크게 는 곳이에요. ` +
    `방문이 ${HOT_VISITS_MIN}건 이상이면 HOT을 붙여요.`,
  before: (visits: string) => `그 앞 ${TRENDING_DAYS}일 ${visits}건`,
  surgingBadge: 'HOT',
  ofRegionNote: '방문, 다녀간 기관의 수, 평점을 함께 봤어요.',
  forYou: '취향에 맞는 곳',
  forYouNote: '저장한 곳과 별점을 많이 준 곳에서 추정했어요.',
  forYouYet: '아직 저장하거나 리뷰한 곳이 없어 지역의 추천을 보여 드려요.',
  failed: '취향에 맞는 곳을 불러오지 못했어요.',
  retry: '다시',
  beside: '이 지역에서 추천하는 곳',
} as const
