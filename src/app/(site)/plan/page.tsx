import type { Metadata } from 'next'
import { planQuerySchema } from '@/domain/plan/schemas'
import { PLAN_PAGE } from '@/domain/plan/paths'
import { pageTags } from '@/domain/site/pageTags'
import { preparedReads } from '@/infra/database/readPool'
import { setPageStatus, tagPage } from '@/infra/requestContext'
import { PLAN, PLAN_FIELD_MESSAGES } from '@/messages/site/plan'
import { planPlaces } from '@/server/plan/planPlaces'
import { EmptyState } from '@/ui/kit/EmptyState'
import { LoadFailure } from '@/ui/kit/LoadFailure'
import { PageHeading } from '@/ui/kit/PageHeading'
import { PlanResults } from '@/ui/plan/PlanResults'
import { ScrollRestoration } from '@/ui/search/ScrollRestoration'
import { CuisineChips } from '@/ui/search/CuisineChips'
import type { SearchParams } from '@/ui/urls/readListQuery'
import { PlanForm, type PlanFields } from '../_components/plan/PlanForm'
import { readPlanFields } from '../_components/plan/readPlanFields'
import { load } from '../_data/load'

export const metadata: Metadata = {
  title: PLAN.title,
  description: PLAN.lead,
  alternates: { canonical: PLAN_PAGE },
}

const planHref = ({ cuisine: _cuisine, ...fields }: PlanFields, cuisine: string | undefined): string =>
  `${PLAN_PAGE}?${new URLSearchParams({ ...fields, ...(cuisine && { cuisine }) }).toString()}`

export default async function PlanPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const fields = readPlanFields(await searchParams)
  const asked = new URLSearchParams(fields).toString()
  const href = asked ? `${PLAN_PAGE}?${asked}` : PLAN_PAGE
  const isAsked = fields.headcount !== undefined
  const read = isAsked ? planQuerySchema.safeParse(fields) : null
  const query = read?.success ? read.data : null
  tagPage(!query ? pageTags.fixed : query.region ? pageTags.district(query.region) : pageTags.directory)
  if (isAsked && !query) setPageStatus(400)
  const plan = query && (await load('a plan', () => planPlaces(preparedReads(), query)))
  return (
    <div className="wrap">
      <PageHeading title={PLAN.title}>{PLAN.lead}</PageHeading>
      <div className="mt-6">
        <PlanForm fields={fields}>
          {isAsked && !query && (
            <EmptyState title={PLAN.wrong}>{PLAN_FIELD_MESSAGES[String(read?.error?.issues[0]?.path[0])]}</EmptyState>
          )}
          {plan &&
            query &&
            (plan.ok ? (
              <>
                {(plan.data.cuisines ?? query.cuisine) && (
                  <CuisineChips
                    chosen={query.cuisine}
                    counts={plan.data.cuisines}
                    hrefOf={(cuisine) => planHref(fields, cuisine)}
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
