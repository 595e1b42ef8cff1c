import { styled } from '@mui/material/styles'
import { useListContext } from 'react-admin'
import { isGrouped, type QualityType, TREND_WEEKS } from '@/domain/quality'
import type { QualitySummary } from '@/contract/qualitySummary'
import { QUALITY_LABELS } from '@/messages/staff/quality'

const WIDTH = 66
const HEIGHT = 22

function Trend({ weeks }: { weeks: { week: string; count: number }[] }) {
  const [first, last] = [weeks[0], weeks.at(-1)]
  if (!first || !last || weeks.length < 2) return null
  const highest = Math.max(1, ...weeks.map(({ count }) => count))
  const step = WIDTH / (TREND_WEEKS - 1)
  const points = weeks.map(({ count }, index) => {
    const x = WIDTH - (weeks.length - 1 - index) * step
    return `${x.toFixed(1)},${(HEIGHT - 2 - (count / highest) * (HEIGHT - 4)).toFixed(1)}`
  })
  const words = `${weeks.length}주 동안 ${first.count.toLocaleString()}에서 ${last.count.toLocaleString()}(으)로`
  return (
    <svg width={WIDTH} height={HEIGHT} role="img" aria-label={words}>
      <polyline points={points.join(' ')} fill="none" stroke="var(--edge)" strokeWidth={1.5} />
    </svg>
  )
}

const Grid = styled('ul')({
  listStyle: 'none',
  margin: '0 0 18px',
  padding: 0,
  display: 'grid',
  gap: 10,
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  '& button': {
    width: '100%',
    height: '100%',
    padding: '12px 14px 10px',
    border: '1px solid var(--line)',
    borderRadius: 8,
    background: 'var(--card)',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
  },
  '& button:hover': { background: 'var(--wash)' },
  '& button[aria-pressed="true"]': { borderColor: 'var(--ink)', boxShadow: 'inset 0 0 0 1px var(--ink)' },
  '& .name': { display: 'block', fontWeight: 620 },
  '& .line': { display: 'flex', alignItems: 'flex-end', justifyContent: 'space-between', gap: 8 },
  '& .count': { fontSize: 20, fontWeight: 650, letterSpacing: '-0.02em' },
  '& .note': { fontSize: 12, color: 'var(--soft)' },
})

export function TypeCards({ types }: { types: QualitySummary['types'] }) {
  const { filterValues, setFilters, setSort } = useListContext()
  const chosen = (filterValues as { type?: QualityType }).type
  const choose = (type: QualityType) => {
    setFilters(type === chosen ? {} : { type })
    setSort(isGrouped(type) ? { field: 'group', order: 'ASC' } : { field: 'id', order: 'ASC' })
  }
  return (
    <Grid aria-label="문제 유형">
      {types.map(({ type, open, marked, weeks }) => {
        const { name, unit } = QUALITY_LABELS[type]
        return (
          <li key={type}>
            <button type="button" aria-pressed={type === chosen} onClick={() => choose(type)}>
              <span className="name">{name}</span>
              <span className="line">
                <span className="count" style={open ? undefined : { color: 'var(--faint)' }}>
                  {open.toLocaleString()}
                  <span style={{ fontSize: 13, fontWeight: 450 }}>{unit}</span>
                </span>
                <Trend weeks={weeks} />
              </span>
              <span className="note">{marked > 0 ? `맞다고 본 것 ${marked.toLocaleString()}` : ' '}</span>
            </button>
          </li>
        )
      })}
    </Grid>
  )
}
