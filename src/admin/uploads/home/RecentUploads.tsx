import { styled } from '@mui/material/styles'
import { Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Upload } from '@/contract/uploadState'
import { isRecordsUpload, type UploadStatus } from '@/domain/upload/kinds'
import { UPLOAD_KIND_LABELS, UPLOAD_STATUS_LABELS } from '@/messages/staff/uploads'
import { askApi } from '../../dataProvider/requestJson'
import { Card } from '../../kit/Card'
import { EmptyState, FailedState } from '../../kit/states'
import { shortMoment } from '../../kit/dates/koreanDate'
import { StatusTag, type StatusTone } from '../../kit/marks'
import { many } from '../numbers'
import { isWorking } from '../useUpload'

const POLL_MS = 2_000

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  maxHeight: 420,
  overflow: 'auto',
  '& > li': { borderTop: '1px solid var(--line)' },
  '& a': { display: 'block', padding: '9px 4px', textDecoration: 'none', '&:hover': { background: 'var(--wash)' } },
  '& .name': { display: 'flex', gap: 8, alignItems: 'center', fontWeight: 620 },
  '& .name b': { fontWeight: 620, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .name > :last-child': { marginLeft: 'auto', flexShrink: 0 },
  '& p': { margin: '2px 0 0', fontSize: 12.5, color: 'var(--soft)' },
})

const TONES: Partial<Record<UploadStatus, StatusTone>> = { imported: 'ok', failed: 'bad', read: 'mid' }
const VIEWS: { name: string; statuses: UploadStatus[] | null }[] = [
  { name: '모두', statuses: null },
  { name: '검토 대기', statuses: ['uploaded', 'read', 'failed'] },
  { name: '반영함', statuses: ['imported'] },
]

export function RecentUploads() {
  const [view, setView] = useState(0)
  const { data, error, refetch } = useQuery({
    queryKey: ['uploads'],
    queryFn: ({ signal }) => askApi('GET /api/v1/staff/uploads', { signal }),
    refetchInterval: ({ state }) => (state.data?.data.some(isWorking) ? POLL_MS : false),
  })
  const statuses = VIEWS[view]?.statuses
  const shown = data?.data.filter(({ status }) => !statuses || statuses.includes(status)) ?? []
  return (
    <Card
      title="올린 파일"
      action={VIEWS.map(({ name }, at) => (
        <Button
          key={name}
          size="small"
          aria-pressed={view === at}
          onClick={() => setView(at)}
          sx={{ fontWeight: view === at ? 680 : 450, textDecoration: view === at ? 'underline' : 'none' }}
        >
          {name}
        </Button>
      ))}
    >
      {error && <FailedState message={error.message} onRetry={() => void refetch()} />}
      {data && shown.length === 0 && <EmptyState title="아직 올린 파일이 없어요." />}
      <List>
        {shown.map((upload) => (
          <li key={upload.id}>
            <Link to={`/data-upload/${upload.id}`}>
              <span className="name">
                <b>{upload.fileName}</b>
                <StatusTag tone={TONES[upload.status]}>
                  {isWorking(upload) ? '하는 중' : UPLOAD_STATUS_LABELS[upload.status]}
                </StatusTag>
              </span>
              <p>
                {UPLOAD_KIND_LABELS[upload.kind].name} · {shortMoment(upload.createdAt)} ·{' '}
                {upload.createdBy ?? '떠난 사람'}
                {upload.counts && ` · ${many(upload.counts.rows)}행`}
                {upload.counts !== null && upload.counts.error > 0 && ` · 고칠 것 ${many(upload.counts.error)}행`}
                {madeText(upload)}
              </p>
            </Link>
          </li>
        ))}
      </List>
    </Card>
  )
}

function madeText(upload: Upload): string {
  if (!upload.result) return ''
  if (!isRecordsUpload(upload)) return ` · 방문 ${many(upload.result?.visitsMade ?? 0)}건 만듦`
  const { created, updated } = upload.result ?? { created: 0, updated: 0 }
  return ` · ${many(created)} 새로 만듦, ${many(updated)} 고침`
}
