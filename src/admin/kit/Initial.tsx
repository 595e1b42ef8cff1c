import { styled } from '@mui/material/styles'

const Disc = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 26,
  height: 26,
  borderRadius: '50%',
  background: 'var(--wash)',
  border: '1px solid var(--line)',
  fontSize: 12,
  fontWeight: 650,
  color: 'var(--soft)',
})

export const Initial = ({ name }: { name: string }) => <Disc aria-hidden="true">{[...name][0]}</Disc>
