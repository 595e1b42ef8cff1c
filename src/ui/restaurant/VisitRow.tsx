import type { Visit } from '@/domain/directory/schemas'
import type { VisitFlag } from '@/domain/expense/visitFlags'
import { VISIT_FLAG_LABELS } from '@/messages/importReasons'
import { formatDayShort } from '../format/day'
import { formatCount, formatWon } from '../format/number'
import { VisitSource } from './VisitSource'

/** Messages for a visit's flags; unknown flags are skipped. */
const flagMessages = (flags: readonly string[]): string[] =>
  flags.flatMap((flag) => (flag in VISIT_FLAG_LABELS ? [VISIT_FLAG_LABELS[flag as VisitFlag]] : []))

export function VisitRow({ visit }: { visit: Visit }) {
  return (
    <tr role="row">
      <td role="cell">
        {formatDayShort(visit.spent_on)}
        {visit.time && <span className="ml-1.5 text-note text-faint">{visit.time}</span>}
      </td>
      <td role="cell">
        <span className="font-medium">{visit.agency}</span>
        {visit.department && visit.department !== visit.agency && (
          <span className="text-soft"> {visit.department}</span>
        )}
        {visit.purpose && <span className="block text-note leading-normal text-soft">{visit.purpose}</span>}
        {flagMessages(visit.flags).map((message) => (
          <span key={message} className="block text-note leading-normal text-faint">
            {message}
          </span>
        ))}
      </td>
      <td role="cell">
        {visit.headcount === null ? <span className="text-faint">–</span> : `${formatCount(visit.headcount)}명`}
      </td>
      <td role="cell">{visit.per_head === null ? <span className="text-faint">–</span> : formatWon(visit.per_head)}</td>
      <td role="cell">
        {visit.amount === null ? <span className="font-normal text-faint">금액 없음</span> : formatWon(visit.amount)}
        <span className="ml-1.5 text-note font-normal text-faint md:hidden">
          {visit.headcount !== null && `${formatCount(visit.headcount)}명`}
        </span>
      </td>
      <td role="cell">
        <VisitSource source={visit.source} />
      </td>
    </tr>
  )
}
