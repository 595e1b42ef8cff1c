import { Link as TextLink } from '@mui/material'
import { Link } from 'react-router-dom'
import { Card } from '../../kit/Card'
import { FailedState } from '../../kit/FailedState'
import { StatusTag } from '../../kit/StatusTag'
import { useDueAgencies } from './useCoverage'

const LINE = { display: 'flex', flexWrap: 'wrap', gap: 10, padding: '5px 0', alignItems: 'center' } as const

export function DueList() {
  const { data, error, refetch } = useDueAgencies()
  if (error)
    return (
      <Card title="살펴볼 기관">
        <FailedState message={error.message} onRetry={() => void refetch()} />
      </Card>
    )
  if (!data) return null
  return (
    <div style={{ marginBottom: 16 }}>
      <Card
        title={`살펴볼 기관 ${data.length.toLocaleString()}곳`}
        action={<span style={{ color: 'var(--soft)', fontSize: 12.5 }}>다달이 공개하는데 지난달이 없는 곳</span>}
      >
        {data.length === 0 && (
          <p style={{ color: 'var(--soft)', margin: 0 }}>다달이 공개하는 기관이 모두 들어왔어요.</p>
        )}
        <ul style={{ listStyle: 'none', margin: 0, padding: 0, maxHeight: 210, overflow: 'auto' }}>
          {data.map(({ id, name, sourceUrl, last, behind, isPublished, isLate }) => (
            <li key={id} style={LINE}>
              <Link to={`/agencies/${id}`} style={{ color: 'inherit', fontWeight: 620 }}>
                {name}
              </Link>
              <span style={{ color: 'var(--soft)', fontSize: 12.5 }}>
                마지막 {last.slice(0, 4)}. {Number(last.slice(5))}. · {behind}달 비어 있음
              </span>
              {isLate && <StatusTag tone="bad">늦음</StatusTag>}
              {isPublished && <StatusTag tone="mid">공개됨</StatusTag>}
              {sourceUrl && (
                <TextLink
                  href={sourceUrl}
                  target="_blank"
                  rel="noopener noreferrer"
                  sx={{ ml: 'auto', fontSize: 12.5 }}
                >
                  공개 자료 열기
                </TextLink>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
