import FlagOutlined from '@mui/icons-material/FlagOutlined'
import ForumOutlined from '@mui/icons-material/ForumOutlined'
import { useGetList } from 'react-admin'
import { REPORT_HOURS } from '@/domain/moderation/moderation'
import { REPORT_REASON_LABELS } from '@/messages/labels'
import { serverNow } from '../dataProvider/requestJson'
import { Card } from '../kit/Card'
import { ageOf, hoursBetween } from '../kit/dates/koreanDate'
import { Loading } from '../kit/states'
import type { CommentRow } from '../moderation/CommentList'
import type { ReportRow } from '../reports/report'
import { HomeList, HomeRow, HomeRows, HOME_ROWS } from './HomeRows'
import { OpenReports } from './OpenReports'

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
            {data.slice(0, HOME_ROWS).map(({ id, targetExcerpt, reason, reportCount, createdAt }) => {
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
  const asOf = new Date(serverNow()).toISOString()
  return (
    <HomeList<CommentRow>
      title="검토를 기다리는 댓글"
      resource="comments"
      filter={{ status: 'pending' }}
      sort={OLDEST}
      empty="기다리는 댓글이 없어요."
      rowOf={({ content, postTitle, createdAt }) => ({
        icon: ForumOutlined,
        name: content ?? '글 없음',
        note: postTitle,
        due: ageOf(createdAt, asOf),
      })}
      pathOf={({ id }) => `/comments?open=${id}`}
    />
  )
}
