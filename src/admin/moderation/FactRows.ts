import { styled } from '@mui/material/styles'
import { PHONE } from '../theme/media'

/** Rows of three columns: subject, text, note. */
export const FactRows = styled('ul')({
  listStyle: 'none',
  margin: '6px 0 0',
  padding: 0,
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(92px, max-content) minmax(0, 1fr) auto',
    gap: '2px 14px',
    alignItems: 'baseline',
    padding: '8px 0',
    borderTop: '1px solid var(--line)',
  },
  // The text goes below the others, full width.
  [PHONE]: {
    '& li': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    '& li > :nth-child(2)': { gridColumn: '1 / -1', gridRow: 2 },
  },
  '& .soft': { color: 'var(--soft)', fontSize: 12.5, whiteSpace: 'nowrap' },
})
