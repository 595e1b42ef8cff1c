import { Button } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import type { RestoreResult, RestoredRows } from '@/domain/backup'
import type { Job } from '@/domain/job'
import { describeBackupFailure, describeCarried } from '@/messages/backups'
import { Card } from '../../kit/Card'
import { FailedState } from '../../kit/states'
import { koreanMoment } from '../../kit/dates/koreanDate'

const LAST = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'id', order: 'DESC' as const },
  filter: { kind: ['try_restore', 'restore_backup'], status: ['completed', 'failed'] },
}

const Table = styled('table')({
  borderCollapse: 'collapse',
  fontSize: 13,
  width: '100%',
  maxWidth: 640,
  '& th, & td': { padding: '5px 8px', borderBottom: '1px solid var(--line)', textAlign: 'left' },
  '& .number': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
})

const isTrial = ({ kind }: Job) => kind === 'try_restore'
const differs = ({ rows, live }: RestoredRows): boolean => live !== undefined && live !== rows

export function RestoreReport() {
  const { data, error, refetch } = useGetList<Job>('jobs', LAST)
  const [job] = data ?? []
  if (!error && !job) return null
  return (
    <div style={{ marginTop: 28 }}>
      <Card title={job && !isTrial(job) ? '마지막 복원' : '마지막 복원 시험'}>
        {error && <FailedState onRetry={() => void refetch()} />}
        {job?.error && (
          <p style={{ margin: 0 }}>
            {job.finishedAt && koreanMoment(job.finishedAt)} · 실패했어요. {describeBackupFailure(job.error)}
          </p>
        )}
        {job?.result && <Report job={job} result={job.result as unknown as RestoreResult} />}
      </Card>
    </div>
  )
}

function Report({ job, result: { name, tables, files, migratedOn, carried } }: { job: Job; result: RestoreResult }) {
  const [isWhole, setWhole] = useState(false)
  const different = tables.filter(differs)
  const shown = isWhole ? tables : different
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return (
    <>
      <p style={{ margin: '0 0 10px' }}>
        {job.finishedAt && koreanMoment(job.finishedAt)} · {name}
        <br />표 {tables.length.toLocaleString()}개의 {rows.toLocaleString()}행과 사진 파일 {files.toLocaleString()}개가
        백업할 때와 같아요.
        {migratedOn > 0 && ` 그 뒤의 구조 변경 ${migratedOn.toLocaleString()}가지를 더했어요.`}
        {isTrial(job) &&
          (different.length > 0
            ? ` 지금과 행 수가 다른 표는 ${different.length}개예요.`
            : ' 행 수가 모두 지금과 같아요.')}
      </p>
      {carried !== undefined && (
        <ul style={{ margin: '0 0 10px', paddingLeft: 20 }}>
          {describeCarried(carried).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {shown.length > 0 && (
        <div style={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="표마다의 행">
          <Table>
            <thead>
              <tr>
                <th scope="col">표</th>
                <th scope="col" className="number">
                  백업의 행
                </th>
                {isTrial(job) && (
                  <>
                    <th scope="col" className="number">
                      시험할 때의 행
                    </th>
                    <th scope="col" className="number">
                      차이
                    </th>
                  </>
                )}
              </tr>
            </thead>
            <tbody>
              {shown.map((table) => (
                <Row key={table.table} {...table} />
              ))}
            </tbody>
          </Table>
        </div>
      )}
      {tables.length > different.length && (
        <Button size="small" sx={{ mt: 1 }} onClick={() => setWhole(!isWhole)} aria-expanded={isWhole}>
          {isWhole ? '다른 표만 보기' : `모든 표 ${tables.length.toLocaleString()}개 보기`}
        </Button>
      )}
    </>
  )
}

const Row = ({ table, rows, live }: RestoredRows) => (
  <tr>
    <th scope="row" style={{ fontWeight: 450 }}>
      {table}
    </th>
    <td className="number">{rows.toLocaleString()}</td>
    {live !== undefined && (
      <>
        <td className="number">{live === null ? '없는 표' : live.toLocaleString()}</td>
        <td className="number">{live === null || live === rows ? '–' : signed(rows - live)}</td>
      </>
    )}
  </tr>
)

const signed = (difference: number) => `${difference > 0 ? '+' : '−'}${Math.abs(difference).toLocaleString()}`
