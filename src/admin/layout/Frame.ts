import { styled } from '@mui/material/styles'
import { createContext, useContext, useLayoutEffect } from 'react'
import { DOCKED, DRAWER_WIDTH, NARROW, PHONE } from '../theme'

interface Work {
  isWork: boolean
}

const only = { shouldForwardProp: (name: PropertyKey) => name !== 'isWork' }

export const Frame = styled(
  'div',
  only,
)<Work>(({ isWork }) => ({
  '--bar': '52px',
  '--side': isWork ? '56px' : '212px',
  '--pad': '24px',
  display: 'grid',
  gridTemplate: 'var(--bar) minmax(0, 1fr) / var(--side) minmax(0, 1fr)',
  minHeight: '100dvh',
  ...(isWork && { height: '100dvh', overflow: 'hidden' }),
  [NARROW]: { '--side': '56px', '--pad': '18px' },
  // The menu is behind a button of the bar.
  [PHONE]: { '--pad': '14px', gridTemplateColumns: 'minmax(0, 1fr)' },
}))

export const Screen = styled(
  'main',
  only,
)<Work>(({ isWork }) => ({
  minWidth: 0,
  padding: '20px var(--pad) 40px',
  outline: 'none',
  [`&:has([${DOCKED}])`]: { paddingRight: `calc(${DRAWER_WIDTH}px + var(--pad))` },
  ...(isWork && { padding: 0, display: 'flex', flexDirection: 'column', minHeight: 0, overflow: 'hidden' }),
}))

export const Bar = styled('header')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  height: 'var(--bar)',
  padding: '0 var(--pad)',
  borderBottom: '1px solid var(--line)',
  background: 'var(--paper)',
  position: 'sticky',
  top: 0,
  zIndex: 3,
})

/** The collapsed rail shows icons only and keeps labels for screen readers. */
export const Side = styled('nav', { shouldForwardProp: (name) => name !== 'isRail' })<{ isRail: boolean }>(({
  isRail,
}) => {
  const rail = {
    padding: '0 8px 14px',
    '& .word': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& h2': { height: 1, padding: 0, margin: '7px 6px', background: 'var(--line)' },
    '& li a': { justifyContent: 'center', padding: 0, height: 33 },
    '& li a[aria-current]::before': { left: -8 },
    '& .count': {
      position: 'absolute',
      right: 5,
      top: 5,
      width: 7,
      height: 7,
      borderRadius: '50%',
      background: 'var(--edge)',
      fontSize: 0,
      boxShadow: '0 0 0 2px var(--paper)',
    },
    '& .count.urgent': { background: 'var(--accent)' },
    '& .logo': { justifyContent: 'center', padding: 0 },
    '& .logo .full': { display: 'none' },
    '& .logo .mark': { display: 'inline' },
  } as const
  return {
    gridRow: '1 / 3',
    position: 'sticky',
    top: 0,
    height: '100dvh',
    overflowY: 'auto',
    padding: '0 10px 14px',
    borderRight: '1px solid var(--line)',
    background: 'var(--paper)',
    '& ul': { listStyle: 'none', margin: 0, padding: 0 },
    '& h2': { margin: 0, padding: '12px 8px 3px', fontSize: 12, fontWeight: 600, color: 'var(--faint)' },
    '& li a': {
      display: 'flex',
      alignItems: 'center',
      gap: 9,
      height: 30,
      padding: '0 8px',
      borderRadius: 6,
      color: 'var(--soft)',
      fontWeight: 500,
      position: 'relative',
      whiteSpace: 'nowrap',
      textDecoration: 'none',
      '&:hover': { background: 'var(--wash)' },
      '& svg': { fontSize: 18 },
    },
    '& li a[aria-current]': { background: 'var(--wash)', color: 'var(--ink)', fontWeight: 650 },
    '& li a[aria-current]::before': {
      content: '""',
      position: 'absolute',
      left: -10,
      top: 6,
      bottom: 6,
      width: 3,
      borderRadius: '0 3px 3px 0',
      background: 'var(--ink)',
    },
    '& .count': { marginLeft: 'auto', fontSize: 12, fontWeight: 600, color: 'var(--soft)' },
    '& .count.urgent': { color: 'var(--accent)' },
    '& .logo .mark': { display: 'none' },
    // Nested: spreading it would replace the styles above instead of adding to them.
    ...(isRail && { '&&': rail }),
  }
})

export const WorkModeContext = createContext<(isWork: boolean) => void>(() => undefined)

/** Switches the layout to work mode while mounted: menu as a rail, scrolling panes, no page scroll. */
export function useWorkMode(): void {
  const setWork = useContext(WorkModeContext)
  useLayoutEffect(() => {
    setWork(true)
    return () => setWork(false)
  }, [setWork])
}
