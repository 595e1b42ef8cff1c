import ChevronRight from '@mui/icons-material/ChevronRight'
import CollectionsBookmarkOutlined from '@mui/icons-material/CollectionsBookmarkOutlined'
import CampaignOutlined from '@mui/icons-material/CampaignOutlined'
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined'
import EditNote from '@mui/icons-material/EditNote'
import FlagOutlined from '@mui/icons-material/FlagOutlined'
import ForumOutlined from '@mui/icons-material/ForumOutlined'
import type { SvgIconComponent } from '@mui/icons-material'
import { Button } from '@mui/material'
import { type RaRecord, useGetList } from 'react-admin'
import { Link } from 'react-router-dom'
import type { collections } from '@/resources/collections'
import type { RowOf } from '@/resources/definition'
import { isEditor } from '@/domain/roles'
import { REPORT_HOURS } from '@/domain/moderation/moderation'
import { REPORT_REASON_LABELS } from '@/messages/labels'
import type { notices } from '@/resources/notices'
import type { terms } from '@/resources/terms'
import { canOpen, type Staff } from '../auth'
import { serverNow } from '../dataProvider/requestJson'
import { Card } from '../kit/Card'
import { ageOf, hoursBetween, koreanDate, koreanMoment } from '../kit/dates/koreanDate'
import { listPath } from '../kit/lists/recordLinks'
import { ScreenHeading } from '../kit/screens/screens'
import { FailedState, Loading } from '../kit/states'
import type { CommentRow } from '../moderation/CommentList'
import type { ReportRow } from '../reports/report'
import { Rows } from './layout'
import { OpenReports } from './OpenReports'

const SHOWN = 5
const PAGE = { page: 1, perPage: 100 }
const OLDEST = { field: 'createdAt', order: 'ASC' } as const

interface RowProps {
  to: string
  icon: SvgIconComponent
  name: string
  note: string
  due: string
  isLate?: boolean
}

const Row = ({ to, icon: Icon, name, note, due, isLate = false }: RowProps) => (
  <li>
    <Link to={to} style={{ gridTemplateColumns: '20px minmax(0, 1fr) auto 16px' }}>
      <Icon aria-hidden="true" />
      <span style={{ minWidth: 0 }}>
        <span className="name" style={{ display: 'block', ...oneLine }}>
          {name}
        </span>
        <span style={{ display: 'block', fontSize: 12.5, color: 'var(--soft)', ...oneLine }}>{note}</span>
      </span>
      <span className="age" style={isLate ? { color: 'var(--accent)' } : {}}>
        {due}
      </span>
      <ChevronRight aria-hidden="true" />
    </Link>
  </li>
)

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** '3시간 남음' or '2시간 넘김' of the promised day. */
export function timeLeft(createdAt: string, now: string): { text: string; isLate: boolean } {
  const left = REPORT_HOURS - hoursBetween(createdAt, now)
  const hours = Math.floor(Math.abs(left))
  return { text: left < 0 ? `${hours}시간 넘김` : `${hours}시간 남음`, isLate: left < 0 }
}

function ReportQueue() {
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
          <Rows>
            {data.slice(0, SHOWN).map(({ id, targetExcerpt, reason, reportCount, createdAt }) => {
              const { text, isLate } = timeLeft(createdAt, asOf)
              return (
                <Row
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
          </Rows>
        </Card>
      )}
    </>
  )
}

function HeldComments() {
  const filter = { status: 'pending' }
  const list = { pagination: { page: 1, perPage: SHOWN }, sort: OLDEST, filter }
  const { data, total, error, refetch } = useGetList<CommentRow>('comments', list)
  const asOf = new Date(serverNow()).toISOString()
  return (
    <Card title="검토를 기다리는 댓글" action={<Link to={listPath('comments', filter)}>모두 {total ?? 0}</Link>}>
      {error && <FailedState message={error.message} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p style={{ color: 'var(--soft)' }}>기다리는 댓글이 없어요.</p>}
      {data && data.length > 0 && (
        <Rows>
          {data.map(({ id, content, postTitle, createdAt }) => (
            <Row
              key={id}
              to={`/comments?open=${id}`}
              icon={ForumOutlined}
              name={content ?? '글 없음'}
              note={postTitle}
              due={ageOf(createdAt, asOf)}
            />
          ))}
        </Rows>
      )}
    </Card>
  )
}

interface WorkProps<T extends RaRecord> {
  title: string
  resource: string
  filter: object
  sort: { field: string; order: 'ASC' | 'DESC' }
  empty: string
  rowOf: (record: T) => Omit<RowProps, 'to'>
}

/** Texts that are not public yet. */
function Work<T extends RaRecord>({ title, resource, filter, sort, empty, rowOf }: WorkProps<T>) {
  const list = { pagination: { page: 1, perPage: SHOWN }, sort, filter }
  const { data, total = 0, error, refetch } = useGetList<T>(resource, list)
  return (
    <Card title={title} action={<Link to={listPath(resource, { ...filter })}>모두 {total}</Link>}>
      {error && <FailedState message={error.message} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p style={{ color: 'var(--soft)' }}>{empty}</p>}
      {data && data.length > 0 && (
        <Rows>
          {data.map((record) => (
            <Row key={record.id} to={`/${resource}/${record.id}`} {...rowOf(record)} />
          ))}
        </Rows>
      )}
    </Card>
  )
}

type Notice = RowOf<typeof notices>
type Terms = RowOf<typeof terms>
type Collection = RowOf<typeof collections>

const noticeRow = ({ title, publishFrom, createdAt }: Notice) => ({
  icon: CampaignOutlined,
  name: title,
  note: `${koreanDate(createdAt)} 씀`,
  due: publishFrom ? `${koreanMoment(publishFrom)}부터` : '때를 정하지 않음',
})
const termsRow = ({ title, edition, effectiveOn }: Terms) => ({
  icon: DescriptionOutlined,
  name: title,
  note: `${edition}판`,
  due: `${koreanDate(effectiveOn)} 시행`,
})
const collectionRow = ({ title, placeCount, updatedAt }: Collection) => ({
  icon: CollectionsBookmarkOutlined,
  name: title,
  note: `식당 ${placeCount.toLocaleString()}곳`,
  due: `${koreanDate(updatedAt)} 고침`,
})

const BY_DAY = { field: 'effectiveOn', order: 'ASC' } as const
const LATEST = { field: 'createdAt', order: 'DESC' } as const

function Texts() {
  return (
    <>
      <Work<Notice>
        title="쓰던 공지"
        resource="notices"
        filter={{ phase: 'draft' }}
        sort={LATEST}
        empty="쓰던 공지가 없어요."
        rowOf={noticeRow}
      />
      <Work<Notice>
        title="예약한 공지"
        resource="notices"
        filter={{ phase: 'scheduled' }}
        sort={{ field: 'publishFrom', order: 'ASC' }}
        empty="예약한 공지가 없어요."
        rowOf={noticeRow}
      />
      <Work<Terms>
        title="쓰던 약관"
        resource="terms"
        filter={{ published: false }}
        sort={BY_DAY}
        empty="쓰던 약관이 없어요."
        rowOf={termsRow}
      />
      <Work<Terms>
        title="시행을 앞둔 약관"
        resource="terms"
        filter={{ state: 'announced' }}
        sort={BY_DAY}
        empty="시행을 앞둔 약관이 없어요."
        rowOf={termsRow}
      />
      <Work<Collection>
        title="공개하지 않은 모아 보기"
        resource="collections"
        filter={{ published: false }}
        sort={{ field: 'updatedAt', order: 'DESC' }}
        empty="공개하지 않은 모아 보기가 없어요."
        rowOf={collectionRow}
      />
    </>
  )
}

/** The queue of a moderator, and the drafts and dates of an editor. */
export const StaffHome = ({ staff }: { staff: Staff }) => (
  <>
    <ScreenHeading title="대시보드" note={`${staff.nickname} 님이 맡은 일`} help="맡은 일 가운데 급한 것부터 보여요.">
      {isEditor(staff) && (
        <Button href="/cms" variant="outlined" startIcon={<EditNote />}>
          약관·공지 편집기
        </Button>
      )}
    </ScreenHeading>
    <div style={{ display: 'grid', gap: 16, maxWidth: 760 }}>
      {canOpen(staff, 'reports') && <ReportQueue />}
      {canOpen(staff, 'comments') && <HeldComments />}
      {canOpen(staff, 'notices') && <Texts />}
    </div>
  </>
)
