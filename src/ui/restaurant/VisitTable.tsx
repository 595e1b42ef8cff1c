import type { Visit } from '@/domain/directory/schemas'
import { VisitRow } from './VisitRow'

/** On phones and tablets rows are stacked; the roles keep the table's semantics for screen readers. */
export function VisitTable({ visits }: { visits: readonly Visit[] }) {
  return (
    <table role="table" className="visit-table">
      <thead role="rowgroup" className="sr-only lg:not-sr-only lg:table-header-group">
        <tr role="row">
          <th role="columnheader" className="w-32">
            날짜
          </th>
          <th role="columnheader">기관 · 부서</th>
          <th role="columnheader" className="w-20 text-right">
            인원
          </th>
          <th role="columnheader" className="w-28 text-right">
            1인당
          </th>
          <th role="columnheader" className="w-32 text-right">
            금액
          </th>
          <th role="columnheader" className="w-76 pl-8!">
            출처
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {visits.map((visit) => (
          <VisitRow key={visit.id} visit={visit} />
        ))}
      </tbody>
    </table>
  )
}
