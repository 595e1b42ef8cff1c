import type { Visit } from '@/domain/directory/schemas'
import type { VisitFlag } from '@/domain/expense/visitFlags'
import { VISIT_FLAG_LABELS } from '@/messages/importReasons'
import { OCCASION_LABELS } from '@/messages/labels'
import { formatDayShort } from '../format/day'
import { formatCount, formatWon } from '../format/number'
import { SoftLink } from '../kit/SoftLink'
import { agencyHref } from '../urls/agencyHref'
import { VisitSource } from './VisitSource'

const flagMessages = (flags: readonly string[]): string[] =>
  flags.flatMap((flag) => (flag in VISIT_FLAG_LABELS ? [VISIT_FLAG_LABELS[flag as VisitFlag]] : []))

export function VisitRow({ visit }: { visit: Visit }) {
  return (
    <tr role="row">
      <td role="cell">
        {formatDayShort(visit.spent_on)}
        {visit.time && <small>{visit.time}</small>}
      </td>
      <td role="cell">
        <b>
          <SoftLink href={agencyHref(visit.agency_id)}>{visit.agency}</SoftLink>
        </b>
        {visit.department && visit.department !== visit.agency && <span> {visit.department}</span>}
        {visit.occasion && <p>{OCCASION_LABELS[visit.occasion]}</p>}
        {flagMessages(visit.flags).map((message) => (
          <p key={message} className="text-faint">
            {message}
          </p>
        ))}
      </td>
      <td role="cell">
        {visit.headcount === null ? <span className="text-faint">–</span> : `${formatCount(visit.headcount)}명`}
      </td>
      <td role="cell">{visit.per_head === null ? <span className="text-faint">–</span> : formatWon(visit.per_head)}</td>
      <td role="cell">
        {visit.amount === null ? <span className="font-normal text-faint">금액 없음</span> : formatWon(visit.amount)}
        {visit.headcount !== null && <small>{formatCount(visit.headcount)}명</small>}
      </td>
      <td role="cell">
        <VisitSource source={visit.source} />
      </td>
    </tr>
  )
}
