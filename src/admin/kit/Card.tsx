import { styled } from '@mui/material/styles'
import { Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'

const Section = styled('section')({
  background: 'var(--card)',
  border: '1px solid var(--line)',
  borderRadius: 8,
  padding: '14px 18px 16px',
  '& > header': { display: 'flex', alignItems: 'center', gap: 10, minHeight: 32, marginBottom: 6 },
})

interface Props {
  title: string
  action?: ReactNode
  children: ReactNode
}

export function Card({ title, action, children }: Props) {
  const id = useId()
  return (
    <Section aria-labelledby={id}>
      <header>
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        <span style={{ marginLeft: 'auto' }}>{action}</span>
      </header>
      {children}
    </Section>
  )
}
