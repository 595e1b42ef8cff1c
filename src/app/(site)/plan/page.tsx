import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { nearText } from '@/domain/nearby/nearPoint'
import type { Location } from '@/domain/nearby/guessLocations'
import { planQuerySchema } from '@/contract/plan'
import { PLAN_PAGE } from '@/domain/plan/plan'
import { pageTags } from '@/domain/site/pageTags'
import { preparedReads } from '@/infra/database/readPool'
import { setPageStatus, tagPage } from '@/infra/requestContext'
import { PLAN, PLAN_FIELD_MESSAGES } from '@/messages/site/plan'
import { findLocations, sureLocation } from '@/server/directory/near/findLocations'
import { planPlaces } from '@/server/plan/planPlaces'
import { EmptyState } from '@/ui/kit/EmptyState'
import { LoadFailure } from '@/ui/kit/LoadFailure'
import { PageHeading } from '@/ui/kit/Headings'
import { PlanResults } from '@/ui/plan/PlanResults'
import { ScrollRestoration } from '@/ui/search/ScrollRestoration'
import { CuisineChips } from '@/ui/search/CuisineChips'
import type { SearchParams } from '@/ui/urls/readQuery'
import { PlanForm, type PlanFields, readPlanFields } from '../_components/plan/PlanForm'
import { WhichPlace } from '../_components/plan/FoundLocations'
import { load } from '../_data/load'

export const metadata: Metadata = {
  title: PLAN.title,
  description: PLAN.lead,
  alternates: { canonical: PLAN_PAGE },
}

const planHref = (fields: PlanFields): string => `${PLAN_PAGE}?${new URLSearchParams(fields).toString()}`

function cuisineHref({ cuisine: _cuisine, ...fields }: PlanFields, cuisine: string | undefined): string {
  return planHref({ ...fields, ...(cuisine && { cuisine }) })
}

function aroundHref({ q: _q, region: _region, radius: _radius, ...fields }: PlanFields, location: Location): string {
  return planHref({ ...fields, near: nearText(location), at: location.label })
}

export default async function PlanPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const fields = readPlanFields(await searchParams)
  const href = Object.keys(fields).length ? planHref(fields) : PLAN_PAGE
  const isAsked = fields.headcount !== undefined
  const { q } = fields
  const found = isAsked && q ? await load('locations', () => findLocations(preparedReads(), q)) : null
  if (found) tagPage(pageTags.directory)
  const sure = found?.ok && sureLocation(found.data)
  if (sure) redirect(aroundHref(fields, sure))
  const read = isAsked && !found ? planQuerySchema.safeParse(fields) : null
  const query = read?.success ? read.data : null
  tagPage(query?.region ? pageTags.district(query.region) : query ? pageTags.directory : pageTags.fixed)
  if (read && !query) setPageStatus(400)
  const plan = query && (await load('a plan', () => planPlaces(preparedReads(), query)))
  return (
    <div className="wrap">
      <PageHeading title={PLAN.title}>{PLAN.lead}</PageHeading>
      <div className="mt-6">
        <PlanForm fields={fields}>
          {found && q && (
            <WhichPlace typed={q} found={found} hrefOf={(location) => aroundHref(fields, location)} retryHref={href} />
          )}
          {read && !query && (
            <EmptyState title={PLAN.wrong}>{PLAN_FIELD_MESSAGES[String(read.error?.issues[0]?.path[0])]}</EmptyState>
          )}
          {plan &&
            query &&
            (plan.ok ? (
              <>
                {(plan.data.cuisines ?? query.cuisine) && (
                  <CuisineChips
                    chosen={query.cuisine}
                    counts={plan.data.cuisines}
                    hrefOf={(cuisine) => cuisineHref(fields, cuisine)}
                  />
                )}
                <PlanResults plan={plan.data} query={query} near={query.near} />
              </>
            ) : (
              <LoadFailure what="식당을" retryHref={href} />
            ))}
        </PlanForm>
      </div>
      <ScrollRestoration href={href} />
    </div>
  )
}
