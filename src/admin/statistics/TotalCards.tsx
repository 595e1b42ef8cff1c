import type { StaffStatistics } from '@/domain/statistics/statistics'
import { StatStrip } from '../kit/StatStrip'
import { koreanDate } from '../kit/dates/koreanDate'

const number = (value: number | undefined): string | null => value?.toLocaleString() ?? null

/** As the public site counts them. */
export const TotalCards = ({ data: { totals, restaurants, members, reviews } }: { data: StaffStatistics }) => (
  <StatStrip
    label="전체 수"
    figures={[
      {
        label: '전체 식당',
        value: number(restaurants?.total),
        ...(restaurants && { note: `활성 ${restaurants.active.toLocaleString()}` }),
      },
      {
        label: '방문 기록',
        value: number(totals?.visits),
        ...(totals?.lastVisit && { note: `마지막 ${koreanDate(totals.lastVisit)}` }),
      },
      { label: '지역', value: number(totals?.regions), note: '식당이 있는 시군구' },
      {
        label: '회원',
        value: number(members?.total),
        ...(members && { note: `지난 30일에 로그인 ${members.active.toLocaleString()}` }),
      },
      {
        label: '리뷰',
        value: number(reviews?.total),
        ...(reviews && { note: `공개 ${reviews.approved.toLocaleString()}` }),
      },
      {
        label: '평균 평점',
        value: reviews && (reviews.average === null ? '–' : reviews.average.toFixed(1)),
        note: '공개된 리뷰',
      },
    ]}
  />
)
