import { Alert } from '@mui/material'
import { Link } from 'react-router-dom'
import type { ImportReport } from '@/domain/expense/importReport'
import type { ImportPlan, VisitsUpload } from '@/contract/uploadState'
import { unreadPart } from '@/messages/importReasons'
import { many, wonText } from '../numbers'
import { BAD, ExampleList, Examples, INK, LIGHT, MIDDLE, Shares } from './Shares'
import { koreanMoment } from '../../kit/dates/koreanDate'

/** The four add up to all rows. */
const RowShares = ({ report, title }: { report: ImportReport; title: string }) => (
  <>
    <Shares
      title={`${title} ${many(report.rowsRead)}행`}
      shares={[
        { label: '만들기', count: report.rowsVisited, colour: INK, note: wonText(report.amountVisited) },
        { label: '이미 있어 건너뜀', count: report.rowsKnown, colour: MIDDLE, note: wonText(report.amountKnown) },
        { label: '들어가지 않음', count: report.rowsSkipped, colour: LIGHT, note: wonText(report.amountSkipped) },
        { label: '거부', count: report.rowsRejected, colour: BAD, note: wonText(report.amountRejected) },
      ]}
    />
    {report.departmentsDropped > 0 && (
      <p style={{ color: 'var(--soft)', fontSize: 12.5 }}>
        부서의 이름인지 분명하지 않아 부서를 비운 행이 {many(report.departmentsDropped)}행 있어요.
      </p>
    )}
  </>
)

export function PlanSummary({ plan: { report, examples } }: { plan: ImportPlan }) {
  const lists = [
    { title: '새로 만들 식당', count: report.restaurantsNew, of: examples.new },
    { title: '아는 식당에 이음', count: report.restaurantsMatched, of: examples.matched },
    { title: '나중에 물을 것', count: report.reviewsQueued, of: examples.queued },
  ]
  return (
    <>
      <RowShares report={report} title="방문 기록" />
      {report.unread?.length ? (
        <Examples>
          <ExampleList
            title="읽지 못한 곳"
            count={report.unread.length}
            items={report.unread.map((part) => (
              <li key={unreadPart(part)}>{unreadPart(part)}</li>
            ))}
          />
        </Examples>
      ) : null}
      <Shares
        title={`식당 ${many(report.restaurantsNew + report.restaurantsMatched)}곳`}
        shares={[
          { label: '이어짐', count: report.restaurantsMatched, colour: MIDDLE },
          { label: '새로', count: report.restaurantsNew, colour: INK },
          { label: '질문', count: report.reviewsQueued, colour: BAD, note: '반영한 뒤에 정해도 돼요' },
        ]}
      />
      <Examples>
        {lists.map(({ title, count, of }) => (
          <ExampleList
            key={title}
            title={title}
            count={count}
            items={of.map(({ name, visits }) => (
              <li key={name}>
                {name} <span>방문 {many(visits)}건</span>
              </li>
            ))}
          />
        ))}
      </Examples>
    </>
  )
}

export function ImportResult({ upload: { status, result, kept, undone, job, batch } }: { upload: VisitsUpload }) {
  if (status === 'undone') {
    return (
      <>
        <Alert severity="success" variant="outlined" sx={{ mb: 2 }}>
          반영을 되돌렸어요.{undone && ` 방문 기록 ${many(undone.removed)}건을 지웠어요.`}
        </Alert>
        {kept.length > 0 && (
          <section aria-label="남은 기록">
            <h2 style={{ fontSize: 15 }}>누가 고쳐서 남은 기록 {many(undone?.keptCount ?? kept.length)}건</h2>
            <ul>
              {kept.map(({ id, row, sheet, restaurant }) => (
                <li key={id}>
                  <Link to={`/visits/${id}`}>{restaurant}</Link>
                  {row !== null && ` · ${sheet ? `${sheet} ` : ''}${row}행`}
                </li>
              ))}
            </ul>
          </section>
        )}
      </>
    )
  }
  if (!result) return null
  return (
    <>
      <Alert severity="success" variant="outlined" sx={{ mb: 2 }}>
        반영했어요. 방문 기록 {many(result.visitsMade)}건, 새 식당 {many(result.restaurantsNew)}곳
        {result.reviewsQueued > 0 && `, 물을 것 ${many(result.reviewsQueued)}가지`} · 가져오기 {batch}번
        {job?.finishedAt && ` · ${koreanMoment(job.finishedAt)}`}
      </Alert>
      <RowShares report={result} title="파일의 행" />
    </>
  )
}
