import { styled } from '@mui/material/styles'

export const QueueButton = styled('button')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: '0 10px',
  width: '100%',
  padding: '10px 16px',
  border: 0,
  borderBottom: '1px solid var(--line)',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover, &[aria-current]': { background: 'var(--wash)' },
  '&[aria-current]': { boxShadow: 'inset 3px 0 var(--accent)' },
  '&:focus-visible': { outlineOffset: -3 },
  '& small': { fontSize: 12, color: 'var(--soft)' },
})
