import { styled } from '@mui/material/styles'

export const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(64px, max-content) minmax(0, 1fr)',
  gap: '5px 14px',
  margin: '0 0 14px',
  fontSize: 13,
  '& dt': { color: 'var(--soft)' },
  '& dd': { margin: 0 },
})
