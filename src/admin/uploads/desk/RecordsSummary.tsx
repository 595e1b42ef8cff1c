import { Link } from 'react-router-dom'
import { josa } from 'es-hangul'
import { Alert } from '@mui/material'
import type { RecordsPlan, RecordsReport, RecordsUpload } from '@/contract/uploadState'
import type { RecordKind, RecordReason } from '@/domain/upload/kinds'
import { RECORD_REASONS, KEPT_RECORD_REASONS } from '@/messages/staff/uploadProblems'
import { RECORD_ACTION_LABELS, RECORD_COUNTERS } from '@/messages/staff/uploads'
import { many } from '../numbers'
import { recordPath } from './recordText'
import { BAD, ExampleList, Examples, INK, LIGHT, MIDDLE, Shares } from './Shares'
import { koreanMoment } from '../../kit/dates/koreanDate'

function RecordShares({ report }: { report: RecordsReport }) {
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

export function RecordsResult({ upload }: { upload: RecordsUpload }) {
  const { kind, status, result, job } = upload
  if (status === 'undone') return <Undone upload={upload} />
  if (!result) return null
  const { name, unit } = RECORD_COUNTERS[kind]
  return (
    <>
      <Alert severity="success" variant="outlined" sx={{ mb: 2 }}>
        반영했어요. {name} {josa(`${many(result.created)}${unit}`, '을/를')} 새로 만들었어요.
        {result.updated > 0 && ` ${many(result.updated)}${josa(unit, '을/를')} 고쳤어요.`}
        {job?.finishedAt && ` · ${koreanMoment(job.finishedAt)}`}
      </Alert>
      <RecordShares report={result} />
    </>
  )
}

/** A member's review is hidden and can be restored; other records are deleted. */
const REMOVED: Partial<Record<RecordKind, string>> = { reviews: '휴지통으로 옮겼어요' }

function Undone({ upload: { kind, kept, undone } }: { upload: RecordsUpload }) {
  const { name, unit } = RECORD_COUNTERS[kind]
  return (
    <>
      <Alert severity="success" variant="outlined" sx={{ mb: 2 }}>
        반영을 되돌렸어요.
        {undone && ` ${name} ${many(undone.removed)}${josa(unit, '을/를')} ${REMOVED[kind] ?? '지웠어요'}.`}
        {undone !== null &&
          undone.reverted > 0 &&
          ` ${many(undone.reverted)}${josa(unit, '을/를')} 앞의 값으로 돌려놓았어요.`}
      </Alert>
      {kept.length > 0 && (
        <section aria-label="남은 것">
          <h2 style={{ fontSize: 15 }}>남은 것 {`${many(undone?.keptCount ?? kept.length)}${unit}`}</h2>
          <ul>
            {kept.map(({ id, sheet, row, title, reason }) => (
              <li key={id}>
                <Link to={recordPath(kind, id)}>{title || `${id}번`}</Link> · {sheet && `${sheet} `}
                {row}행 · {KEPT_RECORD_REASONS[reason]}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
