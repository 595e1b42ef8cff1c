import type { AgencyDetail } from '@/domain/agency/schemas'
import { BarList } from '@/ui/chart/BarList'
import { formatCount, formatWonShort } from '@/ui/format/number'
import { SectionHeading } from '@/ui/kit/SectionHeading'

const SHOWN = 6
/** This many more are collapsed; the API has the rest. */
const FOLDED = 14

const MORE =
  'inline-flex min-h-11 items-center text-note font-medium text-soft underline decoration-line ' +
  'underline-offset-4 hover:text-ink'

export function DepartmentsSection({ agency }: { agency: AgencyDetail }) {
  const { departments, department_count } = agency
  if (departments.length === 0) return null
  const items = departments.slice(0, SHOWN + FOLDED).map(({ name, visit_count, total_amount }) => ({
    key: name,
    name,
    note: `${formatWonShort(total_amount)} 원`,
    count: visit_count,
  }))
  const left = department_count - items.length
  const most = items[0]?.count ?? 1
  return (
    <section aria-labelledby="departments">
      <SectionHeading id="departments" title="어느 부서가" note={`부서 ${formatCount(department_count)}곳, 방문 수`} />
      <BarList items={items.slice(0, SHOWN)} most={most} />
      {items.length > SHOWN && (
        <details>
          <summary className={MORE}>다른 부서 {formatCount(items.length - SHOWN)}곳 보기</summary>
          <BarList items={items.slice(SHOWN)} most={most} />
          {left > 0 && <p className="mt-1 text-note text-faint">방문이 적은 부서 {formatCount(left)}곳은 뺐어요.</p>}
        </details>
      )}
    </section>
  )
}
