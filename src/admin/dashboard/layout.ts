import { styled } from '@mui/material/styles'
import { NARROW, PHONE } from '../theme'

export const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.75fr) minmax(0, 1fr)',
  gap: 16,
  '& > div > * + *': { marginTop: 16 },
  [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' },
})

export const Figure = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1.25fr repeat(5, 1fr)',
  margin: '16px 0',
  background: 'var(--card)',
  border: '1px solid var(--line)',
  borderRadius: 8,
  '& > *': { padding: '13px 18px 12px', borderLeft: '1px solid var(--line)', minWidth: 0, textDecoration: 'none' },
  '& > a:hover': { background: 'var(--wash)' },
  '& > *:first-of-type': { borderLeft: 0 },
  '& .label, & .note': { display: 'block', fontSize: 12.5, color: 'var(--soft)' },
  '& .value': { display: 'block', fontSize: 23, fontWeight: 640, letterSpacing: '-0.03em', lineHeight: 1.35 },
  [NARROW]: {
    gridTemplateColumns: 'repeat(3, 1fr)',
    '& > *:nth-of-type(4)': { borderLeft: 0 },
    '& > *:nth-of-type(n + 4)': { borderTop: '1px solid var(--line)' },
  },
  [PHONE]: {
    gridTemplateColumns: 'repeat(2, 1fr)',
    '& > *': { padding: '11px 14px 10px' },
    '& > *:nth-of-type(odd)': { borderLeft: 0 },
    '& > *:nth-of-type(even)': { borderLeft: '1px solid var(--line)' },
    '& > *:nth-of-type(n + 3)': { borderTop: '1px solid var(--line)' },
  },
})

export const Thirds = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 16,
  '@media (max-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
})

export const Rows = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { borderTop: '1px solid var(--line)' },
  '& > li > a, & > li > div': {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) 64px 56px 16px',
    gap: 10,
    alignItems: 'center',
    minHeight: 46,
    padding: '5px 0',
    textDecoration: 'none',
  },
  '& > li > a:hover': { background: 'var(--wash)' },
  '& .name': { fontWeight: 620 },
  '& .age': { fontSize: 12.5, color: 'var(--soft)', textAlign: 'right' },
  '& .count': { fontSize: 16, fontWeight: 650, textAlign: 'right', letterSpacing: '-0.02em' },
  '& svg': { fontSize: 18, color: 'var(--soft)' },
  [PHONE]: {
    '& > li > a, & > li > div': { gridTemplateColumns: 'minmax(0, 1fr) auto auto 16px' },
    '& svg:first-of-type:not(:last-child)': { display: 'none' },
  },
})
