import type { RecommendationOverview } from '@/domain/recommendation/recommendations'
import { StatStrip } from '../kit/StatStrip'

const number = (value: number | undefined): string | null => value?.toLocaleString() ?? null

export const CoverageCards = ({ stats }: { stats: RecommendationOverview['stats'] }) => (
  <StatStrip
    label="추천 현황"
    figures={[
      { label: '전체 식당', value: number(stats?.totalRestaurants) },
      { label: '활성 식당', value: number(stats?.activeRestaurants) },
      { label: '전체 리뷰', value: number(stats?.totalReviews) },
      {
        label: '추천 커버리지',
        value: stats && `${stats.recommendationCoverage}%`,
        note: '전체 가운데 활성 식당',
      },
      {
        label: '실제로 추천되는 곳',
        value: stats && `${stats.reach.toLocaleString()}%`,
        ...(stats && { note: `활성 식당 가운데 ${stats.recommended.toLocaleString()}곳` }),
      },
    ]}
  />
)
