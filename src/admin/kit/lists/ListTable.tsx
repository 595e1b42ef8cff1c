import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { DataTable, type DataTableProps, useListContext } from 'react-admin'
import { BulkBar } from './BulkBar'
import { EmptyState } from '../EmptyState'
import { FailedState } from '../FailedState'
import { Pager } from './Pager'

interface Props extends Omit<DataTableProps, 'bulkActionButtons' | 'bulkActionsToolbar' | 'empty'> {
  /** bulk action buttons; without them rows cannot be selected */
  bulk?: ReactNode
  emptyTitle?: string
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

export function ListTable({ bulk, emptyTitle, children, ...rest }: Props) {
  const { error, refetch } = useListContext()
  if (error) return <FailedState message={error.message} onRetry={() => void refetch()} />
  return (
    <>
      <DataTable
        stickyHeader
        rowClick="edit"
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
