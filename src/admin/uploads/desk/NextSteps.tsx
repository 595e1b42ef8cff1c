import ArrowForward from '@mui/icons-material/ArrowForward'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import type { Upload } from '@/contract/uploadState'
import { isRecordsUpload, type UploadStatus } from '@/domain/upload/kinds'
import { RESOURCE_LABELS } from '@/resources/labels'
import { askApi } from '../../dataProvider/requestJson'
import { listPath } from '../../kit/lists/recordLinks'
import { many } from '../numbers'

interface Step {
  to: string
  title: string
  note: string
}

/** Files in it wait for a person. */
const WAITING: readonly UploadStatus[] = ['uploaded', 'read', 'failed']

/** What an import leaves to do or to look at, the most useful first. */
export function nextSteps(upload: Upload): Step[] {
  if (isRecordsUpload(upload)) {
    const { name } = RESOURCE_LABELS[upload.kind]
    return [{ to: `/${upload.kind}`, title: `${name} 목록 보기`, note: '반영한 것이 목록에 있는지 봐요.' }]
  }
  const { batch, result } = upload
  if (batch === null || !result) return []
  const filter = { importBatch: batch }
  return [
    {
      count: result.reviewsQueued,
      to: `/matches?batch=${batch}`,
      title: `질문 ${many(result.reviewsQueued)}가지 답하기`,
      note: '표기가 어느 식당인지 정하면 방문이 제자리로 가요.',
    },
    {
      count: result.restaurantsNew,
      to: listPath('restaurants', filter),
      title: `새 식당 ${many(result.restaurantsNew)}곳 모두 보기`,
      note: '업종이나 좌표가 빈 곳을 채워요.',
    },
    {
      count: result.visitsMade,
      to: listPath('visits', filter),
      title: `방문 기록 ${many(result.visitsMade)}건 보기`,
      note: '확인할 점이 있는 기록을 골라 봐요.',
    },
  ].flatMap(({ count, ...step }) => (count > 0 ? [step] : []))
}

/** The oldest other file that waits, so that files are worked off in their order. */
export const nextFile = (uploads: readonly Upload[], id: number): Upload | undefined =>
  uploads.filter((upload) => upload.id !== id && WAITING.includes(upload.status)).at(-1)

const List = styled('ol')({
  listStyle: 'none',
  margin: '0 0 22px',
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: 10,
  '& a': {
    display: 'flex',
    gap: 10,
    alignItems: 'center',
    height: '100%',
    padding: '12px 14px',
    border: '1px solid var(--line)',
    borderRadius: 8,
    background: 'var(--card)',
    textDecoration: 'none',
    '&:hover': { background: 'var(--wash)' },
  },
  '& b': { display: 'block', fontWeight: 640 },
  '& small': { display: 'block', fontSize: 12.5, color: 'var(--soft)', overflowWrap: 'anywhere' },
  '& svg': { marginLeft: 'auto', fontSize: 18, color: 'var(--soft)' },
})

export function NextSteps({ upload }: { upload: Upload }) {
  const { data } = useQuery({
    queryKey: ['uploads'],
    queryFn: ({ signal }) => askApi('GET /api/v1/staff/uploads', { signal }),
  })
  const next = data && nextFile(data.data, upload.id)
  const file = next
    ? { to: `/data-upload/${next.id}`, title: '다음 파일 살펴보기', note: next.fileName }
    : { to: '/data-upload', title: '다른 파일 올리기', note: '기다리는 파일이 없어요.' }
  return (
    <section aria-label="이어서 할 일">
      <h2 style={{ fontSize: 15, margin: '0 0 8px' }}>이어서 할 일</h2>
      <List>
        {[...nextSteps(upload), file].map(({ to, title, note }) => (
          <li key={title}>
            <Link to={to}>
              <span>
                <b>{title}</b>
                <small>{note}</small>
              </span>
              <ArrowForward aria-hidden="true" />
            </Link>
          </li>
        ))}
      </List>
    </section>
  )
}
