import { Typography } from '@mui/material'
import { useListContext } from 'react-admin'
import { isAboutRestaurants, type QualityType } from '@/domain/quality/issueTypes'
import { QUALITY_LABELS } from '@/messages/staff/quality'
import { FilterBar } from '../kit/filters/FilterBar'
import { FilterFlag } from '../kit/filters/FilterFlag'
import { FilterRegion } from '../kit/filters/FilterRegion'
import { IssueTable } from './IssueTable'

export function IssueList() {
  const { filterValues } = useListContext()
  const { type } = filterValues as { type?: QualityType }
  if (!type || !Object.hasOwn(QUALITY_LABELS, type))
    return <p style={{ color: 'var(--soft)' }}>유형을 고르면 그 목록이 여기에 열려요.</p>
  const { name, rule } = QUALITY_LABELS[type]
  const ofRestaurants = isAboutRestaurants(type)
  return (
    <section aria-labelledby="issues">
      <Typography id="issues" variant="h2">
        {name}
      </Typography>
      <p style={{ margin: '2px 0 0', color: 'var(--soft)', fontSize: 13 }}>{rule}</p>
      <FilterBar {...(ofRestaurants && { search: '식당 이름' })}>
        {ofRestaurants && <FilterRegion />}
        <FilterFlag source="isMarked" label="맞음 표시" yes="표시함" no="표시 없음" />
      </FilterBar>
      <IssueTable type={type} />
    </section>
  )
}
