import { IMPROVABLE_TYPES } from '@/domain/quality/issueTypes'
import type { QualitySummary } from '@/domain/quality/summary'
import { StatStrip } from '../kit/StatStrip'

type Types = QualitySummary['types']

export function SummaryCards({ types }: { types: Types }) {
  const found = types.filter(({ open }) => open > 0)
  const total = found.reduce((sum, { open }) => sum + open, 0)
  const improvable = found.filter(({ type }) => (IMPROVABLE_TYPES as readonly string[]).includes(type)).length
  const duplicates = types.find(({ type }) => type === 'duplicate')?.open ?? 0
  return (
    <StatStrip
      label="데이터 품질 요약"
      figures={[
        { label: '총 문제 수', value: total.toLocaleString(), note: '모든 종류를 더한 수' },
        { label: '문제 유형', value: found.length.toLocaleString(), note: `${types.length}가지 가운데` },
        { label: '개선 필요', value: improvable.toLocaleString(), note: '카테고리와 주소에서' },
        { label: '중복 데이터', value: duplicates.toLocaleString(), note: '같은 곳으로 보이는 식당' },
      ]}
    />
  )
}
