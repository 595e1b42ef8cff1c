import { styled } from '@mui/material/styles'
import type { RecentImport } from '@/domain/staff/dashboard'
import { Card } from '../kit/Card'
import { FailedState } from '../kit/FailedState'
import { koreanMoment } from '../kit/dates/koreanDate'
import { StatusTag } from '../kit/StatusTag'
import { PHONE } from '../theme/media'

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { borderTop: '1px solid var(--line)', padding: '10px 0' },
  '& .name': { display: 'flex', alignItems: 'baseline', gap: 8, fontWeight: 620 },
  '& .at': { marginLeft: 'auto', fontSize: 12.5, fontWeight: 450, color: 'var(--soft)', whiteSpace: 'nowrap' },
  '& p': { margin: '2px 0 0', fontSize: 12.5, color: 'var(--soft)' },
  [PHONE]: { '& .name': { display: 'block' }, '& .at': { display: 'block' } },
})

interface Props {
  imports: RecentImport[] | null
  onRetry: () => void
}

export function RecentImports({ imports, onRetry }: Props) {
  return (
    <Card
      title="최근 가져오기"
      action={
        <a href="/cms/collections/import-batches" style={{ fontSize: 12.5 }}>
          모두
        </a>
      }
    >
      {imports === null && <FailedState onRetry={onRetry} />}
      {imports?.length === 0 && <p style={{ color: 'var(--soft)' }}>아직 가져온 파일이 없어요.</p>}
      {imports !== null && imports.length > 0 && (
        <List>
          {imports.map((one) => (
            <li key={one.id}>
              <div className="name">
                {one.fileName}
                {one.status === 'undone' && <StatusTag>되돌림</StatusTag>}
                <span className="at">{koreanMoment(one.createdAt)}</span>
              </div>
              <p>
                {one.rowsRead.toLocaleString()}행 읽음 · 방문 {one.visitsMade.toLocaleString()}건
                {one.rowsRejected > 0 && ` · ${one.rowsRejected.toLocaleString()}행 거절`}
              </p>
            </li>
          ))}
        </List>
      )}
    </Card>
  )
}
