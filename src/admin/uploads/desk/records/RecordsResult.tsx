import { josa } from 'es-hangul'
import { Alert } from '@mui/material'
import { Link } from 'react-router-dom'
import type { RecordKind } from '@/domain/upload/records'
import type { RecordsUpload } from '@/domain/upload/upload'
import { KEPT_RECORD_REASONS } from '@/messages/recordReasons'
import { RECORD_COUNTERS } from '@/messages/staff/uploadRecords'
import { koreanMoment } from '../../../kit/dates/koreanDate'
import { many } from '../../numbers'
import { RecordShares } from './RecordsPlanSummary'
import { recordPath } from './recordText'

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
