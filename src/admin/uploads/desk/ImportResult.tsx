import { Alert } from '@mui/material'
import { Link } from 'react-router-dom'
import type { VisitsUpload } from '@/domain/upload/upload'
import { koreanMoment } from '../../kit/dates/koreanDate'
import { many } from '../numbers'
import { RowShares } from './PlanSummary'

export function ImportResult({ upload: { status, result, kept, undone, job, batch } }: { upload: VisitsUpload }) {
  if (status === 'undone') {
    return (
      <>
        <Alert severity="success" variant="outlined" sx={{ mb: 2 }}>
          반영을 되돌렸어요.{undone && ` 방문 기록 ${many(undone.removed)}건을 지웠어요.`}
        </Alert>
        {kept.length > 0 && (
          <section aria-label="남은 기록">
            <h2 style={{ fontSize: 15 }}>누가 고쳐서 남은 기록 {many(undone?.keptCount ?? kept.length)}건</h2>
            <ul>
              {kept.map(({ id, row, sheet, restaurant }) => (
                <li key={id}>
                  <Link to={`/visits/${id}`}>{restaurant}</Link>
                  {row !== null && ` · ${sheet ? `${sheet} ` : ''}${row}행`}
                </li>
              ))}
            </ul>
          </section>
        )}
      </>
    )
  }
  if (!result) return null
  return (
    <>
      <Alert severity="success" variant="outlined" sx={{ mb: 2 }}>
        반영했어요. 방문 기록 {many(result.visitsMade)}건, 새 식당 {many(result.restaurantsNew)}곳
        {result.reviewsQueued > 0 && `, 물을 것 ${many(result.reviewsQueued)}가지`} · 가져오기 {batch}번
        {job?.finishedAt && ` · ${koreanMoment(job.finishedAt)}`}
      </Alert>
      <RowShares report={result} title="파일의 행" />
    </>
  )
}
