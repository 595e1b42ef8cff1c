import { Button, Stack } from '@mui/material'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { DataTable, type DataTableProps, type Identifier, useListContext } from 'react-admin'
import { styled } from '@mui/material/styles'
import { BULK_IDS_MAX, listCountMax } from '@/domain/backOffice/backOffice'
import { unitOf, nameOf } from '@/resources/labels'
import { EmptyState, FailedState } from '../states'
import { ChosenContext } from './chosen'

interface Page {
  page: number
  perPage: number
  total: number
  /** the count stops here */
  countMax: number
  unit: string
}

const written = (count: number): string => count.toLocaleString('ko-KR')

/** '21–40 / 218곳', for one row '1 / 1곳', for a capped count '1–20 / 1,000곳 이상'. */
export function pageRange({ page, perPage, total, countMax, unit }: Page): string {
  const from = (page - 1) * perPage + 1
  const to = Math.min(page * perPage, total)
  const rows = from === to ? written(from) : `${written(from)}–${written(to)}`
  return `${rows} / ${written(total)}${unit}${total >= countMax ? ' 이상' : ''}`
}

function Pager() {
  const { page, perPage, total, setPage, isPending, resource, filterValues } = useListContext()
  if (isPending || !total) return null
  const countMax = listCountMax(filterValues as object)
  const isLast = page * perPage >= total
  return (
    <Stack
      component="nav"
      aria-label={`${nameOf(resource)} 목록의 페이지`}
      direction="row"
      sx={{ alignItems: 'center', gap: 1, mt: 1.25, color: 'var(--soft)', fontSize: 12.5 }}
    >
      <span>{pageRange({ page, perPage, total, countMax, unit: unitOf(resource) })}</span>
      <Button size="small" sx={{ ml: 'auto' }} disabled={page <= 1} onClick={() => setPage(page - 1)}>
        이전
      </Button>
      <Button size="small" variant="outlined" disabled={isLast} onClick={() => setPage(page + 1)}>
        다음
      </Button>
    </Stack>
  )
}

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 4,
  position: 'sticky',
  bottom: 16,
  zIndex: 2,
  marginTop: 12,
  padding: '7px 8px 7px 14px',
  borderRadius: 8,
  background: 'var(--ink)',
  color: 'var(--paper)',
  boxShadow: 'var(--shade)',
  '& .MuiButton-root': {
    color: 'inherit',
    background: 'none',
    border: 0,
    '&:hover': { background: 'rgb(128 128 128 / .3)' },
  },
  '& .MuiButton-root.Mui-disabled': { opacity: 0.55 },
  '& .MuiButton-root:focus-visible': { outlineColor: 'currentColor' },
})

/** react-admin keeps a selection made under other filters; returns whether the selection belongs to these. */
function useDropOtherChoice(conditions: string): boolean {
  const { onUnselectItems } = useListContext()
  // A ref as well as state: a click may come before the state update and would be lost.
  const dropped = useRef<string | null>(null)
  const [settled, setSettled] = useState<string | null>(null)
  useEffect(() => {
    if (dropped.current === conditions) return
    dropped.current = conditions
    onUnselectItems()
    setSettled(conditions)
  }, [conditions, onUnselectItems])
  return settled === conditions
}

interface Count {
  count: number
  /** selected rows on other pages */
  elsewhere: number
  isAll: boolean
  unit: string
}

/** '3곳 고름 · 다른 쪽에 2곳' */
export function chosenText({ count, elsewhere, isAll, unit }: Count): string {
  const chosen = `${count.toLocaleString()}${unit} ${isAll ? '모두 ' : ''}고름`
  return elsewhere > 0 && !isAll ? `${chosen} · 다른 쪽에 ${elsewhere.toLocaleString()}${unit}` : chosen
}

export function BulkBar({ children }: { children: ReactNode }) {
  const { selectedIds = [], data = [], filterValues, total = 0, onUnselectItems, resource } = useListContext()
  const filter = filterValues as Record<string, unknown>
  const conditions = JSON.stringify(filter)
  /** the filters under which "all" was selected; it does not carry over to others */
  const [allOf, setAllOf] = useState<string | null>(null)
  const isOfThese = useDropOtherChoice(conditions)
  if (selectedIds.length === 0 || !isOfThese) return null
  const elsewhere = selectedIds.length - data.filter(({ id }) => selectedIds.includes(id)).length
  const isAll = allOf === conditions && total <= BULK_IDS_MAX
  const count = isAll ? total : selectedIds.length
  const unit = unitOf(resource)
  const unselect = () => {
    setAllOf(null)
    onUnselectItems()
  }
  return (
    <ChosenContext value={{ ids: selectedIds, count, ...(isAll && { filter }) }}>
      <Bar role="toolbar" aria-label="고른 것으로 할 일">
        <b aria-live="polite">{chosenText({ count, elsewhere, isAll, unit })}</b>
        {total > selectedIds.length && !isAll && (
          <Button size="small" disabled={total > BULK_IDS_MAX} onClick={() => setAllOf(conditions)} sx={underlined}>
            {total > BULK_IDS_MAX
              ? `한 번에 ${BULK_IDS_MAX.toLocaleString()}${unit}까지`
              : `${total.toLocaleString()}${unit} 모두`}
          </Button>
        )}
        <Button size="small" onClick={unselect} sx={{ fontWeight: 450 }}>
          풀기
        </Button>
        <span style={{ flex: 1 }} />
        {children}
      </Bar>
    </ChosenContext>
  )
}

const underlined = { fontWeight: 450, '&:not(.Mui-disabled)': { textDecoration: 'underline', textUnderlineOffset: 3 } }

interface Props extends Omit<DataTableProps, 'bulkActionButtons' | 'bulkActionsToolbar' | 'empty'> {
  /** bulk action buttons; without them rows cannot be selected */
  bulk?: ReactNode
  emptyTitle?: string
  /** opens a row next to the list */
  onOpen?: (id: number) => void
}

const table = {
  // react-admin would give the header a card's background.
  '& .RaDataTable-headerCell.MuiTableCell-stickyHeader': { backgroundColor: 'var(--paper)' },
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
  '& .MuiTableCell-root:first-of-type': { paddingLeft: '8px' },
  '& .RaDataTable-row.RaDataTable-selectable:hover, & .RaDataTable-row.Mui-selected': { background: 'var(--wash)' },
  '& .RaDataTable-clickableRow': { cursor: 'pointer' },
  // Keeps figures apart from the next column and unbroken.
  '& .MuiTableCell-alignRight': { paddingRight: '20px', whiteSpace: 'nowrap' },
}

export function ListTable({ bulk, emptyTitle, onOpen, children, ...rest }: Props) {
  const { error, refetch } = useListContext()
  const openRow =
    onOpen &&
    ((id: Identifier): false => {
      onOpen(Number(id))
      return false
    })
  if (error) return <FailedState message={error.message} onRetry={() => void refetch()} />
  return (
    <>
      <DataTable
        stickyHeader
        rowClick={openRow ?? 'edit'}
        sx={table}
        {...rest}
        bulkActionButtons={bulk === undefined ? false : <></>}
        bulkActionsToolbar={<></>}
        empty={<NothingFound title={emptyTitle} />}
      >
        {children}
      </DataTable>
      <Pager />
      {bulk !== undefined && <BulkBar>{bulk}</BulkBar>}
    </>
  )
}

function NothingFound({ title = '아직 없어요.' }: { title?: string }) {
  const { filterValues, setFilters } = useListContext()
  if (Object.keys(filterValues as object).length === 0) return <EmptyState title={title} />
  return (
    <EmptyState title="이 조건에 맞는 것이 없어요.">
      <Button variant="outlined" size="small" onClick={() => setFilters({})}>
        조건 지우기
      </Button>
    </EmptyState>
  )
}
