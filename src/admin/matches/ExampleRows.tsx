import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { koreanDate } from '../kit/dates/koreanDate'
import { PHONE } from '../theme/media'
import type { WholeQuestion } from './match'

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  '& th': { textAlign: 'left', fontWeight: 400, color: 'var(--soft)', fontSize: 12, padding: '5px 10px 5px 0' },
  '& td': { padding: '8px 10px 8px 0', borderTop: '1px solid var(--line)' },
  '& .figure': {
    textAlign: 'right',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    paddingLeft: 14,
    paddingRight: 0,
  },
  // Scrolls sideways: on a phone the text would otherwise wrap at every syllable.
  [PHONE]: { minWidth: 560 },
})

export function ExampleRows({ question: { own, rows } }: { question: WholeQuestion }) {
  const filter = encodeURIComponent(JSON.stringify({ restaurant: own.id }))
  return (
    <section aria-labelledby="example-rows" style={{ minWidth: 0 }}>
      <div style={{ display: 'flex', alignItems: 'baseline', gap: 8 }}>
        <h2 id="example-rows">이 이름이 적힌 행</h2>
        <small style={{ color: 'var(--soft)' }}>
          {own.visitCount.toLocaleString()}행 가운데 {rows.length}
        </small>
        <Link to={`/visits?filter=${filter}`} style={{ marginLeft: 'auto', fontSize: 12.5, color: 'inherit' }}>
          모두 보기
        </Link>
      </div>
      {rows.length === 0 ? (
        <p style={{ color: 'var(--soft)' }}>남은 행이 없어요.</p>
      ) : (
        <div style={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label="행의 표">
          <Table>
            <thead>
              <tr>
                <th scope="col">날짜</th>
                <th scope="col">기관 · 부서</th>
                <th scope="col">적힌 그대로</th>
                <th scope="col" className="figure">
                  인원
                </th>
                <th scope="col" className="figure">
                  금액
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  <td style={{ whiteSpace: 'nowrap' }}>{koreanDate(row.spentAt)}</td>
                  <td>{[row.agency, row.department].filter(Boolean).join(' ')}</td>
                  <td>{row.spelling}</td>
                  <td className="figure">{row.headcount ?? '–'}</td>
                  <td className="figure">{row.amount?.toLocaleString('ko-KR') ?? '–'}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      )}
    </section>
  )
}
