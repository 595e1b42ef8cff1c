import { Typography } from '@mui/material'
import { Fragment, type ReactNode } from 'react'
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

/** Numbers in a row, each above its label. */
export const CountStrip = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  margin: '12px 0',
  border: '1px solid var(--line)',
  borderRadius: 8,
  background: 'var(--card)',
  '& > div': { display: 'flex', flexDirection: 'column-reverse', padding: '6px 4px', textAlign: 'center' },
  '& > div + div': { borderLeft: '1px solid var(--line)' },
  '& dt': { fontSize: 12, color: 'var(--soft)' },
  '& dd': { margin: 0, fontSize: 16, fontWeight: 650 },
})

interface Props {
  title?: string
  facts: [name: string, value: ReactNode][]
}

export const FactList = ({ title, facts }: Props) => (
  <>
    {title && (
      <Typography component="h3" variant="h3" sx={{ mb: 0.75 }}>
        {title}
      </Typography>
    )}
    <Facts>
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value === null || value === '' ? <span style={{ color: 'var(--faint)' }}>–</span> : value}</dd>
        </Fragment>
      ))}
    </Facts>
  </>
)
