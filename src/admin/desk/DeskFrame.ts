import { styled } from '@mui/material/styles'

const NARROW = '@media (max-width: 1100px)'

/**
 * Queue, case and author side by side, the keys below; each scrolls by itself. Narrow: the author under the case. A
 * `wide` case has the author's place too.
 */
export const DeskFrame = styled('div')({
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
})
