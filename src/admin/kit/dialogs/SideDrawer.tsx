import { Drawer, IconButton, Stack, Tab, Tabs, Typography } from '@mui/material'
import Close from '@mui/icons-material/Close'
import { type ReactNode, useId, type KeyboardEvent } from 'react'
import { type RaRecord, useGetOne, useListContextWithProps } from 'react-admin'
import { useShortcuts, matchesShortcut } from '../../shortcuts/shortcuts'
import { FULL_RECORD } from '../../dataProvider/dataProvider'
import { PHONE } from '../../theme'
import { FailedState, Loading } from '../states'

export interface DrawerTab {
  value: string
  label: string
  count?: number
}

interface SideDrawerProps {
  open: boolean
  onClose: () => void
  title: string
  tag?: ReactNode
  note?: ReactNode
  tabs?: DrawerTab[]
  tab?: string
  onTab?: (tab: string) => void
  footer?: ReactNode
  /** docked next to the list on wide screens, leaving it usable */
  beside?: boolean
  children: ReactNode
}

/** The list next to a drawer leaves this width free. */
export const DRAWER_WIDTH = 400

function SideDrawer({
  open,
  onClose,
  title,
  tag,
  note,
  tabs,
  tab,
  onTab,
  footer,
  beside = false,
  children,
}: SideDrawerProps) {
  useShortcuts('옆 창', open && beside ? [{ keys: 'Escape', label: '닫기', run: onClose }] : [])
  const id = useId()
  const place = beside && { top: 'var(--bar)', height: 'calc(100dvh - var(--bar))' }
  const paper = {
    role: beside ? 'region' : 'dialog',
    'aria-labelledby': id,
    sx: { width: DRAWER_WIDTH, display: 'flex', [PHONE]: { width: '100%' }, ...place },
  }
  return (
    <Drawer
      variant={beside ? 'persistent' : 'temporary'}
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper }}
    >
      <Stack component="header" sx={{ p: '16px 20px 0', borderBottom: '1px solid var(--line)', pb: tabs ? 0 : 1.5 }}>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
          <Typography id={id} component="h2" sx={{ fontSize: 18, fontWeight: 700, letterSpacing: '-0.02em' }}>
            {title}
          </Typography>
          {tag}
          <IconButton onClick={onClose} aria-label="닫기" size="small" sx={{ ml: 'auto', mr: -1 }}>
            <Close fontSize="small" />
          </IconButton>
        </Stack>
        {note != null && <Typography sx={{ color: 'var(--soft)', fontSize: 12.5 }}>{note}</Typography>}
        {tabs && (
          <Tabs value={tab} onChange={(_, value: string) => onTab?.(value)} aria-label={title} variant="scrollable">
            {tabs.map(({ value, label, count }) => (
              <Tab
                key={value}
                value={value}
                label={count === undefined ? label : `${label} ${count.toLocaleString()}`}
              />
            ))}
          </Tabs>
        )}
      </Stack>
      <Stack sx={{ flex: 1, overflow: 'auto', p: '14px 20px 20px', display: 'block' }}>{children}</Stack>
      {footer !== undefined && (
        <Stack direction="row" sx={{ gap: 1, p: '10px 20px', borderTop: '1.5px solid var(--ink)', flexWrap: 'wrap' }}>
          {footer}
        </Stack>
      )}
    </Drawer>
  )
}

function useNeighbourKeys(id: number | null, onOpen: ((id: number) => void) | undefined) {
  // A drawer may stand outside the list.
  const { data: rows = [] } = useListContextWithProps<{ id: number }>()
  return ({ nativeEvent, target }: KeyboardEvent): void => {
    if (!onOpen || (target as HTMLElement).closest('input, textarea')) return
    const step = matchesShortcut(nativeEvent, 'j') ? 1 : matchesShortcut(nativeEvent, 'k') ? -1 : 0
    const to = step === 0 ? undefined : rows[rows.findIndex((row) => row.id === id) + step]
    if (to) onOpen(to.id)
  }
}

interface Loaded<T> {
  id: number | null
  record: T | undefined
  error: Error | null
  onRetry: () => void
}

interface Options<T> {
  /** complete in the list, so that it is not loaded */
  listed?: T | undefined
  /** a row of the list stands in for the record until that arrives */
  isWhole?: (record: T) => boolean
}

export function useOpened<T extends RaRecord>(
  resource: string,
  id: number | null,
  { listed, isWhole }: Options<T> = {},
): Loaded<T> {
  const asked = { id: id ?? 0, ...(!isWhole && !listed && { meta: FULL_RECORD }) }
  const { data, error, refetch } = useGetOne<T>(resource, asked, { enabled: id !== null && !listed })
  const found = listed ?? (data?.id === id ? data : undefined)
  const record = found && (isWhole?.(found) ?? true) ? found : undefined
  return { id, record, error: listed ? null : error, onRetry: () => void refetch() }
}

interface Props<T> extends Omit<SideDrawerProps, 'open' | 'children'> {
  opened: Loaded<T>
  /** J and K go to the next and previous row */
  onOpen?: (id: number) => void
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined
  children: (record: T) => ReactNode
}

/** A record of a list, next to it or over it. */
export function RecordDrawer<T>({ opened, onOpen, onKeyDown, children, ...drawer }: Props<T>) {
  const { id, record, error, onRetry } = opened
  const onNeighbour = useNeighbourKeys(id, onOpen)
  return (
    <div onKeyDown={onKeyDown ?? onNeighbour}>
      <SideDrawer open={id !== null} {...drawer}>
        {error && <FailedState message={error.message} onRetry={onRetry} />}
        {!error && !record && id !== null && <Loading />}
        {record && children(record)}
      </SideDrawer>
    </div>
  )
}
