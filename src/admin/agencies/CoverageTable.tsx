import { styled } from '@mui/material/styles'
import { Link, useNavigate } from 'react-router-dom'
import type { AgencyCoverage, CoverageCalendar, CoverageCell, CoverageState } from '@/domain/agency/coverage'
import { COVERAGE_STATE_LABELS } from '@/messages/staff/panel'
import { listPath } from '../kit/lists/recordLinks'
import { useAction } from '../kit/useAction'

const LOOKS: Record<CoverageState, { background: string; color: string; mark: string; border?: string }> = {
  imported: { background: 'var(--good-wash)', color: 'var(--good)', mark: '●' },
  published: { background: 'var(--warn-wash)', color: 'var(--warn)', mark: '◐' },
  missing: { background: 'var(--card)', color: 'var(--accent)', mark: '–', border: 'var(--accent)' },
  late: { background: 'var(--accent)', color: 'var(--paper)', mark: '!' },
  due: { background: 'var(--wash)', color: 'var(--soft)', mark: '…' },
  none: { background: 'transparent', color: 'var(--soft)', mark: '·' },
}

const Frame = styled('div')({
  overflowX: 'auto',
  '& table': { borderCollapse: 'separate', borderSpacing: 3, fontSize: 13 },
  '& thead th': { fontWeight: 450, color: 'var(--soft)', fontSize: 12, textAlign: 'center', whiteSpace: 'nowrap' },
  '& tbody th': {
    textAlign: 'left',
    fontWeight: 620,
    paddingRight: 12,
    minWidth: 180,
    position: 'sticky',
    left: 0,
    background: 'var(--paper)',
  },
  '& tbody th a': { color: 'inherit', textDecoration: 'none' },
  '& button': {
    width: 46,
    height: 30,
    borderRadius: 5,
    font: 'inherit',
    fontSize: 12,
    cursor: 'pointer',
  },
})

/** '25. 10.' */
const shortMonth = (month: string): string => `${month.slice(2, 4)}. ${Number(month.slice(5))}.`

export const CoverageTable = ({ calendar: { months, agencies } }: { calendar: CoverageCalendar }) => (
  <Frame tabIndex={0} role="region" aria-label="공개 달력">
    <table>
      <thead>
        <tr>
          <th scope="col" style={{ textAlign: 'left' }}>
            기관
          </th>
          {months.map((month) => (
            <th key={month} scope="col">
              {shortMonth(month)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {agencies.map((agency) => (
          <tr key={agency.id}>
            <th scope="row">
              <Link to={`/agencies/${agency.id}`}>{agency.name}</Link>
            </th>
            {agency.cells.map((cell) => (
              <td key={cell.month}>
                <MonthKey agency={agency} cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Frame>
)

const lastDay = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10)

function MonthKey({ agency, cell: { month, state, visits } }: { agency: AgencyCoverage; cell: CoverageCell }) {
  const navigate = useNavigate()
  const note = useAction((_: void, provider) =>
    provider.action('agencies', agency.id, 'publication', { month, isPublished: state !== 'published' }),
  )
  const { background, color, mark, border } = LOOKS[state]
  const label = COVERAGE_STATE_LABELS[state]
  const said = `${agency.name} ${shortMonth(month)} ${label}${visits > 0 ? ` ${visits.toLocaleString()}건` : ''}`
  const open = () =>
    void navigate(listPath('visits', { agency: agency.id, since: `${month}-01`, until: lastDay(month) }))
  return (
    <button
      type="button"
      aria-label={said}
      title={said}
      disabled={note.isPending}
      onClick={state === 'imported' ? open : () => note.mutate()}
      style={{ background, color, border: `1px solid ${border ?? 'var(--line)'}` }}
    >
      {state === 'imported' ? visits.toLocaleString('ko-KR', { notation: 'compact' }) : mark}
    </button>
  )
}

const SHOWN: CoverageState[] = ['imported', 'published', 'missing', 'late', 'due']

export const CoverageLegend = () => (
  <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 14, listStyle: 'none', margin: 0, padding: 0, fontSize: 12.5 }}>
    {SHOWN.map((state) => (
      <li key={state} style={{ display: 'flex', alignItems: 'center', gap: 6 }}>
        <span
          aria-hidden="true"
          style={{
            background: LOOKS[state].background,
            color: LOOKS[state].color,
            border: `1px solid ${LOOKS[state].border ?? 'var(--line)'}`,
            borderRadius: 4,
            width: 20,
            textAlign: 'center',
          }}
        >
          {LOOKS[state].mark}
        </span>
        {COVERAGE_STATE_LABELS[state]}
      </li>
    ))}
  </ul>
)
