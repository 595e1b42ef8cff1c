import { Box } from '@mui/material'
import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useRef } from 'react'
import { useListContext } from 'react-admin'
import { listCountMax } from '@/domain/backOffice/backOffice'
import { RESOURCE_LABELS } from '@/resources/labels'
import { WITHDRAWN_MEMBER } from '@/messages/labels'
import { FilterBar, FilterChip } from '../kit/filters/FilterBar'
import { FilterDays } from '../kit/filters/filterPickers'
import { ListScreen } from '../kit/screens/screens'
import { ListTable } from '../kit/lists/ListTable'
import { useOpenRecord } from '../kit/lists/recordLinks'
import { useStaff } from '../auth'
import { BulkModeration } from './ModerationButtons'
import { ContentDrawer } from './ContentDrawer'
import { type ModeratedResource, type ModeratedRow, isShown } from './moderated'
import { StatusTag } from '../kit/marks'
import { ContentStatusTag } from './ContentStatus'

const line = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

interface ContentCellProps {
  row: ModeratedRow
  place: string
  facts?: string[]
}

export function ContentCell({ row, place, facts = [] }: ContentCellProps) {
  const { authorNickname, authorEmail, content, openReports, hiddenUntil, status, trashedAt, isTrashedByAuthor } = row
  const who = [authorNickname ?? WITHDRAWN_MEMBER, authorEmail, ...facts, isTrashedByAuthor && '쓴 사람이 지움']
    .filter(Boolean)
    .join(' · ')
  return (
    <span style={line}>
      <b style={{ fontWeight: 640 }}>{place}</b> <Soft>{who}</Soft>{' '}
      {openReports > 0 && <StatusTag tone="mid">신고 {openReports.toLocaleString()}</StatusTag>}{' '}
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

/** Closes the drawer when the list's page changes, because its record is no longer among the rows. */
function useCloseOnPaging(close: () => void): void {
  const { page } = useListContext()
  const shown = useRef(page)
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    latest.current()
  }, [page])
}

const ROWS = 10

/** The text column takes the remaining width and is truncated. */
const FITTED = {
  '& td.column-content': { width: '100%', maxWidth: 0 },
  '& td': { whiteSpace: 'nowrap' },
}

interface ContentListProps {
  resource: ModeratedResource
  help: string
  /** searched fields besides the email address, which only admins may search */
  searches: string
  filters: ReactNode
  children: ReactNode
}

export function ContentList({ resource, help, searches, filters, children }: ContentListProps) {
  const staff = useStaff()
  const opened = useOpenRecord()
  return (
    <Box sx={FITTED}>
      <ListScreen resource={resource} help={help} perPage={ROWS} sort={{ field: 'createdAt', order: 'DESC' }}>
        <CountCard resource={resource} />
        <FilterBar search={staff?.role === 'admin' ? `${searches}, 이메일` : searches}>
          {filters}
          <FilterDays label="쓴 날" />
          <FilterChip source="author" label={() => '한 작성자의 것만'} />
        </FilterBar>
        <Rows resource={resource} opened={opened}>
          {children}
        </Rows>
      </ListScreen>
    </Box>
  )
}

interface RowsProps extends Pick<ContentListProps, 'resource' | 'children'> {
  opened: ReturnType<typeof useOpenRecord>
}

function Rows({ resource, opened: { id, open, close }, children }: RowsProps) {
  useCloseOnPaging(close)
  return (
    <>
      <ListTable bulk={<BulkModeration resource={resource} />} onOpen={open}>
        {children}
      </ListTable>
      <ContentDrawer resource={resource} id={id} onOpen={open} onClose={close} />
    </>
  )
}

const Counted = styled('p')({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: 8,
  margin: 0,
  padding: '8px 16px',
  border: '1px solid var(--line)',
  borderRadius: 8,
  background: 'var(--card)',
  '& b': { fontSize: 20, fontWeight: 700 },
})

function CountCard({ resource }: { resource: ModeratedResource }) {
  const { total, isPending, error, filterValues } = useListContext()
  const { name, unit } = RESOURCE_LABELS[resource]
  if (error) return null
  const filter = filterValues as object
  const isFiltered = Object.keys(filter).length > 0
  const more = total !== undefined && total >= listCountMax(filter) ? ' 이상' : ''
  return (
    <Counted>
      {isFiltered ? `조건에 맞는 ${name}` : `전체 ${name}`}
      <b>{isPending ? '…' : `${(total ?? 0).toLocaleString('ko-KR')}${unit}${more}`}</b>
    </Counted>
  )
}
