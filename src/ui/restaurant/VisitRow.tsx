import type { Visit } from '@/domain/directory/schemas'
import type { VisitFlag } from '@/domain/expense/visitFlags'
import { VISIT_FLAG_LABELS } from '@/messages/importReasons'
import { formatDayShort } from '../format/day'
import { formatCount, formatWon } from '../format/number'
import { VisitSource } from './VisitSource'

const CELL = 'md:table-cell md:border-b md:border-line md:py-3 md:align-top'

/** Messages for a visit's flags; unknown flags are skipped. */
const flagMessages = (flags: readonly string[]): string[] =>
  flags.flatMap((flag) => (flag in VISIT_FLAG_LABELS ? [VISIT_FLAG_LABELS[flag as VisitFlag]] : []))

export function VisitRow({ visit }: { visit: Visit }) {
  return (
    <tr
      role="row"
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-3.5 md:table-row md:border-0"
    >
      <td role="cell" className={`text-small text-soft md:text-[0.9375rem] md:whitespace-nowrap ${CELL}`}>
        {formatDayShort(visit.spent_on)}
        {visit.time && <span className="ml-1.5 text-note text-faint">{visit.time}</span>}
      </td>
      <td role="cell" className={`col-span-2 min-w-0 ${CELL}`}>
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
      <td role="cell" className={`hidden text-right ${CELL}`}>
        {visit.headcount === null ? <span className="text-faint">–</span> : `${formatCount(visit.headcount)}명`}
      </td>
      <td role="cell" className={`hidden text-right ${CELL}`}>
        {visit.per_head === null ? <span className="text-faint">–</span> : formatWon(visit.per_head)}
      </td>
      <td role="cell" className={`col-start-2 row-start-1 text-right font-semibold ${CELL}`}>
        {visit.amount === null ? <span className="font-normal text-faint">금액 없음</span> : formatWon(visit.amount)}
        <span className="ml-1.5 text-note font-normal text-faint md:hidden">
          {visit.headcount !== null && `${formatCount(visit.headcount)}명`}
        </span>
      </td>
      <td role="cell" className={`col-span-2 mt-1 min-w-0 md:mt-0 md:pl-8 ${CELL}`}>
        <VisitSource source={visit.source} />
      </td>
    </tr>
  )
}
