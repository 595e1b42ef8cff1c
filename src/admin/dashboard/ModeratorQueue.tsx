import FlagOutlined from '@mui/icons-material/FlagOutlined'
import ForumOutlined from '@mui/icons-material/ForumOutlined'
import { useGetList } from 'react-admin'
import { Link } from 'react-router-dom'
import { REPORT_HOURS } from '@/domain/moderation/moderation'
import { REPORT_REASON_LABELS } from '@/messages/labels'
import { serverNow } from '../dataProvider/requestJson'
import { Card } from '../kit/Card'
import { ageOf, hoursBetween } from '../kit/dates/koreanDate'
import { listPath } from '../kit/lists/recordLinks'
import { FailedState, Loading } from '../kit/states'
import type { CommentRow } from '../moderation/CommentList'
import type { ReportRow } from '../reports/report'
import { HomeRow, HomeRows } from './HomeRows'
import { OpenReports } from './OpenReports'

const SHOWN = 5
const PAGE = { page: 1, perPage: 100 }
const OLDEST = { field: 'createdAt', order: 'ASC' } as const

/** '3시간 남음' or '2시간 넘김' of the promised day. */
export function timeLeft(createdAt: string, now: string): { text: string; isLate: boolean } {
  const left = REPORT_HOURS - hoursBetween(createdAt, now)
  const hours = Math.floor(Math.abs(left))
  return { text: left < 0 ? `${hours}시간 넘김` : `${hours}시간 남음`, isLate: left < 0 }
}

export function ReportQueue() {
  const filter = { status: 'pending', isFirst: true }
  const { data, total, error, refetch } = useGetList<ReportRow>('reports', { pagination: PAGE, sort: OLDEST, filter })
  const asOf = new Date(serverNow()).toISOString()
  if (!data && !error) return <Loading />
  const waiting = data ? { count: total ?? 0, oldest: data[0]?.createdAt ?? null } : null
  return (
    <>
      <OpenReports reports={data ?? null} waiting={waiting} asOf={asOf} onRetry={() => void refetch()} />
      {data && data.length > 0 && (
        <Card title="먼저 볼 신고">
          <HomeRows>
            {data.slice(0, SHOWN).map(({ id, targetExcerpt, reason, reportCount, createdAt }) => {
              const { text, isLate } = timeLeft(createdAt, asOf)
              return (
                <HomeRow
                  key={id}
                  to={`/reports?report=${id}`}
                  icon={FlagOutlined}
                  name={targetExcerpt ?? '지워진 글'}
                  note={`${REPORT_REASON_LABELS[reason]} · 신고 ${reportCount.toLocaleString()}건`}
                  due={text}
                  isLate={isLate}
                />
              )
            })}
          </HomeRows>
        </Card>
      )}
    </>
  )
}

export function HeldComments() {
  const filter = { status: 'pending' }
  const list = { pagination: { page: 1, perPage: SHOWN }, sort: OLDEST, filter }
  const { data, total, error, refetch } = useGetList<CommentRow>('comments', list)
  const asOf = new Date(serverNow()).toISOString()
  return (
    <Card title="검토를 기다리는 댓글" action={<Link to={listPath('comments', filter)}>모두 {total ?? 0}</Link>}>
      {error && <FailedState message={error.message} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p style={{ color: 'var(--soft)' }}>기다리는 댓글이 없어요.</p>}
      {data && data.length > 0 && (
        <HomeRows>
          {data.map(({ id, content, postTitle, createdAt }) => (
            <HomeRow
              key={id}
              to={`/comments?open=${id}`}
              icon={ForumOutlined}
              name={content ?? '글 없음'}
              note={postTitle}
              due={ageOf(createdAt, asOf)}
            />
          ))}
        </HomeRows>
      )}
    </Card>
  )
}
