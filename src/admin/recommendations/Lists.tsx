import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { CARD_SHOWN } from '@/domain/recommendation/recommendation'
import type { RecommendationLists, RecommendedPlace } from '@/contract/recommendations'
import { displayRegion } from '@/domain/region/regionNames'
import { CATEGORY_LABELS } from '@/messages/staff/statistics'
import { Card } from '../kit/Card'
import { StatusTag } from '../kit/marks'
import { useStaffRegions } from '../kit/fields/RegionInput'
import { ActionButton } from '../kit/dialogs/ActionDialog'
import { exclude, EXCLUSION_REASONS } from './useRecommendations'

const ExcludeButton = ({ place: { id, name } }: { place: RecommendedPlace }) => (
  <ActionButton
    label="빼기"
    look={{ size: 'small', 'aria-label': `${name} 빼기` }}
    title={`${name} 추천에서 빼기`}
    effect="모든 추천 목록에서 곧바로 빠져요. 검색과 순위에는 그대로 나오고, 언제든 다시 넣을 수 있어요."
    confirmLabel="추천에서 빼기"
    reasons={EXCLUSION_REASONS}
    run={(reason) => exclude({ restaurant: id, reason })}
    done={`${name}을(를) 추천에서 뺐어요.`}
  />
)

const Grid = styled('div')({
  display: 'grid',
  gap: 16,
  margin: '16px 0',
  gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))',
  '& ol': { listStyle: 'none', margin: 0, padding: 0 },
  '& li': {
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr) auto',
    gap: 6,
    alignItems: 'center',
    padding: '7px 0',
    borderTop: '1px solid var(--line)',
  },
  '& .note': { display: 'block', color: 'var(--soft)', fontSize: 12.5 },
})

interface Props {
  lists: RecommendationLists | null
  /** district code of the third list */
  region: string
  isPreview: boolean
  isStale: boolean
}

export function Lists({ lists, region, isPreview, isStale }: Props) {
  const regions = useStaffRegions()
  const district = regions.find(({ code }) => code === region)
  const tag = isPreview && <StatusTag tone="mid">미리보기</StatusTag>
  return (
    <Grid aria-busy={isStale} style={{ opacity: isStale ? 0.6 : 1 }}>
      <List title="인기 식당 추천" places={lists?.popular} tag={tag} />
      <List title="급상승 식당" places={lists?.trending} tag={tag} isHot />
      <List title={district ? `${displayRegion(district)} 추천` : '지역 추천'} places={lists?.region} tag={tag} />
    </Grid>
  )
}

interface ListProps {
  title: string
  places: RecommendedPlace[] | undefined
  tag: ReactNode
  isHot?: boolean
}

const List = ({ title, places, tag, isHot = false }: ListProps) => (
  <Card title={title} action={tag}>
    {places === undefined && <p style={{ color: 'var(--soft)' }}>불러오지 못함</p>}
    {places?.length === 0 && <p style={{ color: 'var(--soft)' }}>추천할 곳이 아직 없어요.</p>}
    <ol>
      {places?.slice(0, CARD_SHOWN).map((place, index) => (
        <li key={place.id}>
          {isHot ? <StatusTag tone="mid">HOT</StatusTag> : <b>#{index + 1}</b>}
          <span>
            <b style={{ fontWeight: 640 }}>{place.name}</b>
            <span className="note">
              {[place.address ?? '주소 없음', CATEGORY_LABELS[place.category] ?? place.category].join(' · ')}
            </span>
            <span className="note">{isHot ? surgeText(place) : `방문 ${place.visits.toLocaleString()}`}</span>
          </span>
          <ExcludeButton place={place} />
        </li>
      ))}
    </ol>
  </Card>
)

/** '방문 3 → 12 · 리뷰 0 → 2' */
function surgeText({ detail: { visits, reviews } }: RecommendedPlace): string {
  const of = (name: string, counts: [number, number] | undefined) =>
    counts ? `${name} ${counts[1].toLocaleString()} → ${counts[0].toLocaleString()}` : null
  return [of('방문', visits), of('리뷰', reviews)].filter(Boolean).join(' · ')
}
