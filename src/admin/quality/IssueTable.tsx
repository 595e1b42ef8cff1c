import { DataTable } from 'react-admin'
import { Link } from 'react-router-dom'
import type { QualityType } from '@/domain/quality/issueTypes'
import { isAboutRestaurants } from '@/domain/quality/issueTypes'
import { VISIT_FAULT_LABELS } from '@/messages/staff/quality'
import { koreanDate } from '../kit/dates/koreanDate'
import { ListTable } from '../kit/lists/ListTable'
import { StatusTag } from '../kit/StatusTag'
import { type IssueRow, pathOf } from './issue'
import { IssueBulk } from './IssueBulk'

const Column = DataTable.Col<IssueRow>

export const IssueTable = ({ type }: { type: QualityType }) => (
  <ListTable
    key={type}
    storeKey={`data-quality.${isAboutRestaurants(type) ? 'restaurants' : type}`}
    bulk={<IssueBulk type={type} />}
    rowClick={false}
    emptyTitle="이 유형의 문제가 없어요."
  >
    <Column source="title" disableSort render={(row) => <Subject {...row} />} />
    {isAboutRestaurants(type) && (
      <Column source="category" disableSort render={({ category }) => category || <Missing>미분류</Missing>} />
    )}
    {isAboutRestaurants(type) && <Column source="phone" disableSort render={({ phone }) => phone || '-'} />}
    {isAboutRestaurants(type) && (
      <Column source="isActive" disableSort render={({ isActive }) => <State isActive={isActive} />} />
    )}
    {!isAboutRestaurants(type) && (
      <Column source="detail" label="무엇이" disableSort render={(row) => <What {...row} />} />
    )}
    <Column source="firstSeenAt" disableSort render={({ firstSeenAt }) => koreanDate(firstSeenAt)} />
    <Column source="isMarked" disableSort render={(row) => <Mark {...row} />} />
  </ListTable>
)

const Missing = ({ children }: { children: string }) => (
  <b style={{ color: 'var(--warn)', fontWeight: 620 }}>{children}</b>
)

const State = ({ isActive }: { isActive: boolean | null }) =>
  isActive ? <StatusTag tone="ok">활성</StatusTag> : <StatusTag>비활성</StatusTag>

function Subject(row: IssueRow) {
  const path = pathOf(row)
  const name = <b style={{ fontWeight: 640 }}>{row.title ?? `${row.subject}번`}</b>
  const place = row.address ?? [row.province, row.district].filter(Boolean).join(' ')
  return (
    <>
      {path ? <Link to={path}>{name}</Link> : name}
      {row.subjectType !== 'agency' && (
        <span style={{ display: 'block', color: 'var(--soft)', fontSize: 12.5 }}>{place || '주소 없음'}</span>
      )}
    </>
  )
}

function What({ type, detail, spentAt, amount, headcount }: IssueRow) {
  if (type === 'impossible_visit')
    return (
      <>
        <Missing>{(detail.faults ?? []).map((fault) => VISIT_FAULT_LABELS[fault]).join(', ')}</Missing>
        <span style={{ display: 'block', color: 'var(--soft)', fontSize: 12.5 }}>
          {[
            spentAt && koreanDate(spentAt),
            amount !== null && `${amount.toLocaleString()}원`,
            headcount !== null && `${headcount.toLocaleString()}명`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </>
    )
  if (type === 'silent_agency') {
    const last = detail.lastVisit ? koreanDate(detail.lastVisit) : '–'
    return <>{`마지막 기록 ${last} · ${(detail.visits ?? 0).toLocaleString()}건`}</>
  }
  if (type === 'person_name') return <>이름에 사람 이름으로 보이는 말</>
  if (type === 'reading_changed') return <>{`이제는 ${detail.reading ?? ''}`}</>
  return <>가리키는 식당이 없음</>
}

const Mark = ({ isMarked, markedBy, markedAt, note }: IssueRow) =>
  isMarked ? (
    <span style={{ fontSize: 12.5 }}>
      {[markedBy ?? '탈퇴한 사람', markedAt && koreanDate(markedAt)].filter(Boolean).join(' · ')}
      {note && <span style={{ display: 'block', color: 'var(--soft)' }}>{note}</span>}
    </span>
  ) : (
    <>–</>
  )
