import type { RestaurantDetail } from '@/contract/directory'
import { formatCount } from '@/ui/format/number'
import { SectionHeading } from '@/ui/kit/Headings'
import { SoftLink } from '@/ui/kit/SoftLink'
import { detailHref, type DetailPages } from '@/ui/urls/restaurantHref'
import { DETAIL } from '@/messages/site/detail'
import { CountBar } from '@/ui/chart/CountBar'
import { agencyHref } from '@/ui/urls/agencyHref'

type Visitor = RestaurantDetail['visitors'][number]

interface VisitorGroup {
  id: number
  agency: string
  visits: number
  departments: { name: string; visits: number }[]
  /** the departments that are not listed: how many, and their visits */
  rest: { departments: number; visits: number } | null
}

const AGENCIES_SHOWN = 5
/** Number of agencies folded below the list. The rest are loaded on request: some places have hundreds. */
const AGENCIES_FOLDED = 15
export const DEPARTMENTS_SHOWN = 4

function groupOf(visitors: readonly Visitor[]): VisitorGroup {
  const [first] = visitors
  const named = visitors
    .filter((visitor) => visitor.department !== null && visitor.department !== visitor.agency)
    .sort((a, b) => b.visit_count - a.visit_count)
  // A line that says "1 more" would take the space of the department itself.
  const shown = named.length > DEPARTMENTS_SHOWN + 1 ? named.slice(0, DEPARTMENTS_SHOWN) : named
  const visits = visitors.reduce((sum, visitor) => sum + visitor.visit_count, 0)
  const left = named.slice(shown.length)
  return {
    id: first?.agency_id ?? 0,
    agency: first?.agency ?? '',
    visits,
    departments: shown.map((visitor) => ({ name: visitor.department ?? '', visits: visitor.visit_count })),
    rest: left.length
      ? { departments: left.length, visits: left.reduce((sum, visitor) => sum + visitor.visit_count, 0) }
      : null,
  }
}

export function visitorGroups(visitors: readonly Visitor[]): VisitorGroup[] {
  const byAgency = new Map<number, Visitor[]>()
  for (const visitor of visitors) byAgency.set(visitor.agency_id, [...(byAgency.get(visitor.agency_id) ?? []), visitor])
  return [...byAgency.values()].map(groupOf).sort((a, b) => b.visits - a.visits)
}

function VisitorGroupItem({ group, most }: { group: VisitorGroup; most: number }) {
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

const MORE =
  'inline-flex min-h-11 items-center text-note font-medium text-soft underline decoration-line ' +
  'underline-offset-4 hover:text-ink'

export function AgencySection({ restaurant, pages }: { restaurant: RestaurantDetail; pages: DetailPages }) {
  const groups = visitorGroups(restaurant.visitors)
  const most = groups[0]?.visits ?? 1
  const shown = pages.allVisitors ? groups.length : AGENCIES_SHOWN
  const folded = groups.slice(shown, shown + AGENCIES_FOLDED)
  const left = groups.length - shown - folded.length
  const items = (part: typeof groups) =>
    part.map((group) => <VisitorGroupItem key={group.id} group={group} most={most} />)
  return (
    <section aria-labelledby="visitors">
      <SectionHeading
        id="visitors"
        title="누가 다녀갔나"
        note={`기관 ${formatCount(groups.length)}곳, 방문 ${formatCount(restaurant.visit_count)}건`}
      />
      {groups.length === 0 ? (
        <p className="text-small text-soft">공개된 방문 기록이 아직 없어요.</p>
      ) : (
        <ul className="visitor-groups">{items(groups.slice(0, shown))}</ul>
      )}
      {folded.length > 0 && (
        <details className="mt-3">
          <summary className={MORE}>다른 기관 {formatCount(folded.length)}곳 보기</summary>
          <ul className="visitor-groups mt-2">{items(folded)}</ul>
          {left > 0 && (
            <SoftLink
              href={detailHref(restaurant.id, { ...pages, allVisitors: true }, 'visitors')}
              className={`${MORE} mt-2`}
            >
              기관 {formatCount(groups.length)}곳 모두 보기
            </SoftLink>
          )}
        </details>
      )}
    </section>
  )
}
