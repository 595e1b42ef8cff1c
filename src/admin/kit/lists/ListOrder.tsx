import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import { Button, Menu, MenuItem, Stack } from '@mui/material'
import {
  Children,
  cloneElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useState,
  useSyncExternalStore,
} from 'react'
import { createPortal } from 'react-dom'
import { DataTableHead, type DataTableHeadProps, useListContext, useTranslateLabel } from 'react-admin'

interface ColumnProps {
  source?: string
  label?: ReactNode
  disableSort?: boolean
  sortByOrder?: 'ASC' | 'DESC'
  sortDirection?: 'asc' | 'desc' | false
}

/** The columns of a list as they are written in it. */
export const columnsOf = (children: ReactNode): ReactElement<ColumnProps>[] =>
  Children.toArray(children).filter((child) => isValidElement<ColumnProps>(child))

/** The heading of a column. */
export function useColumnName(): (column: Pick<ColumnProps, 'source' | 'label'>) => string {
  const { resource } = useListContext()
  const labelOf = useTranslateLabel()
  return ({ source, label }) => {
    const name = labelOf({ source, resource, ...(typeof label === 'string' && { label }) })
    return typeof name === 'string' ? name : ''
  }
}

/** Says to screen readers by which column the list is sorted, which react-admin only draws. */
export function MarkedHead({ children, ...head }: DataTableHeadProps) {
  const { sort } = useListContext()
  const direction = sort.order === 'ASC' ? 'asc' : 'desc'
  return (
    <DataTableHead {...head}>
      {columnsOf(children).map((column) =>
        cloneElement(column, { sortDirection: column.props.source === sort.field ? direction : false }),
      )}
    </DataTableHead>
  )
}

/** Names the order of the list, also where its column is hidden or there are no headers, and changes it. */
export function OrderButton({ columns }: { columns: ReactNode }) {
  const { sort, setSort } = useListContext()
  const nameOf = useColumnName()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const sortable = columnsOf(columns).flatMap(({ props: { source, label, disableSort, sortByOrder = 'DESC' } }) =>
    source && !disableSort ? [{ source, label: nameOf({ source, label }), first: sortByOrder }] : [],
  )
  const current = sortable.find(({ source }) => source === sort.field)
  if (!current) return null
  const isUp = sort.order === 'ASC'
  const choose = ({ source, first }: { source: string; first: 'ASC' | 'DESC' }) => {
    setAnchor(null)
    const opposite = isUp ? 'DESC' : 'ASC'
    setSort({ field: source, order: source === sort.field ? opposite : first })
  }
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        aria-label={`정렬: ${current.label}, ${isUp ? '오름차순' : '내림차순'}`}
        endIcon={isUp ? <ArrowUpward /> : <ArrowDownward />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {current.label}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {sortable.map((column) => (
          <MenuItem key={column.source} selected={column === current} onClick={() => choose(column)}>
            {column.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

const TOOLS = 'list-tools'

/** Where a list's filters leave room for order and columns. */
export const ListToolsSlot = () => <Stack direction="row" id={TOOLS} sx={{ ml: 'auto', gap: 0.5 }} />

const neverChanges = () => () => undefined

/** In the line of the filters, or above a list without any. */
export function ListTools({ children }: { children: ReactNode }) {
  // React reads it again when the filters are there.
  const line = useSyncExternalStore(neverChanges, () => document.getElementById(TOOLS))
  if (line) return createPortal(children, line)
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end', gap: 0.5 }}>
      {children}
    </Stack>
  )
}
