import { styled } from '@mui/material/styles'
import { NARROW, PHONE } from '../../theme'

export const DeskHead = styled('header')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '6px 16px',
  minHeight: 49,
  padding: '6px 20px',
  borderBottom: '1px solid var(--line)',
  '& h1': { margin: 0, fontSize: 20, fontWeight: 720, letterSpacing: '-0.025em' },
  '& .file': { marginLeft: 'auto', color: 'var(--soft)', fontSize: 13 },
  '& .file b': { color: 'var(--ink)', fontWeight: 650 },
  '& ol': { display: 'flex', flexWrap: 'wrap', gap: 4, listStyle: 'none', margin: 0, padding: 0, alignItems: 'center' },
  '& ol button, & ol span.done': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    border: 0,
    background: 'none',
    color: 'var(--soft)',
    font: 'inherit',
    whiteSpace: 'nowrap',
    padding: '4px 6px',
    borderRadius: 6,
  },
  '& ol button:not(:disabled)': { cursor: 'pointer' },
  '& ol button[aria-current]': { color: 'var(--ink)', fontWeight: 680 },
  '& ol u': {
    display: 'grid',
    placeItems: 'center',
    width: 21,
    height: 21,
    borderRadius: '50%',
    border: '1.5px solid var(--edge)',
    fontSize: 12,
    textDecoration: 'none',
  },
  '& ol button[aria-current] u': { background: 'var(--ink)', borderColor: 'var(--ink)', color: 'var(--paper)' },
  '& ol .done u': { borderColor: 'var(--good)', color: 'var(--good)' },
})

export const DeskPanes = styled('div')({
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gridTemplateColumns: '272px minmax(0, 1fr)',
  '& > aside': { overflow: 'auto', padding: '12px 14px 20px 20px', borderRight: '1px solid var(--line)' },
  '& > section': { minWidth: 0, minHeight: 0, display: 'flex', flexDirection: 'column' },
  [NARROW]: { gridTemplateColumns: '228px minmax(0, 1fr)', '& > aside': { padding: '10px 10px 16px 14px' } },
  [PHONE]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    overflow: 'auto',
    '& > aside': { overflow: 'visible', padding: '10px 14px', borderRight: 0, borderBottom: '1px solid var(--line)' },
  },
})

export const DeskBody = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', padding: '16px 20px 24px' })

export const DeskFoot = styled('footer')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '8px 12px',
  minHeight: 60,
  padding: '9px 20px',
  borderTop: '1.5px solid var(--ink)',
  background: 'var(--card)',
  '& .effect': { color: 'var(--soft)', fontSize: 13 },
  '& .effect b': { color: 'var(--ink)' },
  '& .keys': { display: 'flex', gap: 8, marginLeft: 'auto', flexWrap: 'wrap' },
})

export const SourceTable = styled('table')({
  borderCollapse: 'collapse',
  fontSize: 12.5,
  '& th, & td': {
    borderBottom: '1px solid var(--line)',
    padding: '7px 6px',
    textAlign: 'left',
    whiteSpace: 'nowrap',
    maxWidth: 260,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& thead th': { position: 'sticky', top: 0, zIndex: 1, background: 'var(--paper)', fontWeight: 550, fontSize: 12 },
  '& .o': { background: 'var(--wash)' },
  '& .r1': { borderLeft: '1.5px solid var(--ink)' },
  '& .num': { textAlign: 'right' },
  '& .no': { color: 'var(--faint)', textAlign: 'right' },
  '& .off': { color: 'var(--faint)' },
  '& td.e': { background: 'var(--accent-wash)', boxShadow: 'inset 0 0 0 1.5px var(--accent)', color: 'var(--accent)' },
  '& td.w': { background: 'var(--warn-wash)', boxShadow: 'inset 0 0 0 1.5px var(--warn)', color: 'var(--warn)' },
  '& td.fx': { background: 'var(--good-wash)', color: 'var(--good)' },
  '& td small': { display: 'block', fontSize: 12, lineHeight: 1.35, whiteSpace: 'normal' },
  '& td button.cell': {
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'inherit',
    padding: 0,
    width: '100%',
    cursor: 'pointer',
  },
})
