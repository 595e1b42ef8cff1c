import { Typography, Button } from '@mui/material'
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
  '& del': { display: 'block', color: 'var(--soft)', textDecorationThickness: 1 },
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

const Strip = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  margin: '0 0 16px',
  background: 'var(--card)',
  border: '1px solid var(--line)',
  borderRadius: 8,
  overflow: 'hidden',
  '& > div': { padding: '13px 18px 12px', boxShadow: '-1px 0 var(--line), 0 -1px var(--line)', minWidth: 0 },
  '& .label, & .note': { display: 'block', fontSize: 12.5, color: 'var(--soft)' },
  '& .value': { display: 'block', fontSize: 23, fontWeight: 640, letterSpacing: '-0.03em', lineHeight: 1.35 },
})

interface StripFigure {
  label: string
  /** null: failed to load */
  value: string | null
  note?: string
  onRetry?: () => void
}

export const StatStrip = ({ label, figures }: { label: string; figures: StripFigure[] }) => (
  <Strip role="group" aria-label={label}>
    {figures.map((one) => (
      <div key={one.label}>
        <span className="label">{one.label}</span>
        {one.value === null ? (
          <span style={{ display: 'block', lineHeight: '31px', color: 'var(--soft)' }}>
            불러오지 못함
            {one.onRetry && (
              <Button size="small" onClick={one.onRetry} aria-label={`${one.label} 다시 불러오기`}>
                다시
              </Button>
            )}
          </span>
        ) : (
          <span className="value">{one.value}</span>
        )}
        {one.note && <span className="note">{one.note}</span>}
      </div>
    ))}
  </Strip>
)
