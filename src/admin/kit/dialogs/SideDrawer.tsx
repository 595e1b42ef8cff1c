import { Drawer, IconButton, Stack, Tab, Tabs, Typography, useMediaQuery } from '@mui/material'
import Close from '@mui/icons-material/Close'
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown'
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp'
import { type ReactNode, useId, useState, type KeyboardEvent } from 'react'
import { type RaRecord, useGetOne, useListContextWithProps } from 'react-admin'
import type { ResourceName } from '@/resources/labels'
import { isEditable, OVER_LIST, type Shortcut, useShortcuts } from '../../shortcuts/shortcuts'
import { FULL_RECORD } from '../../dataProvider/dataProvider'
import { DOCKED, DRAWER_WIDTH, PHONE, ROOMY } from '../../theme'
import { forgetKept, hasKept } from '../keptText'
import { ConfirmDialog } from './ConfirmDialog'
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
  /** to the previous and the next row of the list */
  steps?: Steps | undefined
  children: ReactNode
}

interface Steps {
  previous: (() => void) | undefined
  next: (() => void) | undefined
}

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
  steps,
  isDocked,
  children,
}: SideDrawerProps & { isDocked: boolean }) {
  const id = useId()
  const place = isDocked && { top: 'var(--bar)', height: 'calc(100dvh - var(--bar))' }
  const paper = {
    role: isDocked ? 'region' : 'dialog',
    'aria-labelledby': id,
    ...(open && isDocked && { [DOCKED]: 'true' }),
    sx: { width: DRAWER_WIDTH, display: 'flex', [PHONE]: { width: '100%' }, ...place },
  }
  return (
    <Drawer
      variant={isDocked ? 'persistent' : 'temporary'}
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper }}
      {...(!isDocked && { [OVER_LIST]: 'true' })}
    >
      <Stack component="header" sx={{ p: '16px 20px 0', borderBottom: '1px solid var(--line)', pb: tabs ? 0 : 1.5 }}>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
          <Typography id={id} component="h2" sx={{ fontSize: 18, fontWeight: 700, letterSpacing: '-0.02em' }}>
            {title}
          </Typography>
          {tag}
          <Stack direction="row" sx={{ ml: 'auto', mr: -1, flex: 'none' }}>
            {steps && <StepButtons {...steps} />}
            <IconButton onClick={onClose} aria-label="닫기" size="small">
              <Close fontSize="small" />
            </IconButton>
          </Stack>
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

const StepButtons = ({ previous, next }: Steps) => (
  <>
    <IconButton onClick={previous} disabled={!previous} aria-label="이전 줄" title="이전 줄 (K)" size="small">
      <KeyboardArrowUp fontSize="small" />
    </IconButton>
    <IconButton onClick={next} disabled={!next} aria-label="다음 줄" title="다음 줄 (J)" size="small">
      <KeyboardArrowDown fontSize="small" />
    </IconButton>
  </>
)

/** The ways to the next and previous row of the list; undefined where there is no list. */
function useNeighbours(id: number | null, onOpen: ((id: number) => void) | undefined): Steps | undefined {
  // A drawer may stand outside the list.
  const { data: rows = [] } = useListContextWithProps<{ id: number }>()
  const at = rows.findIndex((row) => row.id === id)
  if (!onOpen || id === null || rows.length === 0) return undefined
  const step = (by: number) => {
    const to = rows[at + by]
    return to && (() => onOpen(to.id))
  }
  return { previous: at < 0 ? undefined : step(-1), next: step(1) }
}

const stepShortcuts = ({ previous, next }: Steps): Shortcut[] => [
  { keys: 'j', label: '다음 줄', run: () => next?.() },
  { keys: 'k', label: '이전 줄', run: () => previous?.() },
]

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
  resource: ResourceName
  opened: Loaded<T>
  /** J and K go to the next and previous row */
  onOpen?: (id: number) => void
  /** of what can be done with the record */
  keys?: Shortcut[]
  children: (record: T) => ReactNode
}

/**
 * A record of a list. On a wide screen it is docked next to the list, which stays usable; elsewhere it lies over it.
 * Asks before what was typed in it is given up.
 */
export function RecordDrawer<T>({ resource, opened, onOpen, onClose, keys = [], children, ...drawer }: Props<T>) {
  const { id, record, error, onRetry } = opened
  const isDocked = useMediaQuery(ROOMY)
  const [leaving, setLeaving] = useState<{ go: () => void } | null>(null)
  const kept = `${resource}:${id}:`
  const leave = (go: () => void) => (id !== null && hasKept(kept) ? setLeaving({ go }) : go())
  const close = () => leave(onClose)
  const steps = useNeighbours(id, onOpen && ((next) => leave(() => onOpen(next))))
  const isOpen = id !== null
  // A drawer over the list is a dialog of MUI, which closes itself.
  const escape = isOpen && isDocked ? [{ keys: 'Escape', label: '닫기', run: close }] : []
  const shortcuts = isOpen ? [...escape, ...(steps ? stepShortcuts(steps) : []), ...keys] : []
  useShortcuts('옆 창', shortcuts, { overList: true })
  const onKeyDown = ({ nativeEvent, target, currentTarget }: KeyboardEvent) => {
    // Dialogs of the drawer are elsewhere in the page, and close themselves.
    const isInside = currentTarget.contains(target as Node)
    if (isDocked && nativeEvent.key === 'Escape' && isEditable(target) && isInside) close()
  }
  return (
    <div onKeyDown={onKeyDown}>
      <SideDrawer open={isOpen} isDocked={isDocked} onClose={close} steps={steps} {...drawer}>
        {error && !record && <FailedState message={error.message} onRetry={onRetry} />}
        {!error && !record && isOpen && <Loading />}
        {record && children(record)}
      </SideDrawer>
      <ConfirmDialog
        open={leaving !== null}
        title="적던 내용을 버릴까요?"
        effect="아직 저장하지 않은 글이 있어요."
        confirmLabel="버리기"
        destructive
        onClose={() => setLeaving(null)}
        onConfirm={() => {
          forgetKept(kept)
          setLeaving(null)
          leaving?.go()
        }}
      />
    </div>
  )
}
