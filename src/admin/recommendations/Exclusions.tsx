import { Button } from '@mui/material'
import type { RecommendationOverview } from '@/domain/recommendation/recommendations'
import { Card } from '../kit/Card'
import { koreanDate } from '../kit/dates/koreanDate'
import { useAction } from '../kit/useAction'
import { AddExclusion } from './AddExclusion'
import { include } from './useRecommendations'

type Exclusion = NonNullable<RecommendationOverview['exclusions']>[number]

export const Exclusions = ({ exclusions }: { exclusions: RecommendationOverview['exclusions'] }) => (
  <Card title="추천에서 뺀 곳" action={<AddExclusion />}>
    {exclusions === null && <p style={{ color: 'var(--soft)' }}>불러오지 못함</p>}
    {exclusions?.length === 0 && <p style={{ color: 'var(--soft)' }}>뺀 곳이 없어요.</p>}
    <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {exclusions?.map((one) => (
        <ExclusionRow key={one.id} {...one} />
      ))}
    </ul>
  </Card>
)

function ExclusionRow({ id, name, reason, by, at }: Exclusion) {
  const { mutate, isPending } = useAction(() => include(id), {
    done: `${name}을(를) 다시 넣었어요. 목록을 다음에 만들 때부터 추천해요.`,
  })
  return (
    <li
      style={{ display: 'flex', gap: 10, alignItems: 'center', padding: '7px 0', borderTop: '1px solid var(--line)' }}
    >
      <span style={{ minWidth: 0 }}>
        <b style={{ fontWeight: 640 }}>{name}</b> {reason}
        <span style={{ display: 'block', color: 'var(--soft)', fontSize: 12.5 }}>
          {by ?? '탈퇴한 사람'} · {koreanDate(at)}
        </span>
      </span>
      <Button size="small" variant="outlined" sx={{ ml: 'auto' }} disabled={isPending} onClick={() => mutate()}>
        다시 넣기
      </Button>
    </li>
  )
}
