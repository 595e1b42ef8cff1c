import { WITHDRAWN_MEMBER } from '@/messages/labels'
import { StatusTag } from '../kit/StatusTag'
import { ContentStatusTag } from './ContentStatusTag'
import { isShown, type ModeratedRow } from './moderated'

const line = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

interface Props {
  row: ModeratedRow
  place: string
  facts?: string[]
}

export function ContentCell({ row, place, facts = [] }: Props) {
  const { authorNickname, authorEmail, content, openReports, hiddenUntil, status, trashedAt, isTrashedByAuthor } = row
  const who = [authorNickname ?? WITHDRAWN_MEMBER, authorEmail, ...facts, isTrashedByAuthor && '쓴 사람이 지움']
    .filter(Boolean)
    .join(' · ')
  return (
    <span style={line}>
      <b style={{ fontWeight: 640 }}>{place}</b> <Soft>{who}</Soft>{' '}
      {openReports > 0 && <StatusTag tone="bad">신고 {openReports.toLocaleString()}</StatusTag>}{' '}
      {!isShown(row) && (
        <ContentStatusTag status={status} isTrashed={trashedAt !== null} isTimed={hiddenUntil !== null} />
      )}
      <span style={line}>{content || '글 없이 별점만'}</span>
    </span>
  )
}

const Soft = ({ children }: { children: string }) => (
  <span style={{ color: 'var(--soft)', fontSize: 12.5 }}>{children}</span>
)
