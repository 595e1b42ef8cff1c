import { Drawer, IconButton, Stack, Tab, Tabs, Typography } from '@mui/material'
import Close from '@mui/icons-material/Close'
import { type ReactNode, useId } from 'react'
import { useShortcuts } from '../../shortcuts/useShortcuts'

export interface DrawerTab {
  value: string
  label: string
  count?: number
}

export interface SideDrawerProps {
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

export function SideDrawer({
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
    sx: { width: `min(${DRAWER_WIDTH}px, 100vw)`, display: 'flex', ...place },
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
