import { useQueries } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { StatStrip } from '../kit/StatStrip'

const CARDS = [
  { label: '게시 중인 공지', resource: 'notices', filter: { phase: 'live' }, unit: '건' },
  { label: '활성 질문', resource: 'faqs', filter: { status: 'active' }, unit: '개' },
  { label: '활성 데이터 포맷', resource: 'formats', filter: { status: 'active' }, unit: '개' },
  { label: '끝난 백업', resource: 'backups', filter: { status: 'completed' }, unit: '개' },
] as const

/** Query keys start like the lists', so that changes refresh them. */
export function SummaryCards() {
  const data = useDataProvider()
  const counted = useQueries({
    queries: CARDS.map(({ resource, filter }) => ({
      queryKey: [resource, 'getList', 'summary'],
      queryFn: async () => {
        const asked = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' as const }, filter }
        return (await data.getList(resource, asked)).total ?? 0
      },
    })),
  })
  return (
    <StatStrip
      label="설정 요약"
      figures={CARDS.map(({ label, unit }, at) => {
        const { data: count, isError, refetch } = counted[at] ?? {}
        return {
          label,
          value: isError ? null : count === undefined ? '…' : `${count.toLocaleString()}${unit}`,
          onRetry: () => void refetch?.(),
        }
      })}
    />
  )
}
