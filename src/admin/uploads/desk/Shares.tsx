import { styled } from '@mui/material/styles'
import type { ReactElement } from 'react'
import { many } from '../numbers'

const Part = styled('section')({
  marginBottom: 22,
  '& h2': { fontSize: 15, fontWeight: 680, margin: '0 0 8px' },
  '& .bar': { display: 'flex', gap: 2, height: 12 },
  '& .bar i, & li i': { borderRadius: 3 },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '6px 22px', listStyle: 'none', margin: '10px 0 0', padding: 0 },
  '& li': { display: 'flex', alignItems: 'baseline', gap: 6 },
  '& li i': { width: 11, height: 11, alignSelf: 'center' },
  '& li b': { fontSize: 16, fontWeight: 680 },
  '& li small': { color: 'var(--soft)', fontSize: 12.5 },
})

interface Share {
  label: string
  count: number
  colour: string
  note?: string
}

export const INK = 'var(--ink)'
export const MIDDLE = 'var(--edge)'
export const LIGHT = 'var(--line)'
export const BAD = 'var(--accent)'

export function Shares({ title, shares }: { title: string; shares: Share[] }) {
  return (
    <Part aria-label={title}>
      <h2>{title}</h2>
      <div className="bar" aria-hidden="true">
        {shares.map(({ label, count, colour }) =>
          count > 0 ? <i key={label} style={{ flex: `${count} 0 3px`, background: colour }} /> : null,
        )}
      </div>
      <ul>
        {shares.map(({ label, count, colour, note }) => (
          <li key={label}>
            <i aria-hidden="true" style={{ background: colour }} />
            {label} <b style={{ color: colour === BAD && count > 0 ? BAD : undefined }}>{many(count)}</b>
            {note && count > 0 && <small>{note}</small>}
          </li>
        ))}
      </ul>
    </Part>
  )
}

export const Examples = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
  gap: 14,
  '& h3': { margin: '0 0 4px', fontSize: 13.5, fontWeight: 650 },
  '& ol': { listStyle: 'none', margin: 0, padding: 0 },
  '& li': { display: 'flex', justifyContent: 'space-between', borderTop: '1px solid var(--line)', padding: '5px 2px' },
  '& li span': { color: 'var(--soft)' },
  '& p': { color: 'var(--soft)', margin: 0 },
})

export const ExampleList = ({ title, count, items }: { title: string; count: number; items: ReactElement[] }) => (
  <section aria-label={title}>
    <h3>
      {title} {many(count)}
    </h3>
    {items.length === 0 && <p>없어요.</p>}
    <ol>{items}</ol>
  </section>
)
