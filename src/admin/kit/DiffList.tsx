import { styled } from '@mui/material/styles'
import { Fragment } from 'react'

const List = styled('dl')({
  margin: '7px 0',
  border: '1px solid var(--line)',
  borderRadius: 6,
  overflow: 'hidden',
  fontSize: 12.5,
  lineHeight: 1.45,
  display: 'grid',
  gridTemplateColumns: 'minmax(62px, max-content) minmax(0, 1fr)',
  '& dt, & dd': { margin: 0, padding: '5px 9px', borderTop: '1px solid var(--line)' },
  '& dt:first-of-type, & dt:first-of-type + dd': { borderTop: 0 },
  '& dt': { color: 'var(--soft)', maxWidth: '9em' },
  '& del': { display: 'block', color: 'var(--accent)', textDecorationThickness: 1 },
  '& ins': { display: 'block', color: 'var(--good)', textDecoration: 'none', fontWeight: 600 },
})

export interface Difference {
  label: string
  before: string | null
  after: string | null
}

export function DiffList({ differences }: { differences: Difference[] }) {
  return (
    <List>
      {differences.map(({ label, before, after }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>
            {before !== null && <del>{before}</del>}
            {after !== null ? <ins>{after}</ins> : <span style={{ color: 'var(--soft)' }}>비움</span>}
          </dd>
        </Fragment>
      ))}
    </List>
  )
}
