import { Typography } from '@mui/material'
import { Fragment, type ReactNode } from 'react'
import { Facts } from './Facts'

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
