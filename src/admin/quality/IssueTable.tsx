import { DataTable, useListContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { Button } from '@mui/material'
import { useState } from 'react'
import {
  type QualityType,
  isAboutRestaurants,
  isGrouped,
  MARK_NOTE_MAX,
  type QualitySubject,
  type VisitFault,
} from '@/domain/quality'
import { VISIT_FAULT_LABELS } from '@/messages/staff/quality'
import { DUPLICATE_MEMBERS_MAX } from '@/domain/linkage/duplicates'
import { koreanDate } from '../kit/dates/koreanDate'
import { ListTable } from '../kit/lists/ListTable'
import { StatusTag } from '../kit/marks'
import type { BackOfficeDataProvider } from '../dataProvider/dataProvider'
import { useChosen } from '../kit/lists/chosen'
import { ActionButton } from '../kit/dialogs/ActionDialog'
import { CountedText } from '../kit/fields/textFields'
import { useAction } from '../kit/useAction'
import { MergeButton } from '../restaurants/merge/MergeButton'
import { useDecideDuplicates } from '../restaurants/merge/mergeDraft'
import { ChangeDialog } from './ChangeDialog'

interface IssueRow {
  id: number
  type: QualityType
  subjectType: QualitySubject
  subject: number
  title: string | null
  restaurant: number | null
  address: string | null
  province: string | null
  district: string | null
  category: string | null
  phone: string | null
  isActive: boolean | null
  spentAt: string | null
  amount: number | null
  headcount: number | null
  groupKey: string | null
  detail: {
    faults?: VisitFault[]
    names?: number
    lastVisit?: string | null
    visits?: number
    reading?: string
  }
  firstSeenAt: string
  isMarked: boolean
  markedBy: string | null
  markedAt: string | null
  note: string | null
}

const LISTS: Partial<Record<QualitySubject, (id: number) => string>> = {
  visit: (id) => `/visits/${id}`,
  agency: (id) => `/agencies/${id}`,
}

function pathOf({ subjectType, subject, restaurant }: IssueRow): string | null {
  if (subjectType === 'restaurant' || (subjectType === 'alias' && restaurant !== null))
    return `/restaurants?open=${restaurant ?? subject}`
  return LISTS[subjectType]?.(subject) ?? null
}

function IssueBulk({ type }: { type: QualityType }) {
  const { filterValues } = useListContext()
  const [isOpen, setOpen] = useState(false)
  const { isMarked } = filterValues as { isMarked?: boolean }
  return (
    <>
      {isAboutRestaurants(type) && (
        <Button size="small" onClick={() => setOpen(true)}>
          일괄 수정
        </Button>
      )}
      {isOpen && <ChangeDialog type={type} onClose={() => setOpen(false)} />}
      {isGrouped(type) && <MergeShown />}
      {isMarked ? <UnmarkButton /> : type === 'duplicate' ? <DistinctButton /> : <MarkButton />}
    </>
  )
}

/** Restaurants of the selected issues, as far as they are on this page. */
function useShownRestaurants(): number[] {
  const { ids, filter } = useChosen()
  const { data = [] } = useListContext<IssueRow>()
  const shown = data.filter(({ id }) => ids.includes(id))
  return filter || shown.length !== ids.length || shown.length < 2 ? [] : shown.map(({ subject }) => subject)
}

function MergeShown() {
  const { onUnselectItems } = useListContext()
  return <MergeButton size="small" restaurants={useShownRestaurants()} onMerged={() => onUnselectItems()} />
}

function DistinctButton() {
  const restaurants = useShownRestaurants()
  const { onUnselectItems } = useListContext()
  const { decide, isPending } = useDecideDuplicates(() => onUnselectItems())
  if (restaurants.length === 0 || restaurants.length > DUPLICATE_MEMBERS_MAX) return null
  return (
    <Button size="small" disabled={isPending} onClick={() => decide({ restaurants, move: { kind: 'dismiss' } })}>
      서로 다른 곳
    </Button>
  )
}

function useMark() {
  const { ids, filter } = useChosen()
  const { resource } = useListContext()
  return (provider: BackOfficeDataProvider, name: 'mark' | 'unmark', more: object = {}) =>
    provider.action(resource, 'actions', name, { ...(filter ? { filter } : { ids }), ...more })
}

function MarkButton() {
  const { count } = useChosen()
  const { onUnselectItems } = useListContext()
  const [note, setNote] = useState('')
  const mark = useMark()
  return (
    <ActionButton
      label="맞음"
      look={{ size: 'small' }}
      title="맞다고 표시하기"
      effect={`고른 ${count.toLocaleString()}건이 문제에서 빠지고 다시 집계할 때도 세지 않아요. 표시는 언제든 취소할 수 있어요.`}
      confirmLabel="맞음으로 표시"
      disabled={note.length > MARK_NOTE_MAX}
      run={(_, provider) => mark(provider, 'mark', { note })}
      done={`${count.toLocaleString()}건을 맞다고 표시했어요.`}
      onDone={() => onUnselectItems()}
    >
      <CountedText label="메모(없어도 됨)" value={note} onChange={setNote} max={MARK_NOTE_MAX} />
    </ActionButton>
  )
}

function UnmarkButton() {
  const { count } = useChosen()
  const { onUnselectItems } = useListContext()
  const mark = useMark()
  const { mutate, isPending } = useAction((_: void, provider) => mark(provider, 'unmark'), {
    done: `${count.toLocaleString()}건의 표시를 취소했어요.`,
    onDone: () => onUnselectItems(),
  })
  return (
    <Button size="small" disabled={isPending} onClick={() => mutate()}>
      표시 취소
    </Button>
  )
}

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
