import { Button, useMediaQuery } from '@mui/material'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ColumnsButton, DataTable, type DataTableProps, type Identifier, useListContext, useStore } from 'react-admin'
import { styled } from '@mui/material/styles'
import { BULK_IDS_MAX } from '@/domain/backOffice/backOffice'
import { unitOf } from '@/resources/labels'
import { useShortcuts } from '../../shortcuts/shortcuts'
import { EmptyState, FailedState } from '../states'
import { ChosenContext } from './chosen'
import { PHONE } from '../../theme'
import { columnsOf, ListTools, MarkedHead, OrderButton, useColumnName } from './ListOrder'
import { Pager } from './Pager'
import { useOpenRecord } from './recordLinks'

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
  /** the row that is open, unless the address says it */
  openId?: number | null
}

const OPEN = { background: 'var(--wash)', boxShadow: 'inset 3px 0 var(--ink)' }

const table = {
  // react-admin would give the header a card's background.
  '& .RaDataTable-headerCell.MuiTableCell-stickyHeader': { backgroundColor: 'var(--paper)' },
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
  '& .MuiTableCell-root:first-of-type': { paddingLeft: '8px' },
  '& .RaDataTable-row.RaDataTable-selectable:hover, & .RaDataTable-row:has(:checked)': { background: 'var(--wash)' },
  '& .RaDataTable-clickableRow': { cursor: 'pointer' },
  // Keeps figures apart from the next column and unbroken.
  '& .MuiTableCell-alignRight': { paddingRight: '20px', whiteSpace: 'nowrap' },
}

const TITLES = ['title', 'subject', 'restaurantTitle'].map((source) => `& tbody td.column-${source}`).join(', ')

/** On a phone each row is a card: its first column as the heading, the others below it with their names. */
const cards = {
  '& .RaDataTable-tableWrapper': { overflow: 'visible' },
  '& thead': { display: 'none' },
  '& table, & tbody': { display: 'block' },
  '& tbody tr': {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '4px 14px',
    padding: '10px 12px',
    marginBottom: '8px',
    border: '1px solid var(--line)',
    borderRadius: '8px',
    background: 'var(--card)',
  },
  '& tbody .MuiTableCell-root': {
    height: 'auto',
    width: 'auto',
    maxWidth: '100%',
    minWidth: 0,
    padding: '0 !important',
    border: 0,
    textAlign: 'left',
  },
  '& tbody .MuiTableCell-paddingCheckbox': { position: 'absolute', top: 4, right: 4 },
  '& tbody .RaDataTable-rowCell:first-of-type, & .MuiTableCell-paddingCheckbox + td': { flex: '1 1 100%' },
  '& .MuiTableCell-paddingCheckbox + td': { paddingRight: '32px !important' },
  // What a row is about comes first, also where another column does on a wide screen.
  [TITLES]: { order: -1, flex: '1 1 100%' },
}
const CARD_NAME = { marginRight: '6px', color: 'var(--faint)', fontSize: 12 }

/** The header names the columns; in a card each cell has its name. */
function useTableStyle(columns: ReactNode) {
  const nameOf = useColumnName()
  const named = columnsOf(columns)
    .slice(1)
    .filter(({ props }) => props.source)
    .map(({ props }) => [
      `& td.column-${props.source}::before`,
      { ...CARD_NAME, content: JSON.stringify(nameOf(props)) },
    ])
  const unnamed = { [TITLES.replaceAll(/(?=,|$)/g, '::before')]: { content: 'none' } }
  return { ...table, [PHONE]: { ...cards, ...Object.fromEntries(named), ...unnamed } }
}

const COLUMNS_TO_CHOOSE = 4

export function ListTable({ bulk, emptyTitle, onOpen, openId, children, ...rest }: Props) {
  const { data, error, refetch, resource, sort, total } = useListContext<{ id: number }>()
  const { id: addressed } = useOpenRecord()
  const opened = openId ?? addressed
  const style = useTableStyle(children)
  const isPhone = useMediaQuery(PHONE)
  const [hidden] = useStore<string[]>(rest.storeKey || `${resource}.datatable`, rest.hiddenColumns ?? [])
  const isOrderUnseen = isPhone || hidden.includes(sort.field)
  const openRow =
    onOpen &&
    ((id: Identifier): false => {
      onOpen(Number(id))
      return false
    })
  const [first] = data ?? []
  const canOpenFirst = onOpen && first && opened === null
  const openFirst = {
    keys: 'j',
    label: '첫 줄 열기(열린 뒤에는 J·K로 옮겨 다님)',
    run: () => first && onOpen?.(first.id),
  }
  useShortcuts('목록', canOpenFirst ? [openFirst] : [])
  if (error) return <FailedState message={error.message} onRetry={() => void refetch()} />
  return (
    <>
      <ListTools>
        {!!total && isOrderUnseen && <OrderButton columns={children} />}
        {!!total && columnsOf(children).length >= COLUMNS_TO_CHOOSE && <ColumnsButton storeKey={rest.storeKey} />}
      </ListTools>
      <DataTable
        stickyHeader
        rowClick={openRow ?? 'edit'}
        head={MarkedHead}
        sx={style}
        rowSx={({ id }) => (id === opened ? OPEN : {})}
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
