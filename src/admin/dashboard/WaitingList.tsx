import type { SvgIconComponent } from '@mui/icons-material'
import ChevronRight from '@mui/icons-material/ChevronRight'
import FlagOutlined from '@mui/icons-material/FlagOutlined'
import ForumOutlined from '@mui/icons-material/ForumOutlined'
import LightbulbOutlined from '@mui/icons-material/LightbulbOutlined'
import LinkOutlined from '@mui/icons-material/LinkOutlined'
import MailOutlineOutlined from '@mui/icons-material/MailOutlineOutlined'
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined'
import RssFeedOutlined from '@mui/icons-material/RssFeedOutlined'
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import { Link } from 'react-router-dom'
import type { StaffDashboard, Waiting, WaitingKind } from '@/contract/dashboard'
import { Card } from '../kit/Card'
import { FailedState } from '../kit/states'
import { ageOf } from '../kit/dates/koreanDate'
import { Rows } from './layout'
import { listPath } from '../kit/lists/recordLinks'

interface Row {
  kind: Exclude<WaitingKind, 'reports'>
  name: string
  note: string
  icon: SvgIconComponent
  /** the list behind the number; match questions are handled in the content panel */
  to: { path: string } | { href: string }
  urgent?: boolean
}

/** Most consequential first. */
const ROWS: Row[] = [
  {
    kind: 'failedImports',
    name: '실패한 가져오기',
    note: '읽거나 반영하다 멈춘 뒤로 아무도 손대지 않은 파일이에요.',
    icon: UploadFileOutlined,
    to: { path: listPath('data-upload', { isUnattended: true }) },
    urgent: true,
  },
  {
    kind: 'takedowns',
    name: '게시중단 요청',
    note: '받은 뒤 바로 가리고 양쪽에 알려요.',
    icon: FlagOutlined,
    to: { path: listPath('tickets', { kind: 'takedown', status: 'open' }) },
    urgent: true,
  },
  {
    kind: 'heldSources',
    name: '멈춘 수집처',
    note: '거절했거나 모양이 바뀐 게시판이에요.',
    icon: RssFeedOutlined,
    to: { path: listPath('sources', { state: 'held' }) },
  },
  {
    kind: 'quietSources',
    name: '조용해진 기관',
    note: '올리던 때가 지나도록 새 글이 없는 게시판이에요.',
    icon: RssFeedOutlined,
    to: { path: listPath('sources', { isQuiet: true }) },
  },
  {
    kind: 'collectedFiles',
    name: '확인을 기다리는 파일',
    note: '모은 파일 가운데 사람이 볼 것이에요.',
    icon: RssFeedOutlined,
    to: { path: '/sources' },
  },
  {
    kind: 'disputedVisits',
    name: '이의가 들어온 방문',
    note: '기록과 원문을 비교해 봐요.',
    icon: ReceiptLongOutlined,
    to: { path: listPath('visits', { status: 'disputed' }) },
  },
  {
    kind: 'matches',
    name: '연결 검토',
    note: '같은 곳인지 사람이 정할 표기예요.',
    icon: LinkOutlined,
    to: { path: '/matches' },
  },
  {
    kind: 'heldPosts',
    name: '검토를 기다리는 글',
    note: '공개하기 전에 사람이 볼 글이에요.',
    icon: ForumOutlined,
    to: { path: listPath('posts', { status: 'pending' }) },
  },
  {
    kind: 'heldComments',
    name: '검토를 기다리는 댓글',
    note: '공개하기 전에 사람이 볼 댓글이에요.',
    icon: ForumOutlined,
    to: { path: listPath('comments', { status: 'pending' }) },
  },
  {
    kind: 'suggestions',
    name: '답하지 않은 건의',
    note: '회원이 답을 기다려요.',
    icon: LightbulbOutlined,
    to: { path: listPath('suggestions', { suggestionStatus: 'pending' }) },
  },
  {
    kind: 'tickets',
    name: '문의',
    note: '정정 요청과 제안이에요.',
    icon: MailOutlineOutlined,
    to: { path: listPath('tickets', { status: 'open' }) },
  },
]

interface Props {
  waiting: StaffDashboard['waiting']
  asOf: string
  onRetry: () => void
}

export function WaitingList({ waiting, asOf, onRetry }: Props) {
  const failed = ROWS.filter(({ kind }) => waiting[kind] === null)
  const rows = ROWS.flatMap((row) => {
    const found = waiting[row.kind]
    return found?.count ? [{ row, found }] : []
  })
  return (
    <Card
      title="사람을 기다리는 일"
      action={<span style={{ color: 'var(--soft)', fontSize: 12.5 }}>급한 것이 위로</span>}
    >
      {rows.length > 0 && (
        <Rows>
          {rows.map(({ row, found }) => (
            <li key={row.kind}>
              <WaitingRow row={row} found={found} asOf={asOf} />
            </li>
          ))}
        </Rows>
      )}
      {rows.length + failed.length === 0 && <p style={{ color: 'var(--soft)' }}>기다리는 일이 없어요.</p>}
      {failed.length > 0 && <FailedState onRetry={onRetry} message={failed.map(({ name }) => name).join(', ')} />}
    </Card>
  )
}

function WaitingRow({
  row: { name, note, icon: Icon, to, urgent },
  found,
  asOf,
}: {
  row: Row
  found: Waiting
  asOf: string
}) {
  const content = (
    <>
      <Icon aria-hidden="true" />
      <span>
        <span className="name">{name}</span>
        <span style={{ display: 'block', fontSize: 12.5, color: 'var(--soft)' }}>{note}</span>
      </span>
      <span className="age">{found.oldest && ageOf(found.oldest, asOf)}</span>
      <span className="count" style={urgent ? { color: 'var(--accent)' } : undefined}>
        {found.count.toLocaleString()}
      </span>
      <ChevronRight aria-hidden="true" />
    </>
  )
  return 'href' in to ? <a href={to.href}>{content}</a> : <Link to={to.path}>{content}</Link>
}
