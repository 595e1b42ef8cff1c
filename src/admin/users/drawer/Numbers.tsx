import { styled } from '@mui/material/styles'
import { useResourceDefinitions } from 'react-admin'
import { Link } from 'react-router-dom'
import { listPath } from '../../kit/lists/listPath'
import type { UserRecord } from '../user'

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  margin: '0 0 16px',
  border: '1px solid var(--line)',
  borderRadius: 8,
  background: 'var(--card)',
  '& > div': { display: 'flex', flexDirection: 'column-reverse', padding: '6px 4px', textAlign: 'center' },
  '& > div + div': { borderLeft: '1px solid var(--line)' },
  '& dt': { fontSize: 12, color: 'var(--soft)' },
  '& dd': { margin: 0, fontSize: 16, fontWeight: 650 },
})

export function Numbers({ user }: { user: UserRecord }) {
  const { id, reviewCount, postCount, commentCount, reportCount, openReportCount } = user
  const screens = useResourceDefinitions()
  const counts: [label: string, count: number, resource: string][] = [
    ['리뷰', reviewCount, 'reviews'],
    ['글', postCount, 'posts'],
    ['댓글', commentCount, 'comments'],
  ]
  return (
    <List>
      {counts.map(([label, count, resource]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {screens[resource]?.hasList && count > 0 ? (
              <Link to={listPath(resource, { author: id })} aria-label={`${label} ${count}건 보기`}>
                {count.toLocaleString()}
              </Link>
            ) : (
              count.toLocaleString()
            )}
          </dd>
        </div>
      ))}
      <div>
        <dt>{openReportCount > 0 ? `받은 신고 · 대기 ${openReportCount}` : '받은 신고'}</dt>
        <dd style={openReportCount > 0 ? { color: 'var(--accent)' } : undefined}>{reportCount.toLocaleString()}</dd>
      </div>
    </List>
  )
}
