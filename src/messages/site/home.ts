import { TRENDING_WINDOW_DAYS } from '@/domain/directory/directory'

export const HOME = {
  lists: '많이 찾는 곳',
  chooseList: '목록 고르기',
  trending: `최근 ${TRENDING_WINDOW_DAYS}일`,
  trendingLabel: '최근 많이 찾은 식당',
  trendingNote: (from: string, to: string) => `${from} – ${to}의 방문만 집계했어요.`,
  popular: '꾸준히',
  popularLabel: '꾸준히 많이 찾는 식당',
  popularNote: '지금까지 모은 모든 기록에서 집계했어요.',
  rank: (rank: string) => `${rank}위`,
  all: '전국 순위',
  regions: '어느 지역에서 드세요?',
  regionsNote: '방문 기록이 많은 지역부터 보여 드려요.',
  allRegions: '모든 지역',
  map: '시도별 식당 수',
  figures: '모은 기록',
  until: (day: string) => `${day}까지의 기록`,
} as const
