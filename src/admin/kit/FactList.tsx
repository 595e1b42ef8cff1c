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
