import { styled } from '@mui/material/styles'

export const Entries = styled('ol')({
  listStyle: 'none',
  margin: '0 0 14px',
  padding: 0,
  fontSize: 13.5,
  '& li': { padding: '9px 0', borderBottom: '1px solid var(--line)' },
  '& b': { fontWeight: 620 },
  '& small': { display: 'block', color: 'var(--soft)', fontSize: 12.5 },
  '& q': { display: 'block', quotes: '"“" "”"', marginTop: 2 },
})
