import { CountBar } from '../chart/CountBar'
import { formatCount } from '../format/number'
import type { VisitorGroup } from './visitorGroups'

const ROW =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,13.5rem)_minmax(0,1fr)_3rem]'
const BAR = 'order-3 col-span-2 sm:order-none sm:col-span-1'

/** One agency and its departments. All bars share one scale. */
export function VisitorGroupItem({ group, most }: { group: VisitorGroup; most: number }) {
  return (
    <li className="text-[0.9375rem]">
      <div className={`${ROW} font-semibold`}>
        <span className="min-w-0 leading-snug">{group.agency}</span>
        <span className={BAR}>
          <CountBar share={group.visits / most} />
        </span>
        <span className="text-right">{formatCount(group.visits)}</span>
      </div>
      {group.departments.length > 0 && (
        <ul className="mt-1.5 space-y-1 border-l border-line pl-3 text-small text-soft sm:ml-0.5">
          {group.departments.map((department) => (
            <li key={department.name} className={`${ROW} sm:grid-cols-[minmax(0,12.625rem)_minmax(0,1fr)_3rem]`}>
              <span className="min-w-0 truncate" title={department.name}>
                {department.name}
              </span>
              <span className="hidden sm:block">
                <CountBar share={department.visits / most} muted />
              </span>
              <span className="text-right">{formatCount(department.visits)}</span>
            </li>
          ))}
          {group.rest && (
            <li className={`${ROW} text-faint sm:grid-cols-[minmax(0,1fr)_3rem]`}>
              <span>그 밖의 부서 {formatCount(group.rest.departments)}곳</span>
              <span className="text-right">{formatCount(group.rest.visits)}</span>
            </li>
          )}
        </ul>
      )}
    </li>
  )
}
