import { Link } from 'react-router-dom'
import type { RecordsPlan, RecordsReport } from '@/domain/upload/upload'
import type { RecordKind, RecordReason } from '@/domain/upload/records'
import { RECORD_REASONS } from '@/messages/recordReasons'
import { RECORD_ACTION_LABELS } from '@/messages/staff/uploadRecords'
import { many } from '../../numbers'
import { recordPath } from './recordText'
import { BAD, ExampleList, Examples, INK, LIGHT, MIDDLE, Shares } from '../Shares'

export function RecordShares({ report }: { report: RecordsReport }) {
  const reasons = (Object.entries(report.reasons) as [RecordReason, number][]).sort((one, other) => other[1] - one[1])
  return (
    <>
      <Shares
        title={`파일의 행 ${many(report.read)}행`}
        shares={[
          { label: RECORD_ACTION_LABELS.create, count: report.created, colour: INK },
          { label: RECORD_ACTION_LABELS.update, count: report.updated, colour: MIDDLE },
          { label: '이미 같아 건너뜀', count: report.skipped, colour: LIGHT },
          { label: '거부', count: report.rejected, colour: BAD },
        ]}
      />
      {reasons.length > 0 && (
        <section aria-label="들어가지 않는 이유" style={{ marginBottom: 22 }}>
          <h2 style={{ fontSize: 15, fontWeight: 680, margin: '0 0 8px' }}>들어가지 않는 이유</h2>
          <ul style={{ margin: 0, paddingLeft: 18 }}>
            {reasons.map(([reason, rows]) => (
              <li key={reason}>
                {RECORD_REASONS[reason]} {many(rows)}행
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

export function RecordsPlanSummary({ kind, plan: { report, examples } }: { kind: RecordKind; plan: RecordsPlan }) {
  const lists = [
    { title: RECORD_ACTION_LABELS.create, count: report.created, of: examples.created },
    { title: RECORD_ACTION_LABELS.update, count: report.updated, of: examples.updated },
  ]
  return (
    <>
      <RecordShares report={report} />
      <Examples>
        {lists.map(({ title, count, of }) => (
          <ExampleList
            key={title}
            title={title}
            count={count}
            items={of.map(({ id, title: name, row }) => (
              <li key={`${row}:${name}`}>
                {id === null ? name || '이름 없음' : <Link to={recordPath(kind, id)}>{name || `${id}번`}</Link>}{' '}
                <span>{many(row)}행</span>
              </li>
            ))}
          />
        ))}
      </Examples>
    </>
  )
}
