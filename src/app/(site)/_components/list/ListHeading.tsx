import { listScope } from '@/domain/directory/listScope'
import type { ListQuery } from '@/contract/directoryQuery'
import type { Understood } from '@/contract/directory'
import { PLAN_PAGE } from '@/domain/plan/plan'
import { OCCASION_FACET_LABELS } from '@/messages/labels'
import { LIST_SEARCH, MEAL_NOTES } from '@/messages/site/lists'
import { PLAN } from '@/messages/site/plan'
import { listHref } from '@/ui/urls/listHref'
import { formatCount } from '@/ui/format/number'
import { Breadcrumbs } from '@/ui/shell/Breadcrumbs'
import { InlineLink } from '@/ui/kit/TextLink'
import { agencyHref } from '@/ui/urls/agencyHref'
import { PageHeading } from '@/ui/kit/Headings'
import { listTitle } from './listMetadata'

const PLACES_NAMED = 3

const placesOf = (places: readonly string[]): string => {
  const named = places.slice(0, PLACES_NAMED).join(', ')
  return places.length > PLACES_NAMED ? `${named} 등 ${formatCount(places.length)}개 지역` : named
}

function understoodMessage({ kind, places, point, meal }: Understood): string {
  return [
    point && LIST_SEARCH.walkFrom(point.name),
    kind && LIST_SEARCH.kindOnly(kind),
    places.length > 0 && LIST_SEARCH.inPlaces(placesOf(places)),
    meal && MEAL_NOTES[meal],
  ]
    .filter(Boolean)
    .join(' ')
}

interface Props {
  query: ListQuery
  agency: string | null
  total: number | null
  understood: Understood | undefined
}

export function ListHeading({ query, agency, total, understood }: Props) {
  const planHref = query.agency === undefined ? planHrefOf(query) : null
  const crumbs = [{ href: '/regions', label: '지역별' }]
  if (query.province && query.district)
    crumbs.push({ href: listHref({ province: query.province }), label: query.province })
  return (
    <PageHeading
      crumbs={<Breadcrumbs links={crumbs} />}
      title={
        <>
          {listTitle(query, { agency, understood })}{' '}
          {total !== null && <span className="font-light text-soft">{formatCount(total)}곳</span>}
        </>
      }
    >
      {understood && <p>{understoodMessage(understood)}</p>}
      {query.occasion && <p>{LIST_SEARCH.usedFor(OCCASION_FACET_LABELS[query.occasion])}</p>}
      {understood?.point && query.q && (
        <InlineLink href={listHref({ ...query, q: `"${query.q}"`, page: 1 })}>{LIST_SEARCH.byName(query.q)}</InlineLink>
      )}
      {understood?.meal === 'group' && (
        <>
          {' '}
          <InlineLink href={PLAN_PAGE}>{LIST_SEARCH.planGroup}</InlineLink>
        </>
      )}
      {planHref && (
        <>
          {PLAN.ofDistrict} <InlineLink href={planHref}>{PLAN.title}</InlineLink>
        </>
      )}
      {agency !== null && query.agency !== undefined && (
        <>
          달마다 얼마를 어디에 썼는지는 <InlineLink href={agencyHref(query.agency)}>{agency}</InlineLink>의 쪽에 있어요.
        </>
      )}
    </PageHeading>
  )
}

function planHrefOf(query: ListQuery): string | null {
  const { near, radius, occasion } = query
  const scope = listScope(query)
  const where: Record<string, string> | null =
    near !== undefined
      ? { near, ...(radius !== undefined && { radius: String(radius) }) }
      : scope.kind === 'region'
        ? { region: scope.code }
        : null
  return where && `${PLAN_PAGE}?${new URLSearchParams({ ...where, ...(occasion && { occasion }) }).toString()}`
}
