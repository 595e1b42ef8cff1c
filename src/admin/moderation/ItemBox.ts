import { styled } from '@mui/material/styles'

export const ItemBox = styled('div')({
  border: '1px solid var(--line)',
  borderRadius: 8,
  background: 'var(--card)',
  overflow: 'hidden',
  '& > *': { padding: '12px 18px' },
  '& > * + *': { borderTop: '1px solid var(--line)' },
  '& h3': { margin: '1px 0 0', fontSize: 15, fontWeight: 650 },
  '& p': { margin: '3px 0 0', fontSize: 14, lineHeight: 1.6, whiteSpace: 'pre-wrap' },
  '& .facts': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 7px',
    margin: 0,
    fontSize: 12.5,
    color: 'var(--soft)',
  },
  '& .facts b': { color: 'var(--ink)', fontSize: 13 },
  '& .facts > :last-child:not(:first-child).end': { marginLeft: 'auto' },
  '& .reply': { paddingLeft: 40 },
  '& .hit': {
    background: 'var(--accent-wash)',
    boxShadow: 'inset 3px 0 var(--accent)',
  },
  '& .hit p': { fontSize: 15, fontWeight: 550 },
  '& .photos': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 10 },
  '& .photos img': { display: 'block', width: 104, height: 104, objectFit: 'cover', borderRadius: 6 },
})
