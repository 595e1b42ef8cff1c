import { styled } from '@mui/material/styles'
import { NARROW, PHONE } from '../theme/media'

/** Narrow screens put `who` under `case`; phones stack all and scroll as one. A `wide` case also takes `who`'s pane. */
export const QueueFrame = styled('div')({
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gridTemplate: `'queue case who' minmax(0, 1fr) 'queue keys keys' auto / 280px minmax(0, 1fr) 330px`,
  '& > .queue': {
    gridArea: 'queue',
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    borderRight: '1px solid var(--line)',
  },
  '& > .case': { gridArea: 'case', minWidth: 0, overflow: 'auto', padding: '18px 24px 20px' },
  '& > .who': {
    gridArea: 'who',
    overflow: 'auto',
    padding: '18px 20px',
    borderLeft: '1px solid var(--line)',
    background: 'var(--card)',
  },
  '& > .keys': {
    gridArea: 'keys',
    borderTop: '1.5px solid var(--ink)',
    background: 'var(--card)',
    padding: '12px 24px',
  },
  '& > .case.wide': { gridColumn: '2 / -1', gridRow: 1 },
  '& > .whole': { gridColumn: '2 / -1', gridRow: '1 / -1', overflow: 'auto' },
  '& h2': { fontSize: 15, fontWeight: 650, margin: 0 },
  [NARROW]: {
    gridTemplate: `'queue case' minmax(0, 1fr) 'queue who' auto 'queue keys' auto / 222px minmax(0, 1fr)`,
    '& > .case': { padding: '14px 18px 16px' },
    '& > .case.wide': { gridRow: '1 / 3' },
    '& > .who': {
      borderLeft: 0,
      borderTop: '1px solid var(--line)',
      padding: '12px 18px',
      maxHeight: '42vh',
      '& .past': { display: 'none' },
      '& .reasons': { display: 'flex', flexWrap: 'wrap', gap: '4px' },
    },
    '& > .keys': { padding: '10px 18px' },
  },
  [PHONE]: {
    // The page scrolls as a whole; only the queue and the decision buttons stay in view.
    overflow: 'auto',
    gridTemplate: `'queue' max-content 'case' max-content 'who' max-content 'keys' max-content / minmax(0, 1fr)`,
    alignContent: 'start',
    '& > .queue': { maxHeight: 230, borderRight: 0, borderBottom: '1.5px solid var(--ink)' },
    '& > .case': { overflow: 'visible', padding: '14px 16px 16px' },
    '& > .case.wide': { gridColumn: '1', gridRow: '2 / 4' },
    '& > .whole': { gridColumn: '1', gridRow: '2 / -1', overflow: 'visible' },
    '& > .who': { maxHeight: 'none', overflow: 'visible' },
    '& > .keys': {
      position: 'sticky',
      bottom: 0,
      zIndex: 1,
      padding: '8px 16px',
      maxHeight: '38vh',
      overflow: 'auto',
      '& .MuiButton-root': { padding: '5px 10px' },
    },
    '& > .queue > footer:has(> span:only-child kbd)': { display: 'none' },
    // Phones have no keyboard.
    '& kbd, & .MuiButton-startIcon:has(kbd), & .queue > footer > span:has(kbd)': { display: 'none' },
  },
})
