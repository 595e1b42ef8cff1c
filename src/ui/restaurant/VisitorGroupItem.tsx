import { DETAIL } from '@/messages/site/detail'
import { CountBar } from '../chart/CountBar'
import { SoftLink } from '../kit/SoftLink'
import { agencyHref } from '../urls/agencyHref'
import { formatCount } from '../format/number'
import type { VisitorGroup } from './visitorGroups'

export function VisitorGroupItem({ group, most }: { group: VisitorGroup; most: number }) {
  return (
    <li>
      <div>
        <span>
          <SoftLink href={agencyHref(group.id)}>{group.agency}</SoftLink>
        </span>
        <CountBar share={group.visits / most} />
        <b>{formatCount(group.visits)}</b>
      </div>
      {group.departments.length > 0 && (
        <details>
          <summary>
            {DETAIL.departments(formatCount(group.departments.length + (group.rest?.departments ?? 0)))}
          </summary>
          <ul>
            {group.departments.map((department) => (
              <li key={department.name}>
                <span title={department.name}>{department.name}</span>
                <CountBar share={department.visits / most} muted />
                <b>{formatCount(department.visits)}</b>
              </li>
            ))}
            {group.rest && (
              <li className="rest">
                <span>그 밖의 부서 {formatCount(group.rest.departments)}곳</span>
                <b>{formatCount(group.rest.visits)}</b>
              </li>
            )}
          </ul>
        </details>
      )}
    </li>
  )
}
