import type { Visit } from '@/domain/directory/schemas'
import { VisitRow } from './VisitRow'

const HEAD = 'px-0 py-2 text-note font-medium text-faint'

/** Visits as a table. On a phone each row is stacked, but keeps its table semantics for screen readers. */
export function VisitTable({ visits }: { visits: readonly Visit[] }) {
  return (
    <table role="table" className="block w-full border-t-[1.5px] border-ink text-[0.9375rem] md:table">
      <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
        <tr role="row" className="border-b border-line text-left">
          <th role="columnheader" className={`${HEAD} w-32`}>
            날짜
          </th>
          <th role="columnheader" className={HEAD}>
            기관 · 부서
          </th>
          <th role="columnheader" className={`${HEAD} w-20 text-right`}>
            인원
          </th>
          <th role="columnheader" className={`${HEAD} w-28 text-right`}>
            1인당
          </th>
          <th role="columnheader" className={`${HEAD} w-32 text-right`}>
            금액
          </th>
          <th role="columnheader" className={`${HEAD} w-76 pl-8!`}>
            출처
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" className="block md:table-row-group">
        {visits.map((visit) => (
          <VisitRow key={visit.id} visit={visit} />
        ))}
      </tbody>
    </table>
  )
}
